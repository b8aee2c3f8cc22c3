import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { box, pool, sheet, turned } from "../parts/solids.ts";
import { grain, stripes } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";

export const OUTDOORS_FISHING_ROD: Family = {
  "fishing rod": lyingKind(
    ["evergreen", "navy"],
    ["cork"],
    (pen, { color, accent }) =>
      put(
        line("M-30-210L0 60", darken(color, 0.2), 8) +
          line("M-30-210L0 60", lighten(color, 0.3), 3) +
          times(4, (i) => disc(-26 + i * 7 + 6, -180 + i * 60, 9 + i, "none", 'stroke="#8b9093" stroke-width="4"')) +
          fill(bar(-14, 60, 28, 140, 12), pen.round(accent)) +
          fill(bar(-17, 74, 34, 15, 3), PIGMENTS.charcoal) +
          disc(52, 96, 48, "#2a1a12", 'opacity=".16" transform="translate(5 8)"') +
          disc(52, 92, 48, pen.metal(PIGMENTS.steel)) +
          disc(52, 92, 32, PIGMENTS.charcoal) +
          disc(52, 92, 17, pen.metal(PIGMENTS.brass)) +
          line("M52 92L104 120", "#8b9093", 9) +
          disc(108, 122, 12, PIGMENTS.ink) +
          line("M-30-210C-120-140-140-20-116 60", "#f5f0e3", 2),
        10,
        4,
        { turn: 24 },
      ) + put(motif("fish", PIGMENTS.sage, 0, 0, 110), -128, 120, { turn: -14 }),
  ),
  flies: lyingKind(["oak"], ["rust"], (pen, { color }) =>
    put(
      sheet(pen, 340, 300, color, { radius: 14, shadow: 12, print: grain({ x: -170, y: -150, width: 340, height: 300 }, color) }) +
        fill(bar(-148, -128, 296, 256, 6), "#e9e0cc") +
        times(12, (i) =>
          put(
            line("M0 34C20 34 24 12 4 8V-30", "#77716a", 4) +
              times(7, (k) =>
                line(
                  `M0-14L${-28 + k * 9}-44`,
                  [PIGMENTS.rust, PIGMENTS.evergreen, PIGMENTS.marigold, PIGMENTS.brown, PIGMENTS.plum][(i + k) % 5] as string,
                  4,
                ),
              ) +
              oval(2, -4, 7, 17, [PIGMENTS.marigold, PIGMENTS.leaf, PIGMENTS.red, PIGMENTS.navy][i % 4] as string) +
              disc(0, -28, 6, PIGMENTS.ink),
            -108 + (i % 4) * 72,
            -84 + Math.floor(i / 4) * 84,
          ),
        ),
      0,
      0,
      { turn: -5 },
    ),
  ),
  "fly tying": standingKind(
    150,
    ["brass"],
    ["rust"],
    (pen, { color, accent }) =>
      put(
        fill(bar(-150, -18, 140, 18, 6), pen.face(PIGMENTS.oak)) +
          fill(bar(-90, -180, 20, 170, 6), pen.metal(color)) +
          line("M-80-170L40-210", darken(color, 0.2), 17) +
          line("M-80-172L40-212", lighten(color, 0.5), 5) +
          fill("M36-222L84-214L36-200z", pen.metal(PIGMENTS.steel)) +
          line("M84-214C120-220 130-190 108-184", "#77716a", 5) +
          times(9, (k) =>
            line(`M96-216L${76 + k * 9}-${256 - Math.abs(k - 4) * 4}`, [accent, PIGMENTS.marigold, PIGMENTS.evergreen][k % 3] as string, 5),
          ) +
          disc(-80, -120, 20, pen.ball(color)),
        -20,
        0,
        { scale: 1.14 },
      ) +
      [
        [64, -4, PIGMENTS.red],
        [110, 10, PIGMENTS.leaf],
        [150, -6, PIGMENTS.marigold],
      ]
        .map(
          ([x, y, tone]) =>
            pool(pen, x as number, y as number, 22) +
            put(
              turned(
                pen,
                [
                  [20, -54],
                  [20, -46],
                  [12, -42],
                  [12, -14],
                  [20, -10],
                  [20, 0],
                ],
                PIGMENTS.pine,
              ) + fill(bar(-16, -44, 32, 32, 4), pen.round(tone as string)),
              x as number,
              y as number,
            ),
        )
        .join(""),
  ),
  "landing net": lyingKind(["oak", "walnut"], ["charcoal"], (pen, { color, accent }) =>
    put(
      oval(0, -60, 110, 136, "none", 'stroke="#2a1a12" stroke-width="20" opacity=".14" transform="translate(9 12)"') +
        `<g ${pen.clip("M-106-60a106 132 0 1 0 212 0a106 132 0 1 0-212 0z")}>${line(
          times(16, (i) => `M${-240 + i * 30}-200l300 300M${240 - i * 30}-200l-300 300`),
          accent,
          3,
          'opacity=".75"',
        )}</g>` +
        oval(0, -60, 110, 136, "none", `stroke="${darken(color, 0.25)}" stroke-width="19"`) +
        oval(-2, -62, 110, 136, "none", `stroke="${color}" stroke-width="12"`) +
        fill("M-20 70H20L28 196Q0 214-28 196z", pen.round(color)) +
        line("M0 200C30 220 50 200 70 220", PIGMENTS.rust, 5),
      0,
      -10,
      { turn: 26 },
    ),
  ),
  "tip-up": standingKind(
    170,
    ["pine"],
    ["red", "orange"],
    (pen, { color, accent }) =>
      fill(
        blob([
          [-200, -16],
          [-100, -36],
          [60, -38],
          [190, -20],
          [150, 14],
          [-120, 18],
        ]),
        pen.ball("#e8f1f3"),
      ) +
      [-110, 10, 124]
        .map((x, i) =>
          put(
            oval(0, 0, 52, 15, "#4a6c7c") +
              line("M-60-6L60-20M-60-20L60-6", darken(color, 0.1), 12) +
              line("M0-12V-200", darken(color, 0.15), 8) +
              fill("M4-206L84-184L4-156z", pen.face(i === 1 ? PIGMENTS.orange : accent)) +
              disc(0, -46, 15, PIGMENTS.charcoal),
            x,
            -14 + (i % 2) * 14,
            { scale: 0.92 + (i % 2) * 0.14 },
          ),
        )
        .join(""),
  ),
  "fish cards": lyingKind(
    ["teal"],
    ["cream"],
    (pen, { color, accent }) =>
      line("M-10-110C-160-220 120-240 30-120", PIGMENTS.orange, 11) +
      times(5, (i) =>
        put(
          sheet(pen, 150, 240, accent, {
            radius: 12,
            print:
              fill(bar(-75, -120, 150, 130), [PIGMENTS.sky, PIGMENTS.sage, PIGMENTS.butter, PIGMENTS.blush, color][i] as string) +
              motif("fish", [PIGMENTS.navy, PIGMENTS.evergreen, PIGMENTS.rust, PIGMENTS.plum, PIGMENTS.cream][i] as string, 0, -56, 110) +
              line("M-50 40H50M-50 62H50M-50 84H10", PIGMENTS.brown, 5, 'opacity=".6"'),
          }),
          -70 + i * 36,
          44 + Math.abs(i - 2) * 9,
          { turn: -30 + i * 15 },
        ),
      ) +
      disc(10, -106, 13, "none", 'stroke="#8b9093" stroke-width="6"'),
  ),
  "beach blanket": standingKind(160, ["teal", "coral"], ["cream"], (pen, { color, accent }) =>
    put(
      fill("M-190 6L-130-70H150L210 6z", pen.face(color)) +
        `<g ${pen.clip("M-190 6L-130-70H150L210 6z")}>${stripes({ x: -200, y: -80, width: 420, height: 100 }, accent, { gap: 48, share: 0.4 })}</g>` +
        fill(
          bar(-120, -122, 190, 74, 36),
          pen.linear([
            [0, lighten(color, 0.3)],
            [0.5, color],
            [1, darken(color, 0.3)],
          ]),
        ) +
        `<g ${pen.clip(bar(-120, -122, 190, 74, 36))}>${stripes({ x: -120, y: -122, width: 190, height: 80 }, accent, { gap: 42, share: 0.4 })}</g>` +
        [-70, 20].map((x) => fill(bar(x - 6, -122, 12, 74), PIGMENTS.leather)).join("") +
        put(
          fill("M-40 0C-44-50 44-50 40 0C20 10-20 10-40 0z", pen.ball(PIGMENTS.coral)) +
            line("M0-2L-30-26M0-2L-14-36M0-2L14-36M0-2L30-26", lighten(PIGMENTS.coral, 0.5), 3),
          130,
          -22,
        ),
      -6,
      0,
      { scale: 1.08 },
    ),
  ),
  cooler: standingKind(140, ["teal", "red", "navy"], ["white"], (pen, { color, accent }) =>
    put(
      line("M-124-130C-140-270 140-270 124-130", "#8b9093", 11) +
        box(pen, color, { width: 250, height: 140, depth: 80, radius: 12, front: fill(bar(90, 40, 70, 34, 6), accent) }) +
        box(pen, accent, { y: -140, width: 260, height: 34, depth: 84, radius: 10 }),
      -18,
      0,
      { scale: 1.12 },
    ),
  ),
  "camp stove": standingKind(130, ["evergreen", "red"], ["steel"], (pen, { color, accent }) =>
    put(
      put(
        turned(
          pen,
          [
            [58, -80],
            [58, -10],
            [50, 0],
          ],
          accent,
          { metal: true, inside: darken(accent, 0.4) },
        ),
        0,
        -130,
      ) +
        line("M-60-124H60M-70-110L-50-60M70-110L50-60", "#6f7376", 8) +
        fill(
          "M-30-96C-40-120-10-124 0-140C10-124 40-120 30-96z",
          pen.linear([
            [0, "#8fd0e8"],
            [1, "#3f7fb4"],
          ]),
        ) +
        turned(
          pen,
          [
            [20, -92],
            [24, -70],
            [80, -56],
            [84, -10],
            [76, 0],
          ],
          color,
          { gloss: 0.3 },
        ),
      0,
      0,
      { scale: 1.2 },
    ),
  ),
  "first aid": standingKind(140, ["red", "white"], ["white", "red"], (pen, { color, accent }) =>
    put(
      tube("M-46-180C-46-230 46-230 46-180", 15, darken(color, 0.2)) +
        box(pen, color, { width: 260, height: 180, depth: 80, radius: 20 }) +
        disc(0, -92, 58, accent) +
        motif("cross", color, 0, -92, 80),
      -18,
      0,
      { scale: 1.1 },
    ),
  ),
};
