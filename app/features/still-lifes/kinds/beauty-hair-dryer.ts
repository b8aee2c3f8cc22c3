import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { pool, turned } from "../parts/solids.ts";
import { type Family, standingKind } from "./kind.ts";

export const BEAUTY_HAIR_DRYER: Family = {
  "nail polish": standingKind(70, ["coral", "red", "plum", "sky"], ["black"], (pen, { color, accent }) =>
    [0, 2, 1]
      .map((i) => {
        const tone = [color, lighten(color, 0.4), darken(color, 0.3)][i] as string;
        const [x, y] = [(i - 1) * 116, i === 1 ? 8 : -14];
        return (
          pool(pen, x, y, 48) +
          put(
            turned(
              pen,
              [
                [16, -104],
                [18, -94],
                [48, -80],
                [52, -50],
                [48, -6],
                [42, 0],
              ],
              tone,
              { gloss: 0.5 },
            ) +
              turned(
                pen,
                [
                  [14, -200],
                  [18, -194],
                  [22, -104],
                ],
                accent,
                { gloss: 0.4 },
              ),
            x,
            y,
            { scale: 1.12 },
          )
        );
      })
      .join(""),
  ),
  "hair dryer": standingKind(110, ["coral", "charcoal", "sage"], ["steel"], (pen, { color, accent }) =>
    put(
      fill("M-20-90L16-90L40-6C40 6-4 6-8-2z", pen.round(darken(color, 0.1))) +
        fill(
          "M-90-230H60C150-230 150-96 60-96H-90z",
          pen.linear([
            [0, lighten(color, 0.3)],
            [0.4, color],
            [1, darken(color, 0.3)],
          ]),
        ) +
        fill("M-90-226L-156-208V-118L-90-100z", pen.face(darken(color, 0.4))) +
        disc(70, -163, 44, darken(color, 0.3)) +
        times(5, (i) => oval(70, -163, 38 - i * 8, 38 - i * 8, "none", `stroke="${accent}" stroke-width="2"`)) +
        fill(bar(2, -66, 18, 34, 6), PIGMENTS.paper) +
        line("M30 0C60 26 120 0 170 10", PIGMENTS.charcoal, 8),
      10,
      0,
      { scale: 1.14 },
    ),
  ),
};
