import { PIGMENTS, darken } from "../parts/colors.ts";
import { bar, fill, line, times } from "../parts/lines.ts";
import { motif, type MotifName } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { turned } from "../parts/solids.ts";

export const label = (tone: string, ink: string, print: MotifName, top: number, height: number) =>
  fill(bar(-90, top, 180, height), tone) +
  line(`M-90 ${top + 5}H90M-90 ${top + height - 5}H90`, ink, 1.6) +
  motif(print, ink, 0, top + height / 2, height * 0.55);

export function tubeOf(pen: Pen, color: string, cap: string, print: MotifName): string {
  return (
    fill("M-46-244H46L56-60Q0-48-56-60z", pen.round(color)) +
    fill(bar(-50, -254, 100, 16, 3), darken(color, 0.14)) +
    line(
      times(12, (i) => `M${-46 + i * 8.4}-252v12`),
      darken(color, 0.4),
      1.4,
    ) +
    fill("M-50-180H50L53-110H-53z", PIGMENTS.paper, 'opacity=".9"') +
    motif(print, darken(color, 0.24), 0, -146, 48) +
    turned(
      pen,
      [
        [44, -60],
        [46, -10],
        [42, 0],
      ],
      cap,
      { gloss: 0.3 },
    )
  );
}

export function pump(pen: Pen, color: string, cap: string, print: MotifName): string {
  return (
    turned(
      pen,
      [
        [20, -200],
        [60, -186],
        [66, -160],
        [66, -14],
        [58, 0],
      ],
      color,
      { gloss: 0.36, pattern: label(PIGMENTS.paper, darken(color, 0.3), print, -136, 90) },
    ) +
    turned(
      pen,
      [
        [20, -222],
        [22, -200],
      ],
      cap,
      { gloss: 0.2 },
    ) +
    line("M0-222V-250", cap, 10) +
    fill("M-22-262H22L60-254V-244H-22z", pen.face(cap))
  );
}
