import { disc, fill } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";

export const glow = (pen: Pen, x: number, y: number, r: number, color = "#ffe3a0") =>
  disc(
    x,
    y,
    r,
    pen.radial([
      [0, color, 0.8],
      [0.4, color, 0.35],
      [1, color, 0],
    ]),
  );

export const beam = (pen: Pen, d: string) =>
  fill(
    d,
    pen.linear([
      [0, "#ffe9b0", 0.75],
      [1, "#ffe9b0", 0],
    ]),
  );
