import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { turned } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";

export const HOME_DIFFUSER: Family = {
  diffuser: standingKind(80, ["amber", "cream", "sage"], ["oak", "gold"], (pen, { color, accent, motif: print }) =>
    put(
      times(7, (i) => put(line("M0 0V-250", PIGMENTS.sand, 6), 0, -90, { turn: -24 + i * 8 })) +
        turned(
          pen,
          [
            [28, -180],
            [30, -160],
            [78, -124],
            [84, -90],
            [84, -12],
            [74, 0],
          ],
          color,
          { gloss: 0.4, pattern: fill(bar(-90, -96, 180, 70), PIGMENTS.paper) + motif(print, darken(color, 0.3), 0, -60, 46) },
        ) +
        turned(
          pen,
          [
            [30, -196],
            [34, -190],
            [32, -166],
          ],
          accent,
          { gloss: 0.2 },
        ),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  simmer: standingKind(
    140,
    ["copper", "rust"],
    ["orange"],
    (pen, { color }) =>
      put(
        line("M-30-170q-18-24 0-46t0-46M20-164q-18-24 0-46t0-46", "#fff", 8, 'opacity=".6"') +
          tube("M112-96H210", 18, PIGMENTS.oak) +
          turned(
            pen,
            [
              [116, -130],
              [116, -40],
              [100, 0],
            ],
            color,
            { metal: color === PIGMENTS.copper, inside: darken(color, 0.3), filling: "#c98a52", tilt: 0.24 },
          ) +
          [
            [-50, -132],
            [20, -124],
            [62, -138],
          ]
            .map(
              ([x, y]) =>
                oval(x as number, y as number, 28, 11, PIGMENTS.orange) +
                oval(x as number, y as number, 22, 8, "#f3c078") +
                line(`M${(x as number) - 20} ${y}h40M${x} ${(y as number) - 7}v14`, PIGMENTS.orange, 1.6),
            )
            .join("") +
          line("M-20-122L10-136M-6-118L20-128", PIGMENTS.brown, 8),
        -26,
        -10,
        { scale: 1.06 },
      ) +
      [
        [-150, 16],
        [150, 18],
      ]
        .map(([x, y], i) =>
          put(
            i === 0 ? times(3, (k) => line(`M${k * 11}-26L${k * 11 + 6} 10`, PIGMENTS.brown, 9)) : motif("star", PIGMENTS.brown, 0, 0, 44),
            x as number,
            (y as number) - 10,
          ),
        )
        .join(""),
  ),
  sachets: lyingKind(["cream", "lilac"], ["lilac", "cedar"], (pen, { color, accent }) =>
    times(4, (i) =>
      put(
        fill(
          blob([
            [-70, -70],
            [0, -62],
            [70, -70],
            [62, 0],
            [70, 70],
            [0, 62],
            [-70, 70],
            [-62, 0],
          ]),
          "#2a1a12",
          'opacity=".15" transform="translate(7 10)"',
        ) +
          fill(
            blob([
              [-70, -70],
              [0, -62],
              [70, -70],
              [62, 0],
              [70, 70],
              [0, 62],
              [-70, 70],
              [-62, 0],
            ]),
            pen.ball(i % 2 === 0 ? color : lighten(accent, 0.4)),
          ) +
          line("M0-64C-14-104 14-104 0-64", PIGMENTS.sand, 4) +
          (i % 2 === 0
            ? times(3, (k) =>
                put(
                  line("M0 34V-30", "#70835d", 3) +
                    times(6, (m) => oval(m % 2 === 0 ? -5 : 5, -8 - m * 7, 6, 4.4, darken(PIGMENTS.lilac, 0.2))),
                  -14 + k * 14,
                  0,
                  { turn: -12 + k * 12 },
                ),
              )
            : motif("tree", PIGMENTS.evergreen, 0, 4, 76)),
        -88 + (i % 2) * 176,
        -88 + Math.floor(i / 2) * 176,
        { turn: [-8, 6, 5, -7][i] as number },
      ),
    ),
  ),
};
