/**
 * How far two colours are apart, for eyes of several kinds.
 *
 * Simulation: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency" (IEEE TVCG 15, 2009), the published matrices of severity 1.0, applied to linear light. Distance: CIEDE2000
 * (Sharma, Wu and Dalal, 2005). Contrast: WCAG 2.2.
 */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export const EYES: Record<string, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** sRGB with the white of D65, to XYZ with Y = 1 for white. */
const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

function times(matrix: Matrix, [a, b, c]: Triple): Triple {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function map(values: Triple, change: (value: number, index: number) => number): Triple {
  return [change(values[0], 0), change(values[1], 1), change(values[2], 2)];
}

function linear(hex: string): Triple {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return map([part(1), part(3), part(5)], (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
}

export function contrast(one: string, other: string): number {
  const light = (hex: string) => times(TO_XYZ, linear(hex))[1] + 0.05;
  return Math.max(light(one), light(other)) / Math.min(light(one), light(other));
}

/** CIEDE2000 between two colours, as these eyes see them. */
export function distance(one: string, other: string, eyes: Matrix): number {
  return ciede2000(lab(times(eyes, linear(one))), lab(times(eyes, linear(other))));
}

function lab(light: Triple): Triple {
  const seen = map(light, (value) => Math.min(Math.max(value, 0), 1));
  const [x, y, z] = map(times(TO_XYZ, seen), (value, k) => {
    const share = value / (WHITE[k] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : (841 / 108) * share + 4 / 29;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIANS = Math.PI / 180;
const cos = (degrees: number) => Math.cos(degrees * RADIANS);
const sin = (degrees: number) => Math.sin(degrees * RADIANS);

export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const c7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 1 + 0.5 * (1 - Math.sqrt(c7 / (c7 + 25 ** 7)));
  const one = polar(a1 * g, b1);
  const two = polar(a2 * g, b2);
  const turn = one.c * two.c === 0 ? 0 : ((two.h - one.h + 540) % 360) - 180;
  const dl = l2 - l1;
  const dc = two.c - one.c;
  const dh = 2 * Math.sqrt(one.c * two.c) * sin(turn / 2);
  const l = (l1 + l2) / 2;
  const c = (one.c + two.c) / 2;
  const h = one.c * two.c === 0 ? one.h + two.h : one.h + turn / 2;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const hue = ((h % 360) + 360) % 360;
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

function polar(a: number, b: number) {
  return { c: Math.hypot(a, b), h: (Math.atan2(b, a) / RADIANS + 360) % 360 };
}
