import { PIGMENTS, darken } from "../parts/colors.ts";
import { bar, disc, fill, line, times } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";

export const CRAFT_COLORS = ["#b93a26", "#dd8140", "#ebbe48", "#7fa35a", "#3a7a78", "#4c7295", "#7d6396", "#a9507a"] as const;

export const yarn = (pen: Pen, x: number, y: number, r: number, color: string) =>
  disc(x, y, r, pen.ball(color)) +
  line(
    times(
      4,
      (i) =>
        `M${x - r * 0.86} ${y - r * 0.4 + i * r * 0.26}Q${x} ${y - r * 0.9 + i * r * 0.36} ${x + r * 0.86} ${y - r * 0.3 + i * r * 0.26}`,
    ) +
      times(
        3,
        (i) => `M${x - r * 0.5 + i * r * 0.3} ${y - r * 0.84}Q${x + r * 0.4 - i * 5} ${y} ${x - r * 0.2 + i * r * 0.34} ${y + r * 0.9}`,
      ),
    darken(color, 0.24),
    Math.max(2, r * 0.045),
    'opacity=".7"',
  );

export const paintBrush = (pen: Pen, length: number, tone: string) =>
  fill(bar(-6, -length + 60, 12, length - 60, 5), pen.round(tone)) +
  fill(bar(-8, -length + 36, 16, 28), pen.metal(PIGMENTS.steel)) +
  fill(
    `M-9 ${-length + 38}C-14 ${-length + 10} -4 ${-length} 0 ${-length - 6}C4 ${-length} 14 ${-length + 10} 9 ${-length + 38}z`,
    PIGMENTS.brown,
  );
