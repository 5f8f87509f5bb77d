/** What the server sends of a circuit: millimetres and SVG path data, made by `chequered.circuit.drawing`. */

export interface Cell {
  id: number;
  /** Closed outline. */
  path: string;
  x: number;
  y: number;
  /** Degrees, as SVG's `rotate` takes them. */
  heading: number;
  length: number;
  width: number;
  /** Index of the paint, -1 for none. */
  paint: number;
  blocked: boolean;
  /** 0 is the left lane; -1 spans all of them. */
  lane: number;
  /** Edges in units from the start. */
  start: number;
  end: number;
  /** How far along its lane's path the middle lies; on the road's middle if it spans all lanes. */
  along: number;
}

export interface Lane {
  path: string;
  length: number;
  /** How far along the path the middles of the start and the finish cell lie. */
  start: number;
  finish: number;
}

export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Drawing {
  viewBox: Box;
  road: string[];
  edges: { left: string; right: string };
  lanes: Lane[];
  cells: Cell[];
}

/** The protocol carries drawings as plain objects; this is their one door into the page. */
export function asDrawing(data: unknown): Drawing {
  return data as Drawing;
}
