import type { Cell, Drawing } from "../src/board/drawing";

/** A straight of 200 mm to the right, then a quarter turn to the right: three lanes of 20 mm, two cells each. */
export function bend(): Drawing {
  const lane = (k: number) => {
    const y = (k - 1) * 20;
    const radius = 100 - y;
    return {
      path: `M0 ${y}L200 ${y}A${radius} ${radius} 0 0 1 ${200 + radius} 100`,
      length: 200 + (radius * Math.PI) / 2,
    };
  };
  const lanes = [0, 1, 2].map((k) => ({ ...lane(k), start: 10, finish: lane(k).length - 10 }));
  return {
    viewBox: [0, -30, 330, 140],
    road: ["M0 -30L200 -30A130 130 0 0 1 330 100L270 100A70 70 0 0 0 200 30L0 30Z"],
    edges: { left: "M0 -30L200 -30A130 130 0 0 1 330 100", right: "M0 30L200 30A70 70 0 0 1 270 100" },
    lanes,
    cells: [
      cell({ id: 0, lane: -1, start: -1, end: 0, along: 10 }),
      cell({ id: 1, lane: 0, start: 0, end: 4, along: 60 }),
      cell({ id: 2, lane: 1, start: 0, end: 5, along: 70 }),
      cell({ id: 3, lane: 2, start: 0, end: 6, along: 80 }),
      cell({ id: 4, lane: 0, start: 4, end: 10, along: 150 }),
      cell({ id: 5, lane: 1, start: 5, end: 10, along: 155 }),
      cell({ id: 6, lane: 2, start: 6, end: 10, along: 160 }),
      cell({ id: 7, lane: -1, start: 10, end: 11, along: 347 }),
    ],
  };
}

function cell(part: Pick<Cell, "id" | "lane" | "start" | "end" | "along">): Cell {
  const spansAll = part.lane < 0;
  return {
    path: "",
    x: 0,
    y: 0,
    heading: 0,
    length: 40,
    width: spansAll ? 60 : 20,
    paint: spansAll ? -1 : 0,
    blocked: false,
    ...part,
  };
}
