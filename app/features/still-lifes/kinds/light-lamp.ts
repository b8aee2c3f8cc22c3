import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, tube } from "../parts/lines.ts";
import { box, turned } from "../parts/solids.ts";
import { type Family, hangingKind, standingKind } from "./kind.ts";
import { glow, beam } from "./light-parts.ts";

export const LIGHT_LAMP: Family = {
  lamp: standingKind(80, ["terracotta", "sage", "navy", "cream", "brass"], ["cream", "blush"], (pen, { color, accent }) =>
    put(
      glow(pen, 0, -190, 220) +
        turned(
          pen,
          [
            [16, -160],
            [14, -140],
            [56, -100],
            [66, -56],
            [44, -14],
            [50, 0],
          ],
          color,
          { gloss: 0.3 },
        ) +
        fill(
          "M-70-310H70L116-160H-116z",
          pen.linear(
            [
              [0, darken(accent, 0.12)],
              [0.3, lighten(accent, 0.5)],
              [0.6, lighten(accent, 0.2)],
              [1, darken(accent, 0.16)],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        oval(0, -160, 116, 15, "#fff0c4") +
        oval(0, -310, 70, 9, lighten(accent, 0.5)) +
        line("M-78-286H78M-110-176H110", darken(accent, 0.2), 2.4, 'opacity=".5"'),
      0,
      0,
      { scale: 1.04 },
    ),
  ),
  "mushroom lamp": standingKind(80, ["coral", "cream", "amber"], ["cream"], (pen, { color, accent }) =>
    put(
      glow(pen, 0, -170, 220) +
        turned(
          pen,
          [
            [40, -150],
            [36, -100],
            [56, -20],
            [60, 0],
          ],
          lighten(accent, 0.2),
          { gloss: 0.36 },
        ) +
        fill(
          "M-140-140C-140-290 140-290 140-140Q0-100-140-140z",
          pen.radial(
            [
              [0, lighten(color, 0.7)],
              [0.6, lighten(color, 0.14)],
              [1, darken(color, 0.12)],
            ],
            { cx: 0.38, cy: 0.34, r: 0.8 },
          ),
        ) +
        fill("M-140-140Q0-100 140-140Q0-158-140-140z", "#fff0c8") +
        oval(-56, -214, 38, 18, "#fff", 'opacity=".5" transform="rotate(-32 -56 -214)"'),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
  "moon lamp": standingKind(90, ["cream"], ["oak"], (pen, { color, accent }) =>
    put(
      glow(pen, 0, -170, 230) +
        turned(
          pen,
          [
            [66, -34],
            [80, -14],
            [80, 0],
          ],
          accent,
        ) +
        line("M-60-24C-110-60-116-120-104-170M60-24C110-60 116-120 104-170", darken(accent, 0.1), 13) +
        disc(
          0,
          -164,
          116,
          pen.radial(
            [
              [0, "#fffdf2"],
              [0.6, color],
              [1, "#d8b981"],
            ],
            { cx: 0.4, cy: 0.36, r: 0.74 },
          ),
        ) +
        [
          [-44, -200, 24],
          [30, -220, 15],
          [50, -150, 30],
          [-30, -124, 18],
          [10, -96, 13],
          [-74, -154, 12],
        ]
          .map(
            ([x, y, r]) =>
              disc(x as number, y as number, r as number, darken(color, 0.16), 'opacity=".34"') +
              disc((x as number) + 3, (y as number) + 3, (r as number) * 0.8, lighten(color, 0.4), 'opacity=".4"'),
          )
          .join(""),
      0,
      0,
      { scale: 1.1 },
    ),
  ),
  "desk lamp": standingKind(100, ["evergreen", "black", "rust", "steel"], ["brass"], (pen, { color, accent }) =>
    put(
      beam(pen, "M70-220L10-20H230L150-256z") +
        fill(bar(-150, -20, 90, 20, 4), pen.face(PIGMENTS.oak)) +
        fill(bar(-128, -40, 46, 50, 6), pen.metal(accent)) +
        line("M-106-36L-130-190L30-300", darken(accent, 0.3), 13) +
        line("M-107-36L-131-190L29-300", lighten(accent, 0.2), 7) +
        disc(-130, -190, 13, pen.ball(accent)) +
        fill("M10-310L50-322L150-250C130-214 80-204 56-216z", pen.face(color)) +
        oval(104, -234, 54, 22, "#fff2c8", 'transform="rotate(30 104 -234)"') +
        disc(30, -304, 11, pen.ball(accent)),
      -30,
      0,
      { scale: 1.02 },
    ),
  ),
  "clip light": standingKind(120, ["black", "white"], ["amber"], (pen, { color }) =>
    put(
      glow(pen, -84, -196, 140, "#f5b860") +
        beam(pen, "M-124-200L-150-30H30L-50-216z") +
        fill(
          "M0 0C-50-24-120-20-160 0V-110C-120-126-50-128 0-108zM0 0C50-24 120-20 160 0V-110C120-126 50-128 0-108z",
          pen.linear([
            [0, "#fffaf0"],
            [1, "#e6d8bb"],
          ]),
        ) +
        line(
          "M-140-88Q-80-104-26-86M-140-62Q-80-78-26-60M-140-36Q-80-52-26-34M26-86Q80-104 140-88M26-60Q80-78 140-62M26-34Q80-52 140-36",
          "#b8a88b",
          4,
        ) +
        fill("M-160 0C-120-20-50-24 0 0C50-24 120-20 160 0V12H-160z", PIGMENTS.burgundy) +
        fill(bar(112, -146, 40, 52, 8), pen.face(color)) +
        tube("M130-140C140-260 60-310-30-240", 12, color) +
        fill("M-130-216C-116-250-40-262-24-236L-30-214C-60-200-110-196-130-216z", pen.ball(color)) +
        oval(-78, -210, 46, 11, "#ffd694"),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  lantern: standingKind(90, ["black", "brass", "evergreen"], ["marigold"], (pen, { color }) =>
    put(
      glow(pen, 0, -120, 190) +
        line("M-50-236C-50-320 50-320 50-236", darken(color, 0.2), 8) +
        fill("M-70-220L-30-260H30L70-220z", pen.face(color)) +
        fill(bar(-66, -220, 132, 190, 4), "#fff0c4", 'opacity=".6"') +
        turned(
          pen,
          [
            [26, -90],
            [26, -34],
          ],
          PIGMENTS.cream,
        ) +
        fill("M0-94C-14-112-4-126 0-142C4-126 14-112 0-94z", "#f0a53e") +
        line("M-64-220V-30M64-220V-30M0-220V-146M-66-126H66", color, 9) +
        fill(bar(-82, -34, 164, 34, 5), pen.face(color)) +
        fill(bar(-78, -226, 156, 14, 4), pen.face(color)),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
  "string lights": hangingKind(
    ["charcoal"],
    ["marigold"],
    (pen, { color }) =>
      line("M-220-120Q-110 20 0-80T220-120M-220 20Q-100 160 20 60T220 20", color, 5) +
      [
        [-170, -64],
        [-110, -44],
        [-50, -56],
        [20, -94],
        [90, -96],
        [160, -92],
        [-160, 72],
        [-90, 104],
        [-20, 86],
        [60, 44],
        [130, 48],
        [190, 38],
      ]
        .map(
          ([x, y]) =>
            glow(pen, x as number, (y as number) + 30, 58) +
            fill(bar((x as number) - 8, y as number, 16, 17, 4), color) +
            oval(
              x as number,
              (y as number) + 32,
              15,
              20,
              pen.radial([
                [0, "#fffbe6"],
                [1, "#f3bf55"],
              ]),
            ),
        )
        .join(""),
  ),
  "pixel heart": standingKind(110, ["red", "coral"], ["oak"], (pen, { color, accent }) =>
    put(
      glow(pen, 0, -170, 220, "#ff9d84") +
        box(pen, accent, { width: 180, height: 30, depth: 60 }) +
        ["0110110", "1111111", "1111111", "0111110", "0011100", "0001000"]
          .map((row, y) =>
            [...row]
              .map((cell, x) =>
                cell === "1"
                  ? fill(bar(-127 + x * 36, -282 + y * 40, 36, 40), darken(color, 0.36), 'transform="translate(7 -4)"') +
                    fill(
                      bar(-127 + x * 36, -282 + y * 40, 35, 39, 4),
                      pen.radial([
                        [0, lighten(color, 0.66)],
                        [1, color],
                      ]),
                    )
                  : "",
              )
              .join(""),
          )
          .join(""),
      -6,
      0,
      { scale: 1.1 },
    ),
  ),
};
