import { PIGMENTS, darken } from "../parts/colors.ts";
import { bar, fill, line, polygon, times } from "../parts/lines.ts";
import { motif, type MotifName } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";

/** A book that stands upright, its cover to the front. */
export function uprightBook(
  pen: Pen,
  color: string,
  accent: string,
  print: MotifName,
  { width = 190, height = 262, thick = 40 } = {},
): string {
  const half = width / 2;
  return (
    fill(
      polygon([
        [half, -height],
        [half + thick * 0.6, -height - thick * 0.16],
        [half + thick * 0.6, -thick * 0.2],
        [half, 0],
      ]),
      pen.linear(
        [
          [0, "#fdf6e6"],
          [1, "#cdbf9f"],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    line(
      times(4, (i) => `M${half + 5 + i * 5} ${-height + 2 - i}V${-4 - i}`),
      "#c3b491",
      1,
    ) +
    fill(
      polygon([
        [-half, -height],
        [-half + thick * 0.6, -height - thick * 0.16],
        [half + thick * 0.6, -height - thick * 0.16],
        [half, -height],
      ]),
      "#efe5cd",
    ) +
    fill(bar(-half, -height, width, height, 4), pen.face(color)) +
    fill(bar(-half, -height, 17, height, 4), darken(color, 0.2), 'opacity=".6"') +
    line(`M${-half + 20} ${-height}V0`, darken(color, 0.3), 1.6, 'opacity=".5"') +
    fill(bar(-half + 32, -height + 16, width - 46, height - 32, 4), "none", `stroke="${accent}" stroke-width="2.4" opacity=".8"`) +
    motif(print, accent, 8, -height * 0.42, width * 0.5) +
    line(`M${-half + 58} ${-height + 44}H${half - 40}M${-half + 76} ${-height + 60}H${half - 58}`, accent, 6)
  );
}

export function pencil(pen: Pen, length: number, color: string): string {
  return (
    fill(bar(-7, -length + 22, 14, length - 22, 2), pen.round(color)) +
    fill(`M-7 ${-length + 24}L0 ${-length}L7 ${-length + 24}z`, PIGMENTS.pine) +
    fill(`M-2.4 ${-length + 8}L0 ${-length}L2.4 ${-length + 8}z`, color)
  );
}
