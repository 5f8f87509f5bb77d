import type { Cell, Drawing } from "../src/board/drawing";

type Part = Pick<Cell, "id" | "lane" | "x" | "y" | "heading" | "fronts"> & Partial<Cell>;

export function drawing(parts: readonly Part[]): Drawing {
  const cells = parts.map(cell);
  return {
    view_box: [0, -30, 330, 140],
    sheets: [[0, -30, 330, 140]],
    middles: [],
    widths: [],
    roads: [],
    borders: [],
    lines: [],
    lanes: 3,
    length: 10,
    is_loop: false,
    cells,
  };
}

function cell(part: Part): Cell {
  const { id, lane, x, y, heading } = part;
  const width = lane < 0 ? 60 : 20;
  return {
    name: String(id),
    kind: "road",
    path: "",
    length: 40,
    width,
    paint: "",
    mark: "",
    position: id,
    start: 0,
    end: 0,
    spots: [{ x, y, heading }],
    sheet: 0,
    ...part,
  };
}

/** A straight of 200 mm to the right, then a quarter turn to the right: three lanes of 20 mm between start and finish. */
export function bend(): Drawing {
  return drawing([
    { id: 0, lane: -1, x: 10, y: 0, heading: 0, fronts: [1, 2, 3], spots: [-20, 0, 20].map((y) => spot(10, y, 0)) },
    { id: 1, lane: 0, x: 60, y: -20, heading: 0, fronts: [4, 5] },
    { id: 2, lane: 1, x: 70, y: 0, heading: 0, fronts: [4, 5, 6] },
    { id: 3, lane: 2, x: 80, y: 20, heading: 0, fronts: [5, 6] },
    { id: 4, lane: 0, ...turned(120, 45), fronts: [7] },
    { id: 5, lane: 1, ...turned(100, 45), fronts: [7] },
    { id: 6, lane: 2, ...turned(80, 45), fronts: [7] },
    { id: 7, lane: -1, ...turned(100, 90), fronts: [], spots: [120, 100, 80].map((radius) => turned(radius, 90)) },
  ]);
}

/** A loop of four straight cells for three pieces each, and a pit lane of one cell beside the last of them. */
export function loop(): Drawing {
  const side = (id: number, x: number, y: number, heading: number, fronts: number[]): Part => {
    const angle = (heading * Math.PI) / 180;
    const spots = [10, 0, -10].map((out) => spot(x - out * Math.sin(angle), y + out * Math.cos(angle), heading));
    return { id, lane: -1, x, y, heading, fronts, spots };
  };
  return drawing([
    side(0, 100, 0, 0, [1]),
    side(1, 200, 100, 90, [2]),
    side(2, 100, 200, 180, [3, 4]),
    side(3, 0, 100, -90, [0]),
    { id: 4, lane: 3, x: 30, y: 100, heading: -90, fronts: [0] },
  ]);
}

function spot(x: number, y: number, heading: number) {
  return { x, y, heading };
}

/** A pose in the bend, so many degrees after its beginning. */
function turned(radius: number, degrees: number) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: 200 + radius * Math.cos(angle), y: 100 + radius * Math.sin(angle), heading: degrees };
}
