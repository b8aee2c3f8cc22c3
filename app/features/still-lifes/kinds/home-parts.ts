import { disc, fill, line, put } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";

export const flame = (pen: Pen, x: number, y: number, size = 1): string =>
  put(
    line("M0 4V-12", "#4d3b2c", 3) +
      disc(
        0,
        -26,
        34,
        pen.radial([
          [0, "#ffe9a8", 0.7],
          [1, "#ffe9a8", 0],
        ]),
      ) +
      fill(
        "M0-6C-14-22-5-34 0-52C5-34 14-22 0-6z",
        pen.linear([
          [0, "#fff2c2"],
          [0.5, "#f8c04f"],
          [1, "#e38a33"],
        ]),
      ),
    x,
    y,
    { scale: size },
  );
