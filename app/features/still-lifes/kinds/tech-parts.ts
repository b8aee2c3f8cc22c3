import { PIGMENTS } from "../parts/colors.ts";
import { bar, disc, fill, oval } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";

export const glass = (pen: Pen) =>
  pen.linear(
    [
      [0, "#3c5560"],
      [0.5, "#22323a"],
      [1, "#162127"],
    ],
    [0, 0, 1, 1],
  );

export function lens(pen: Pen, x: number, y: number, r: number): string {
  return (
    disc(x, y, r, pen.metal("#5b5a5c")) +
    disc(x, y, r * 0.82, "#232225") +
    disc(
      x,
      y,
      r * 0.62,
      pen.radial(
        [
          [0, "#6f8fa3"],
          [0.5, "#2b3f55"],
          [1, "#131a22"],
        ],
        { cx: 0.4, cy: 0.36, r: 0.7 },
      ),
    ) +
    oval(x - r * 0.22, y - r * 0.26, r * 0.2, r * 0.13, "#fff", 'opacity=".7"')
  );
}

export const screen = (pen: Pen, width: number, height: number, art: string) =>
  fill(bar(-width / 2, -height, width, height, 12), pen.face(PIGMENTS.charcoal)) +
  fill(bar(-width / 2 + 11, -height + 11, width - 22, height - 22, 5), glass(pen)) +
  `<g ${pen.clip(bar(-width / 2 + 11, -height + 11, width - 22, height - 22, 5))}>${art}${fill(`M${-width / 2} ${-height}H0L${-width / 2} 0z`, "#fff", 'opacity=".08"')}</g>`;
