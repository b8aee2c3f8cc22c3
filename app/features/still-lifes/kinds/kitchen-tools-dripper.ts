import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, blown, box, turned } from "../parts/solids.ts";
import { grain, ribs, stripes } from "../parts/textures.ts";
import { hangingKind, type Family, standingKind } from "./kind.ts";

export const KITCHEN_TOOLS_DRIPPER: Family = {
  dripper: standingKind(100, ["cream", "sage", "terracotta", "charcoal"], ["glass"], (pen, { color }) => {
    const coffee = fill(bar(-100, -66, 200, 80), "#4a2a1a", 'opacity=".88"') + oval(0, -66, 78, 14, "#6f4429");
    return put(
      blown(
        pen,
        [
          [50, -136],
          [56, -118],
          [84, -70],
          [86, -20],
          [74, 0],
        ],
        { content: coffee, open: false },
      ) +
        tube("M80-112C130-118 130-40 84-34", 14, PIGMENTS.oak) +
        turned(
          pen,
          [
            [30, -152],
            [62, -146],
            [66, -138],
            [20, -134],
          ],
          color,
          { gloss: 0.1 },
        ) +
        turned(
          pen,
          [
            [96, -258],
            [92, -244],
            [48, -172],
            [34, -150],
          ],
          color,
          {
            inside: PIGMENTS.pine,
            filling: "#5a3521",
            gloss: 0.26,
            pattern: ribs({ x: -100, y: -260, width: 200, height: 120 }, color, { gap: 15, strength: 0.2 }),
          },
        ),
      -14,
      0,
      { scale: 1.16 },
    );
  }),
  "coffee grinder": standingKind(90, ["walnut", "oak", "steel"], ["steel", "brass"], (pen, { color, accent }) =>
    put(
      tube("M0-272H104", 12, accent) +
        ball(pen, 112, -288, 19, PIGMENTS.walnut) +
        line("M112-272V-262", accent, 8) +
        line("M0-276V-236", accent, 12) +
        turned(
          pen,
          [
            [18, -252],
            [56, -238],
            [64, -196],
            [62, -190],
          ],
          accent,
          { metal: true },
        ) +
        turned(
          pen,
          [
            [60, -192],
            [58, -120],
            [64, -20],
            [60, 0],
          ],
          color,
          { gloss: 0.24, pattern: grain({ x: -70, y: -192, width: 140, height: 200 }, color, { upright: true, gap: 12 }) },
        ) +
        fill(bar(-62, -112, 124, 10), pen.metal(accent)) +
        fill("M96 0C92-14 106-22 116-14C128-20 138-8 132 0z", "#53301f"),
      -22,
      0,
      { scale: 1.14 },
    ),
  ),
  espresso: standingKind(120, ["steel", "copper"], ["black", "walnut"], (pen, { color, accent }) =>
    put(
      box(pen, color, { y: 0, width: 190, height: 22, depth: 90, top: lighten(color, 0.2) }) +
        fill(bar(-22, -240, 44, 220, 8), pen.metal(color)) +
        turned(
          pen,
          [
            [46, -272],
            [50, -262],
            [50, -190],
            [44, -182],
          ],
          color,
          { metal: true },
        ) +
        tube("M0-268C60-320 130-300 168-214", 17, color) +
        tube("M150-240L176-190", 22, accent) +
        turned(
          pen,
          [
            [48, -176],
            [46, -158],
            [20, -146],
          ],
          darken(color, 0.1),
          { metal: true },
        ) +
        tube("M40-164H132", 16, accent) +
        line("M-5-146V-84M5-146V-84", "#5a3521", 4) +
        put(
          turned(
            pen,
            [
              [34, -56],
              [32, -30],
              [22, 0],
            ],
            PIGMENTS.white,
            { inside: PIGMENTS.white, filling: "#7a4a2b" },
          ) + tube("M30-44C56-50 56-18 26-18", 8, PIGMENTS.white),
          0,
          -26,
        ),
      -24,
      0,
      { scale: 1.1 },
    ),
  ),
  oven: standingKind(160, ["charcoal", "rust", "cream"], ["steel"], (pen, { color, accent }) =>
    put(
      fill(bar(36, -330, 34, 130, 6), pen.metal(accent)) +
        fill(bar(28, -340, 50, 16, 5), pen.metal(accent)) +
        line("M-110-30L-136 0M110-30L136 0M-70-30L-80 0M70-30L80 0", darken(accent, 0.3), 12) +
        fill("M-160-40C-160-250 160-250 160-40z", pen.ball(color)) +
        fill(bar(-166, -50, 332, 24, 10), pen.metal(accent)) +
        fill("M-94-52C-94-160 94-160 94-52z", "#241713") +
        fill(
          "M-60-52C-66-96-30-96-34-122C-6-106-8-92 4-84C10-104 30-102 26-126C58-104 62-76 58-52z",
          pen.linear([
            [0, "#f7c65b"],
            [1, "#d9542a"],
          ]),
        ) +
        oval(0, -54, 74, 13, "#e4b468") +
        oval(0, -57, 60, 9, "#c9472f") +
        [-30, 4, 32].map((x) => disc(x, -58, 6, "#f0d58a")).join(""),
      0,
      0,
      { scale: 1.04 },
    ),
  ),
  apron: hangingKind(["moss", "rust", "navy", "oat", "charcoal"], ["leather", "cream"], (pen, { color, accent }) => {
    const shape = "M-58-160C-50-110-96-80-112-60V168Q0 186 112 168V-60C96-80 50-110 58-160Q0-150-58-160z";
    return (
      line("M-54-158C-40-216 40-216 54-158M-110-50L-168-14M110-50L168-14", accent, 9) +
      fill(shape, "#2a1a12", 'opacity=".18" transform="translate(10 12)"') +
      fill(shape, pen.face(color)) +
      line("M-40-60C-46 20-40 100-46 172M44-60C50 20 44 100 50 172", darken(color, 0.3), 4, 'opacity=".3"') +
      fill(bar(-64, 26, 128, 82, 8), pen.face(lighten(color, 0.05))) +
      line("M-60 34V104H60V34M0 30V104", lighten(color, 0.4), 2, 'stroke-dasharray="6 5"') +
      fill("M-64 26h128v12h-128z", accent) +
      disc(0, -226, 8, PIGMENTS.brass)
    );
  }),
  towel: hangingKind(["cream", "white", "sky", "blush"], ["rust", "navy", "sage"], (pen, { color, accent, motif: print, form }) => {
    const shape = "M-118-170H118L112 168Q60 180 0 170Q-60 180-112 168z";
    const art =
      form === "plain"
        ? stripes({ x: -120, y: 116, width: 240, height: 60 }, accent, { upright: false, gap: 18 })
        : times(
            8,
            (i) =>
              oval(-54 + (i % 2) * 108, -124 + Math.floor(i / 2) * 76, 40, 25, accent, 'opacity=".82"') +
              motif(i % 2 === 0 ? "wheat" : print, lighten(accent, 0.75), -54 + (i % 2) * 108, -124 + Math.floor(i / 2) * 76, 34, 90),
          );
    return (
      tube("M-176-170H176", 14, PIGMENTS.oak) +
      fill(shape, "#2a1a12", 'opacity=".16" transform="translate(9 11)"') +
      fill(shape, pen.face(color)) +
      art +
      line("M-50-168C-56-60-46 60-54 172M56-168C62-60 52 60 60 172", darken(color, 0.4), 4, 'opacity=".16"')
    );
  }),
  bento: standingKind(140, ["steel", "sage", "navy", "coral"], ["bamboo"], (pen, { color, accent }) =>
    put(
      box(pen, color, { width: 250, height: 76, depth: 120, radius: 14, top: "#efe8da" }) +
        `<g transform="translate(-125 -76) skewX(-56) scale(1 .34)">${""}</g>` +
        put(
          oval(-66, -96, 44, 15, "#fbf7ee") +
            times(8, (i) => disc(-96 + i * 9, -98 + (i % 3) * 4, 2, "#3d332d")) +
            times(5, (i) => disc(8 + i * 16, -92 - (i % 2) * 9, 12, [PIGMENTS.red, PIGMENTS.leaf, PIGMENTS.marigold][i % 3] as string)) +
            times(3, (i) => oval(106 + i * 14, -100, 12, 9, "#e8a37b")),
          -2,
          -2,
        ) +
        put(box(pen, accent, { width: 250, height: 18, depth: 120 }) + fill(bar(-98, -16, 196, 12), "none"), 42, -168, { turn: -14 }) +
        fill(bar(-18, -76, 36, 74), "#5b4a3c", 'opacity=".85"'),
      -18,
      0,
      { scale: 1.14 },
    ),
  ),
  tray: standingKind(170, ["walnut", "oak", "white"], ["brass"], (pen, { color }) =>
    put(
      line("M-130-66L-146 0M130-66L146 0M-92-80L-100-24M150-88L158-30", darken(color, 0.2), 13) +
        box(pen, color, { y: -54, width: 320, height: 26, depth: 150, top: lighten(color, 0.06) }) +
        put(
          turned(
            pen,
            [
              [34, -52],
              [32, -24],
              [24, 0],
            ],
            PIGMENTS.white,
            { inside: PIGMENTS.white, filling: "#6f4429" },
          ),
          -64,
          -94,
        ) +
        oval(66, -104, 54, 17, PIGMENTS.white) +
        oval(66, -107, 40, 11, lighten(PIGMENTS.sky, 0.4)) +
        fill("M34-112C40-134 92-136 98-112C88-104 46-104 34-112z", pen.face("#d9994a")) +
        line("M52-124L58-110M66-128V-110M80-126L76-110", "#a9682c", 4) +
        tube("M-148-90C-140-130-110-130-100-104", 11, color),
      -18,
      0,
      { scale: 1.06 },
    ),
  ),
};
