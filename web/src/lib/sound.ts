/** Sounds made on the spot by the browser's synthesiser; there are no files. Off unless the reader turns them on. */

export type Sound = "tick" | "rattle" | "engine" | "bump" | "fanfare";

interface Tone {
  /** Seconds from now, and how long. */
  at: number;
  lasts: number;
  /** Hertz at the beginning and the end. */
  from: number;
  to: number;
  wave: OscillatorType;
  loud: number;
}

const tone = (
  at: number,
  lasts: number,
  from: number,
  to = from,
  wave: OscillatorType = "sine",
  loud = 0.12,
): Tone => ({
  at,
  lasts,
  from,
  to,
  wave,
  loud,
});

const SOUNDS: Record<Sound, readonly Tone[]> = {
  tick: [tone(0, 0.05, 880, 660, "triangle")],
  rattle: [0, 0.07, 0.12, 0.2, 0.26, 0.36, 0.44, 0.5].map((at, k) =>
    tone(at, 0.03, 420 + 90 * (k % 3), 300, "square", 0.04),
  ),
  engine: [tone(0, 0.7, 90, 210, "sawtooth", 0.05), tone(0, 0.7, 91.5, 213, "sawtooth", 0.04)],
  bump: [tone(0, 0.12, 200, 70, "triangle", 0.2), tone(0.1, 0.25, 120, 60, "sine", 0.15)],
  fanfare: [523, 659, 784, 1047].map((hertz, k) => tone(k * 0.13, k === 3 ? 0.5 : 0.16, hertz, hertz, "triangle")),
};

let context: AudioContext | undefined;

export function play(sound: Sound | undefined) {
  if (!sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const each of SOUNDS[sound]) ring(context, each);
}

function ring(context: AudioContext, { at, lasts, from, to, wave, loud }: Tone) {
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type: wave, frequency: from });
  const volume = new GainNode(context, { gain: 0 });
  source.frequency.linearRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.linearRampToValueAtTime(0, start + lasts);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + lasts + 0.05);
}
