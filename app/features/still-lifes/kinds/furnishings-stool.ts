import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { box, turned } from "../parts/solids.ts";
import { grain, ribs, stitches, wicker } from "../parts/textures.ts";
import { type Family, hangingKind, lyingKind, standingKind } from "./kind.ts";
import { folded, legs } from "./furnishings-parts.ts";

export const FURNISHINGS_STOOL: Family = {
  stool: standingKind(110, ["oak", "navy", "olive"], ["leather"], (pen, { color, accent, form }) =>
    form === "fishing"
      ? put(
          line("M-100-170L100 0M100-170L-100 0", "#8b9093", 13) +
            line("M-102-170L98 0", "#e1e4e4", 3) +
            fill("M-120-186H120L112-150Q0-130-112-150z", pen.face(color)) +
            fill("M-96-150H96L84-40Q0-20-84-40z", pen.face(darken(color, 0.08))) +
            fill(bar(-70, -120, 60, 56, 6), darken(color, 0.16)) +
            fill(bar(10, -120, 60, 56, 6), darken(color, 0.16)) +
            line("M-70-106H-10M10-106H70", lighten(color, 0.4), 3) +
            fill(bar(-46, -148, 92, 12, 4), accent),
          0,
          0,
          { scale: 1.24 },
        )
      : put(
          legs(
            color,
            [
              [-70, -26],
              [70, 26],
              [-30, -6],
              [36, 8],
            ],
            200,
          ) +
            line("M-84-80H84", color, 9) +
            turned(
              pen,
              [
                [104, -224],
                [106, -210],
                [100, -196],
              ],
              accent === PIGMENTS.leather ? accent : color,
              { tilt: 0.3 },
            ),
          0,
          0,
          { scale: 1.12 },
        ),
  ),
  "storage box": standingKind(150, ["kraft", "gray", "sage", "oat"], ["leather"], (pen, { color, accent }) =>
    put(
      box(pen, color, {
        width: 270,
        height: 160,
        depth: 90,
        front:
          fill(bar(110, 54, 50, 26, 12), darken(color, 0.5)) +
          fill(bar(20, 96, 90, 46, 4), PIGMENTS.paper) +
          line("M34 112H94M34 126H74", PIGMENTS.brown, 4),
      }) +
        box(pen, lighten(color, 0.08), { x: 0, y: -156, width: 284, height: 36, depth: 92 }) +
        fill(bar(-20, -190, 40, 36), accent, 'opacity=".9"'),
      -18,
      0,
      { scale: 1.1 },
    ),
  ),
  "laundry basket": standingKind(120, ["willow", "white"], ["cream"], (pen, { color, accent }) => {
    const d = "M-130-220Q0-196 130-220L104-10Q0 12-104-10z";
    return put(
      fill(
        blob([
          [-110, -230],
          [-60, -276],
          [10, -262],
          [70, -286],
          [114, -226],
          [0, -200],
        ]),
        pen.ball(accent),
      ) +
        fill(d, pen.round(color)) +
        `<g ${pen.clip(d)}>${wicker({ x: -132, y: -222, width: 266, height: 240 }, color, 24)}</g>` +
        line("M-130-220Q0-196 130-220", lighten(color, 0.2), 12),
      0,
      0,
      { scale: 1.08 },
    );
  }),
  "hook rack": hangingKind(["oak", "walnut"], ["iron", "brass"], (pen, { color, accent, form }) =>
    put(
      fill(bar(-190, -60, 380, 92, 8), "#2a1a12", 'opacity=".17" transform="translate(8 11)"') +
        fill(bar(-190, -60, 380, 92, 8), pen.face(color)) +
        `<g ${pen.clip(bar(-190, -60, 380, 92, 8))}>${grain({ x: -190, y: -60, width: 380, height: 92 }, color)}</g>` +
        (form === "medals"
          ? line("M-180 56H180", "#8b9093", 9) +
            times(5, (i) => {
              const x = -130 + i * 66;
              return (
                fill(
                  `M${x - 15} 50L${x} 130L${x + 15} 50z`,
                  [PIGMENTS.red, PIGMENTS.navy, PIGMENTS.evergreen, PIGMENTS.marigold, PIGMENTS.plum][i] as string,
                ) +
                disc(x + 3, 146, 29, "#2a1a12", 'opacity=".15"') +
                disc(x, 142, 29, pen.ball([PIGMENTS.gold, PIGMENTS.silver, PIGMENTS.bronze, PIGMENTS.gold, PIGMENTS.silver][i] as string)) +
                motif("star", "#fff6d8", x, 142, 30)
              );
            }) +
            put(
              fill(bar(-66, -56, 132, 100, 4), pen.face(PIGMENTS.paper)) +
                fill(bar(-66, -56, 132, 20), PIGMENTS.red) +
                line("M-38-14L-28-22V26M-10-22H16L-2 26M30-22H50V2H30V26H50", PIGMENTS.ink, 6),
              96,
              -126,
            ) +
            motif("run", darken(color, 0.4), -100, -14, 60)
          : times(4, (i) => {
              const x = -132 + i * 88;
              return disc(x, -4, 15, pen.metal(accent)) + line(`M${x} 0V50Q${x} 72 ${x + 22} 64`, darken(accent, 0.1), 9);
            })),
      0,
      form === "medals" ? -40 : -20,
    ),
  ),
  "door mat": lyingKind(["kraft", "straw"], ["black", "evergreen"], (pen, { color, accent, motif: print }) =>
    put(
      fill(bar(-190, -120, 380, 240, 6), "#2a1a12", 'opacity=".18" transform="translate(8 11)"') +
        fill(bar(-190, -120, 380, 240, 6), pen.face(color)) +
        ribs({ x: -190, y: -120, width: 380, height: 240 }, color, { gap: 5, strength: 0.3 }) +
        fill(bar(-170, -100, 340, 200), "none", `stroke="${accent}" stroke-width="9"`) +
        motif(print, accent, 0, 0, 130),
      0,
      0,
      { turn: -5 },
    ),
  ),
  "felt mat": lyingKind(["sage", "gray"], ["rust"], (pen, { color }) =>
    put(
      fill(bar(-180, -150, 360, 300, 20), "#2a1a12", 'opacity=".18" transform="translate(8 12)"') +
        fill(bar(-180, -150, 360, 300, 20), pen.face(darken(color, 0.2))) +
        times(70, (i) =>
          put(
            fill(
              "M0 0C-16-12-18-44-4-54C6-50 16-20 8 0z",
              pen.face(
                [color, lighten(color, 0.24), PIGMENTS.moss, PIGMENTS.butter, darken(color, 0.14), PIGMENTS.rust][(i * 7) % 6] as string,
              ),
            ),
            -160 + (i % 10) * 36,
            -96 + Math.floor(i / 10) * 40 + ((i * 13) % 14),
            { turn: ((i * 61) % 120) - 60 },
          ),
        ) +
        [
          [-60, -20],
          [70, 40],
          [20, -80],
        ]
          .map(([x, y]) => motif("bone", "#c08a4a", x as number, y as number, 46, 30))
          .join(""),
      0,
      0,
      { turn: -5 },
    ),
  ),
  "pet bed": standingKind(170, ["oat", "gray", "rust", "sage"], ["cream"], (pen, { color, accent }) =>
    put(
      fill(
        blob([
          [-190, -60],
          [-150, -112],
          [-20, -128],
          [140, -116],
          [190, -62],
          [176, -10],
          [60, 4],
          [-100, 2],
          [-180, -14],
        ]),
        pen.ball(color),
      ) +
        oval(0, -84, 136, 33, darken(color, 0.4)) +
        oval(0, -74, 130, 32, pen.ball(accent)) +
        fill(
          blob([
            [-190, -56],
            [-130, -70],
            [0, -46],
            [130, -70],
            [190, -58],
            [178, -10],
            [60, 4],
            [-100, 2],
            [-182, -14],
          ]),
          pen.ball(lighten(color, 0.06)),
        ) +
        motif("paw", darken(color, 0.3), 0, -26, 42),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  "knit throw": standingKind(150, ["oat", "rust", "sage"], ["cream"], (pen, { color }) =>
    put(
      folded(pen, color, (area) => stitches(area, color, 20), true),
      8,
      0,
      { scale: 1.18 },
    ),
  ),
};
