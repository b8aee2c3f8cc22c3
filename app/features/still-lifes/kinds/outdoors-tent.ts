import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { sheet, turned } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";

export const OUTDOORS_TENT: Family = {
  tent: standingKind(180, ["marigold", "sage", "rust", "teal"], ["cream"], (pen, { color, accent }) =>
    put(
      fill("M-190-4L-30-216L30-236L196-30L170 0z", pen.face(darken(color, 0.1))) +
        fill("M-190-4L-30-216L40-4z", pen.face(color)) +
        fill("M-30-216L40-4H-60z", darken(color, 0.5)) +
        fill("M-30-216L-60-4H-100L-34-200z", pen.face(lighten(accent, 0.1))) +
        fill("M-30-216L30-236L100-150L6-110z", PIGMENTS.navy, 'opacity=".55"') +
        [
          [10, -190],
          [40, -200],
          [50, -160],
          [20, -150],
          [66, -170],
        ]
          .map(([x, y]) => motif("star", "#fbe9b0", x as number, y as number, 13))
          .join("") +
        line("M-190-4L-30-216L40-4M-30-216L30-236L196-30", darken(color, 0.35), 4) +
        line("M-190-4L-220 8M196-30L226-10", PIGMENTS.cream, 3),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  "spotting scope": standingKind(110, ["evergreen", "charcoal"], ["black"], (pen, { color, accent }) =>
    put(
      line("M0-110L-90 0M0-110L90 0M0-110L10 6", PIGMENTS.charcoal, 13) +
        fill(bar(-22, -140, 44, 44, 8), PIGMENTS.charcoal) +
        put(
          fill(
            bar(-150, -40, 210, 80, 14),
            pen.linear([
              [0, lighten(color, 0.4)],
              [0.4, color],
              [1, darken(color, 0.4)],
            ]),
          ) +
            fill(
              "M56-40L150-56V56L56 40z",
              pen.linear([
                [0, lighten(color, 0.4)],
                [0.4, color],
                [1, darken(color, 0.4)],
              ]),
            ) +
            fill(bar(140, -60, 24, 120, 8), pen.face(accent)) +
            fill(bar(-196, -28, 56, 56, 10), pen.face(accent)) +
            fill(bar(-60, -46, 70, 92, 6), darken(color, 0.35)),
          0,
          -168,
          { turn: -16 },
        ),
      0,
      0,
      { scale: 1.04 },
    ),
  ),
  binoculars: standingKind(130, ["evergreen", "charcoal", "olive"], ["leather"], (pen, { color, accent }) =>
    put(
      line("M-110-160C-220-40-180 10-120 8M110-160C220-40 180 10 120 8", accent, 9) +
        fill(bar(-34, -190, 68, 120, 14), pen.face(darken(color, 0.2))) +
        [-1, 1]
          .map((s) =>
            put(
              turned(
                pen,
                [
                  [38, -270],
                  [42, -250],
                  [40, -226],
                  [54, -190],
                  [56, -90],
                  [74, -60],
                  [76, -8],
                  [68, 0],
                ],
                color,
                { gloss: 0.26 },
              ) +
                turned(
                  pen,
                  [
                    [40, -282],
                    [42, -276],
                    [40, -256],
                  ],
                  PIGMENTS.charcoal,
                  { inside: "#3f5a68" },
                ),
              s * 78,
              0,
            ),
          )
          .join("") +
        disc(0, -180, 22, pen.metal(PIGMENTS.steel)),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
  telescope: standingKind(120, ["navy", "white", "red"], ["oak", "steel"], (pen, { color, accent, form }) =>
    form === "dobson"
      ? put(
          turned(
            pen,
            [
              [110, -40],
              [114, -24],
              [114, 0],
            ],
            accent,
          ) +
            fill("M-90-40L-74-180H-30L-20-40zM90-40L74-180H30L20-40z", pen.face(accent)) +
            put(
              fill(bar(-62, -190, 124, 270, 10), pen.round(color)) +
                oval(0, -190, 62, 15, darken(color, 0.5)) +
                oval(0, -188, 50, 11, "#5f7f92") +
                fill(bar(-62, -130, 124, 10), PIGMENTS.silver) +
                fill(bar(54, -150, 44, 26, 5), PIGMENTS.charcoal) +
                fill(bar(-90, -180, 28, 60, 5), PIGMENTS.charcoal),
              0,
              -150,
              { turn: 24 },
            ) +
            disc(0, -150, 24, pen.metal(PIGMENTS.steel)),
          0,
          0,
          { scale: 1.04 },
        )
      : put(
          line("M0-150L-100 0M0-150L100 0M0-150L6 4", accent, 13) +
            put(
              fill(
                bar(-150, -30, 190, 60, 10),
                pen.linear([
                  [0, lighten(color, 0.4)],
                  [0.4, color],
                  [1, darken(color, 0.4)],
                ]),
              ) +
                fill(
                  bar(36, -40, 130, 80, 10),
                  pen.linear([
                    [0, lighten(color, 0.4)],
                    [0.4, color],
                    [1, darken(color, 0.4)],
                  ]),
                ) +
                fill(bar(154, -44, 17, 88, 6), pen.metal(PIGMENTS.brass)) +
                fill(bar(-190, -17, 46, 34, 6), pen.metal(PIGMENTS.brass)),
              0,
              -184,
              { turn: -24 },
            ) +
            disc(0, -160, 20, pen.metal(PIGMENTS.steel)),
          0,
          0,
          { scale: 1.06 },
        ),
  ),
  microscope: standingKind(
    110,
    ["cream", "sky", "charcoal"],
    ["black"],
    (pen, { color, accent }) =>
      put(
        fill("M-100 0V-26Q-100-40-80-40H90V0z", pen.face(darken(color, 0.08))) +
          tube("M70-34C130-90 120-220 30-250", 33, color) +
          fill(bar(-90, -110, 130, 17, 4), pen.face(accent)) +
          fill(bar(-60, -118, 70, 9, 2), "#cfe3e8") +
          disc(-24, -114, 8, PIGMENTS.coral) +
          disc(-24, -64, 22, pen.ball("#dfe8ea")) +
          put(
            fill(bar(-24, -30, 48, 120, 8), pen.round(color)) +
              fill(bar(-17, 88, 34, 40, 5), pen.metal(PIGMENTS.steel)) +
              fill(bar(-10, 126, 20, 20, 3), PIGMENTS.charcoal) +
              fill(bar(-20, -84, 40, 60, 6), pen.round(accent)),
            6,
            -258,
            { turn: 12 },
          ) +
          disc(98, -110, 26, pen.metal(PIGMENTS.steel)),
        0,
        0,
        { scale: 1.06 },
      ) + put(sheet(pen, 70, 24, "#d6e6ea", { print: disc(0, 0, 8, PIGMENTS.leaf) }), 140, -2),
  ),
  compass: standingKind(110, ["brass"], ["navy"], (pen, { color }) =>
    put(
      put(
        disc(0, 0, 110, pen.metal(darken(color, 0.06))) + disc(0, 0, 94, pen.ball(color)) + motif("compass", darken(color, 0.4), 0, 0, 100),
        -70,
        -220,
        { scale: 0.86 },
      ) +
        disc(20, -116, 118, darken(color, 0.35), 'transform="translate(6 6)"') +
        disc(20, -116, 118, pen.metal(color)) +
        disc(
          20,
          -116,
          98,
          pen.radial([
            [0, "#fffdf5"],
            [1, "#e9dfc7"],
          ]),
        ) +
        times(36, (i) => put(line(`M0-92V${i % 9 === 0 ? -74 : -84}`, PIGMENTS.ink, i % 9 === 0 ? 5 : 2), 20, -116, { turn: i * 10 })) +
        put(
          fill("M0-66L14 0H-14z", PIGMENTS.red) + fill("M0 66L14 0H-14z", PIGMENTS.navy) + disc(0, 0, 8, pen.ball(PIGMENTS.brass)),
          20,
          -116,
          {
            turn: 34,
          },
        ) +
        put(
          fill(bar(-12, -18, 24, 26, 5), pen.metal(color)) + disc(0, -32, 20, "none", `stroke="${darken(color, 0.2)}" stroke-width="7"`),
          104,
          -214,
          { turn: 42 },
        ),
      10,
      0,
      { scale: 1.06 },
    ),
  ),
  poles: lyingKind(["navy", "rust", "evergreen"], ["cork"], (pen, { color, accent }) =>
    [-34, 40]
      .map((x, i) =>
        put(
          line("M6-190V200", "#2a1a12", 13, 'opacity=".14" transform="translate(6 8)"') +
            fill(bar(-8, -110, 16, 200), pen.round(color)) +
            fill(bar(-6, 84, 12, 110), pen.round("#aeb3b5")) +
            fill(bar(-11, -20, 22, 20, 4), PIGMENTS.charcoal) +
            fill(bar(-15, -200, 30, 96, 13), pen.round(accent)) +
            line("M0-196C40-180 44-130 14-110", PIGMENTS.charcoal, 7) +
            oval(0, 168, 30, 8, PIGMENTS.charcoal) +
            fill("M-5 190L0 214L5 190z", "#6f7376"),
          x * 1.6,
          0,
          { turn: i === 0 ? -14 : 15 },
        ),
      )
      .join(""),
  ),
};
