import { darken, lighten } from "../parts/colors.ts";
import { bar, fill, line, put } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";
import { sheet } from "../parts/solids.ts";

/** An open box seen from above, 300 by 260, for what lies in it. */
export function openBox(pen: Pen, color: string, inside: string, body: string): string {
  return (
    put(
      sheet(pen, 320, 150, darken(color, 0.06), {
        radius: 12,
        shadow: 10,
        print:
          fill(bar(-144, -62, 288, 126, 8), lighten(inside, 0.1)) +
          fill(
            bar(-144, -62, 288, 126, 8),
            pen.linear([
              [0, "#2a1a12", 0.05],
              [1, "#2a1a12", 0.2],
            ]),
          ),
      }),
      0,
      -146,
    ) +
    put(
      sheet(pen, 320, 262, color, { radius: 12, shadow: 14 }) +
        fill(
          bar(-144, -116, 288, 232, 8),
          pen.linear([
            [0, darken(inside, 0.24)],
            [0.12, inside],
            [1, lighten(inside, 0.2)],
          ]),
        ) +
        body,
      0,
      66,
    )
  );
}

/** A cut stone with its point downwards; r is half its width. */
export function gem(pen: Pen, x: number, y: number, r: number, color: string): string {
  return put(
    fill(
      `M${-r} ${-r * 0.2}L${-r * 0.5} ${-r * 0.8}H${r * 0.5}L${r} ${-r * 0.2}L0 ${r}z`,
      pen.linear(
        [
          [0, lighten(color, 0.6)],
          [0.5, color],
          [1, darken(color, 0.2)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
      line(
        `M${-r} ${-r * 0.2}H${r}M${-r * 0.5} ${-r * 0.8}L${-r * 0.3} ${-r * 0.2}L0 ${r}L${r * 0.3} ${-r * 0.2}L${r * 0.5} ${-r * 0.8}M${-r * 0.3} ${-r * 0.2}L0 ${-r * 0.8}L${r * 0.3} ${-r * 0.2}`,
        "#fff",
        1.4,
        'opacity=".7"',
      ),
    x,
    y,
  );
}

/** A chain along a path. */
export const chain = (d: string, color: string) =>
  line(d, darken(color, 0.3), 5) + line(d, lighten(color, 0.4), 3.4, 'stroke-dasharray="4 3.6"');
