import { motif } from "../parts/motifs.ts";
import { PIGMENTS, lighten, darken } from "../parts/colors.ts";
import { bar, fill, line, put, times } from "../parts/lines.ts";
import { box, turned } from "../parts/solids.ts";
import { type Family, standingKind } from "./kind.ts";

/** Things that come with another thing, by which they are known. */
export const SETS_GIFT_SET: Family = {
  "gift set": standingKind(150, ["kraft", "sage", "blush"], ["rust", "evergreen"], (pen, { color, accent }) =>
    put(
      box(pen, color, { width: 290, height: 70, depth: 160, top: lighten(color, 0.3) }) +
        times(30, (i) =>
          put(line("M0 0q14-10 26 2", lighten(PIGMENTS.straw, 0.3), 4), -130 + ((i * 47) % 300), -76 - ((i * 23) % 44), {
            turn: (i * 41) % 90,
          }),
        ) +
        put(
          turned(
            pen,
            [
              [30, -92],
              [32, -84],
              [32, 0],
            ],
            PIGMENTS.sage,
            { gloss: 0.3, pattern: fill(bar(-40, -60, 80, 34), PIGMENTS.paper) },
          ) +
            turned(
              pen,
              [
                [28, -108],
                [30, -90],
              ],
              PIGMENTS.oak,
            ),
          -70,
          -86,
        ) +
        put(
          turned(
            pen,
            [
              [14, -120],
              [36, -100],
              [36, 0],
            ],
            PIGMENTS.amber,
            { gloss: 0.4 },
          ) +
            turned(
              pen,
              [
                [12, -142],
                [14, -118],
              ],
              PIGMENTS.charcoal,
            ),
          10,
          -90,
        ) +
        put(box(pen, PIGMENTS.blush, { width: 66, height: 56, depth: 30 }), 94, -84) +
        fill(bar(-145, -70, 290, 70), pen.face(color)) +
        fill(bar(-145, -48, 290, 20), accent) +
        put(fill("M0 0C-30-24-44 6-4 6C44 8 32-22 0 0z", accent), 0, -46),
      -36,
      0,
      { scale: 1.08 },
    ),
  ),
  "get-well box": standingKind(150, ["sky"], ["coral"], (pen, { color, accent }) => {
    const sock = "M-30-120H26V-20C40-4 70 4 76 30C78 56 36 58 12 44C-12 30-36 10-30-20z";
    const cells = times(25, (i) =>
      fill(bar(-34 + (i % 5) * 14, -96 + Math.floor(i / 5) * 14, 13, 13), (i * 7) % 5 === 0 || i === 12 ? PIGMENTS.ink : PIGMENTS.paper),
    );
    return put(
      fill("M-150-110L-170-220H150L140-110z", pen.face(darken(color, 0.2))) +
        put(fill(sock, pen.ball(accent)) + fill(bar(-34, -130, 64, 26, 6), PIGMENTS.cream), -76, -112, { turn: -10 }) +
        put(fill(sock, pen.ball(accent)) + fill(bar(-34, -130, 64, 26, 6), PIGMENTS.cream), -40, -104, { turn: 4 }) +
        put(fill(bar(-48, -150, 96, 150, 4), pen.face(PIGMENTS.marigold)) + fill(bar(-37, -99, 74, 74), PIGMENTS.ink) + cells, 76, -84, {
          turn: 8,
        }) +
        box(pen, color, { width: 300, height: 112, depth: 30, top: darken(color, 0.5), front: motif("heart", PIGMENTS.red, 150, 56, 66) }),
      -8,
      0,
      { scale: 1.1 },
    );
  }),
};
