import { darken, lighten } from "../parts/colors.ts";
import { fill, line, times } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";

/** A folded stack of cloth, 300 wide, with fringe where it is a throw. */
export function folded(
  pen: Pen,
  color: string,
  texture: (area: { x: number; y: number; width: number; height: number }) => string,
  fringe: boolean,
): string {
  return times(3, (i) => {
    const y = -70 - i * 66;
    const d = `M-140 ${y}H120C164 ${y} 164 ${y + 70} 120 ${y + 70}H-140C-152 ${y + 50}-152 ${y + 20}-140 ${y}z`;
    return (
      fill(
        d,
        pen.linear([
          [0, lighten(color, 0.2)],
          [0.6, color],
          [1, darken(color, 0.3)],
        ]),
      ) +
      `<g ${pen.clip(d)}>${texture({ x: -156, y, width: 320, height: 72 })}</g>` +
      line(`M-138 ${y + 68}H122`, darken(color, 0.4), 3, 'opacity=".4"') +
      (fringe
        ? line(
            times(9, (k) => `M-144 ${y + 8 + k * 7}h-26`),
            darken(color, 0.06),
            3.6,
          )
        : "")
    );
  });
}

export const legs = (color: string, places: readonly (readonly [number, number])[], length: number) =>
  places
    .map(
      ([x, lean]) =>
        line(`M${x} ${-length}L${x + lean} 0`, darken(color, 0.15), 15) +
        line(`M${x - 2} ${-length}L${x + lean - 2} 0`, lighten(color, 0.1), 6),
    )
    .join("");
