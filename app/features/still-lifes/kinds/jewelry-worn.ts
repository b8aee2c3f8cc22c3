import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { box, sheet } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { gem } from "./jewelry-parts.ts";

function watch(pen: Pen, strap: string, metal: string, form: string): string {
  const ticks = times(12, (i) => put(line("M0-66V-58", PIGMENTS.ink, i % 3 === 0 ? 5 : 2.6), 0, 0, { turn: i * 30 }));
  const face =
    form === "moon"
      ? fill("M-36 12A36 36 0 0 1 36 12z", PIGMENTS.navy) +
        motif("moon", "#f1dfa0", 0, -2, 26) +
        times(4, (i) => disc(-24 + i * 15, 4 - (i % 2) * 10, 1.8, "#f1dfa0"))
      : times(4, (i) => put(fill(bar(-3, -54, 6, 14, 2), PIGMENTS.ink), 0, 0, { turn: i * 90 }));
  return put(
    fill("M-46-62L-38-190Q0-206 38-190L46-62zM-46 62L-38 190Q0 210 38 190L46 62z", "#2a1a12", 'opacity=".16" transform="translate(9 10)"') +
      fill("M-46-62L-38-190Q0-206 38-190L46-62z", pen.round(strap)) +
      fill("M-46 62L-38 190Q0 210 38 190L46 62z", pen.round(strap)) +
      line("M-38-180L-42-76M38-180L42-76M-42 76L-37 180M42 76L37 180", lighten(strap, 0.5), 2, 'stroke-dasharray="6 5" opacity=".8"') +
      times(4, (i) => oval(0, 110 + i * 20, 5, 5, darken(strap, 0.5))) +
      fill(bar(-42, -196, 84, 20, 8), "none", `stroke="${metal}" stroke-width="8"`) +
      fill(bar(80, -11, 20, 22, 5), pen.metal(metal)) +
      disc(4, 7, 88, "#2a1a12", 'opacity=".2"') +
      disc(0, 0, 87, pen.metal(metal)) +
      disc(
        0,
        0,
        74,
        pen.radial([
          [0, "#fffdf7"],
          [1, "#ece4d3"],
        ]),
      ) +
      ticks +
      face +
      line("M0 0L-24-34", PIGMENTS.ink, 6) +
      line("M0 0L38-30", PIGMENTS.ink, 4) +
      line("M0 12L-8 48", PIGMENTS.red, 2.4) +
      disc(0, 0, 5, PIGMENTS.ink) +
      fill("M-60-40A74 74 0 0 1 10-73L-40 40A74 74 0 0 1-60-40z", "#fff", 'opacity=".25"'),
    0,
    0,
    { turn: -14 },
  );
}

export const JEWELRY_WORN: Family = {
  ring: standingKind(110, ["navy", "burgundy", "evergreen", "plum"], ["gold", "silver"], (pen, { color, accent }) =>
    put(
      fill("M-110-110L-124-230C-124-244 124-244 124-230L110-110z", pen.face(darken(color, 0.14))) +
        fill("M-96-116L-106-220H106L96-116z", pen.face(PIGMENTS.cream)) +
        box(pen, color, { width: 220, height: 100, depth: 26, radius: 8, top: PIGMENTS.cream }) +
        disc(0, -128, 46, "none", `stroke="${darken(accent, 0.3)}" stroke-width="16"`) +
        disc(-1, -129, 46, "none", `stroke="${accent}" stroke-width="11"`) +
        line("M-40-150A46 46 0 0 1 0-174", lighten(accent, 0.7), 4) +
        gem(pen, 0, -188, 30, "#cfe3e8") +
        fill(bar(-110, -100, 220, 100, 8), pen.face(color)) +
        line("M-104-96H104", lighten(color, 0.6), 2, 'opacity=".6"'),
      0,
      0,
      { scale: 1.24 },
    ),
  ),
  rings: lyingKind(["kraft", "sage"], ["silver"], (pen, { color, accent }) =>
    put(
      sheet(pen, 320, 260, color, { radius: 10, shadow: 12 }) +
        fill(bar(-146, -116, 292, 232, 6), darken(color, 0.22)) +
        [
          [-60, -30],
          [10, 4],
        ]
          .map(
            ([x, y]) =>
              disc((x as number) + 4, (y as number) + 7, 50, "none", 'stroke="#2a1a12" stroke-width="15" opacity=".25"') +
              disc(x as number, y as number, 50, "none", `stroke="${darken(accent, 0.24)}" stroke-width="15"`) +
              disc((x as number) - 1, (y as number) - 1, 50, "none", `stroke="${lighten(accent, 0.3)}" stroke-width="9"`),
          )
          .join("") +
        put(fill(bar(-9, -20, 18, 120, 8), pen.round(PIGMENTS.oak)) + fill(bar(-36, -66, 72, 48, 8), pen.metal(PIGMENTS.steel)), 96, -10, {
          turn: 24,
        }) +
        put(line("M0-90V70", "#8b9093", 9) + fill(bar(-8, 20, 16, 70, 8), pen.round(PIGMENTS.rust)), -126, 10, { turn: -12 }),
      0,
      0,
      { turn: -4, scale: 1.14 },
    ),
  ),
  bracelet: lyingKind(["navy", "coral", "sage"], ["silver", "gold"], (pen, { color, accent, motif: print }) =>
    put(
      oval(8, 12, 156, 126, "none", 'stroke="#2a1a12" stroke-width="24" opacity=".14"') +
        times(54, (i) => {
          const a = (i / 54) * Math.PI * 2;
          return put(
            oval(0, 0, 13, 6.5, pen.face(i % 3 === 0 ? lighten(color, 0.3) : i % 3 === 1 ? color : PIGMENTS.cream)),
            Math.cos(a) * 156,
            Math.sin(a) * 126,
            { turn: (a * 180) / Math.PI + 58 },
          );
        }) +
        disc(0, 158, 8, "none", `stroke="${accent}" stroke-width="5"`) +
        disc(4, 184, 34, "#2a1a12", 'opacity=".18"') +
        disc(0, 178, 34, pen.metal(accent)) +
        motif(print, darken(accent, 0.5), 0, 178, 42),
      0,
      -34,
    ),
  ),
  bangle: lyingKind(["gold", "silver", "copper"], ["gold"], (_pen, { color }) =>
    [0, 1, 2]
      .map(
        (i) =>
          oval(
            -30 + i * 34,
            -24 + i * 26,
            128,
            116,
            "none",
            'stroke="#2a1a12" stroke-width="18" opacity=".14" transform="translate(8 11)"',
          ) +
          oval(-30 + i * 34, -24 + i * 26, 128, 116, "none", `stroke="${darken(color, 0.3)}" stroke-width="18"`) +
          oval(-31 + i * 34, -25 + i * 26, 128, 116, "none", `stroke="${color}" stroke-width="12"`) +
          oval(-32 + i * 34, -27 + i * 26, 128, 116, "none", `stroke="${lighten(color, 0.6)}" stroke-width="3" stroke-dasharray="150 80"`),
      )
      .join(""),
  ),
  watch: lyingKind(["olive", "leather", "navy", "black"], ["steel", "gold", "silver"], (pen, { color, accent, form }) =>
    watch(pen, color, accent, form),
  ),
  pins: lyingKind(["blue", "navy"], ["gold"], (pen, { color }) =>
    put(
      sheet(pen, 360, 320, color, {
        radius: 12,
        shadow: 12,
        print:
          line("M-180-120H180M-120-160V160", lighten(color, 0.34), 3, 'stroke-dasharray="10 6"') +
          line(
            times(40, (i) => `M${-180 + i * 9}-160l-40 320`),
            lighten(color, 0.2),
            1,
            'opacity=".3"',
          ),
      }) +
        (
          [
            ["heart", PIGMENTS.red, -100, -60],
            ["star", PIGMENTS.marigold, 20, -94],
            ["moon", PIGMENTS.cream, 116, -20],
            ["leaf", "#7fa35a", -60, 70],
            ["cat", PIGMENTS.coral, 64, 84],
          ] as const
        )
          .map(
            ([name, tone, x, y]) =>
              motif(name, "#2a1a12", x + 4, y + 6, 88).replace("<g ", '<g opacity=".3" ') +
              motif(name, PIGMENTS.gold, x, y, 92) +
              motif(name, tone, x, y, 78),
          )
          .join(""),
      0,
      0,
      { turn: -6 },
    ),
  ),
};
