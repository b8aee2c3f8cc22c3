import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, pool, sheet, turned } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { lens } from "./tech-parts.ts";

export const TECH_CAMERA: Family = {
  camera: standingKind(
    140,
    ["black", "leather", "sage"],
    ["steel"],
    (pen, { color, accent, form }) =>
      put(
        (form === "film" ? "" : fill("M-46-190L-30-220H30L46-190z", pen.face(lighten(accent, 0.1)))) +
          fill(bar(-150, -194, 300, 194, 18), pen.face(lighten(accent, 0.16))) +
          fill(bar(-150, -150, 300, 110), pen.face(color)) +
          lens(pen, 0, -96, 78) +
          fill(bar(-130, -206, 50, 16, 5), pen.metal(accent)) +
          disc(112, -196, 21, pen.metal(accent)) +
          fill(bar(74, -182, 46, 26, 4), "#2c3a42") +
          disc(-112, -172, 9, PIGMENTS.red),
        0,
        0,
        { scale: 1.1 },
      ) +
      (form === "film"
        ? [118, 168]
            .map(
              (x, i) =>
                pool(pen, x, 8 + i * 8, 24) +
                put(
                  turned(
                    pen,
                    [
                      [22, -62],
                      [22, 0],
                    ],
                    PIGMENTS.marigold,
                    { pattern: fill(bar(-30, -40, 60, 22), PIGMENTS.charcoal) },
                  ) +
                    turned(
                      pen,
                      [
                        [8, -72],
                        [8, -62],
                      ],
                      PIGMENTS.charcoal,
                    ),
                  x,
                  8 + i * 8,
                ),
            )
            .join("")
        : ""),
  ),
  "instant camera": standingKind(120, ["cream", "sky", "coral"], ["rust"], (pen, { color, accent }) =>
    put(
      fill(bar(-60, -30, 120, 60, 3), PIGMENTS.paper) +
        fill(bar(-48, -30, 96, 40), PIGMENTS.sky) +
        fill("M-48 10L-10-20L20 0L48-14V10z", PIGMENTS.sage) +
        fill("M-130-150C-130-190-100-220-60-230H70C110-220 130-190 130-150L140-26H-140z", pen.face(color)) +
        fill("M-140-60H140L144-14Q0 4-144-14z", pen.face(darken(color, 0.1))) +
        fill(bar(-96, -26, 192, 13, 6), "#2b2622") +
        lens(pen, 0, -116, 60) +
        fill(bar(58, -212, 52, 34, 6), "#2c3a42") +
        fill(bar(-100, -206, 46, 24, 6), "#f6f1e2") +
        disc(-98, -130, 15, pen.ball(accent)) +
        times(4, (i) =>
          fill(bar(-140, -52 + i * 7, 280, 6), [PIGMENTS.red, PIGMENTS.orange, PIGMENTS.yellow, PIGMENTS.leaf][i] as string, 'opacity="0"'),
        ) +
        fill("M66-70H96V-56H66z", PIGMENTS.red) +
        fill("M66-84H96V-70H66z", PIGMENTS.marigold),
      0,
      -24,
      { scale: 1.12 },
    ),
  ),
  lenses: lyingKind(
    ["steel"],
    ["charcoal"],
    (pen, { color }) =>
      put(
        disc(10, 14, 130, "#2a1a12", 'opacity=".16"') +
          disc(0, 0, 130, pen.metal(color)) +
          disc(0, 0, 114, PIGMENTS.charcoal) +
          [
            [-44, -30],
            [46, -34],
            [0, 46],
          ]
            .map(([x, y]) => lens(pen, x as number, y as number, 44))
            .join(""),
        -66,
        -40,
      ) +
      put(
        fill(bar(-56, -110, 112, 220, 18), "#2a1a12", 'opacity=".18" transform="translate(8 11)"') +
          fill(bar(-56, -110, 112, 220, 18), pen.face(PIGMENTS.sage)) +
          fill(bar(-44, -98, 46, 50, 13), darken(PIGMENTS.sage, 0.24)) +
          fill(bar(-52, -120, 36, 80, 10), pen.face(PIGMENTS.charcoal)) +
          lens(pen, -26, -76, 34),
        112,
        70,
        { turn: 9 },
      ),
  ),
  projector: standingKind(120, ["cream", "charcoal"], ["rust"], (pen, { color, accent }) =>
    put(
      fill(
        "M-60-150L-230-280V-30z",
        pen.linear(
          [
            [0, "#fff3cf", 0],
            [1, "#fff3cf", 0.85],
          ],
          [1, 0, 0, 0],
        ),
      ) +
        line("M-40-60L-80 0M60-60L100 0M10-60V0", PIGMENTS.charcoal, 9) +
        box(pen, color, { x: 16, y: -54, width: 200, height: 150, depth: 70, radius: 24 }) +
        lens(pen, -30, -130, 48) +
        times(6, (i) => line(`M${54 + i * 9}-180V-82`, darken(color, 0.3), 4)) +
        fill(bar(-66, -196, 40, 9, 4), accent),
      10,
      0,
      { scale: 1.12 },
    ),
  ),
  console: standingKind(160, ["teal", "coral", "charcoal"], ["marigold"], (pen, { color, accent, form }) =>
    put(
      fill(bar(-176, -176, 352, 172, 50), darken(color, 0.4), 'transform="translate(6 5)"') +
        fill(bar(-176, -180, 352, 176, 50), pen.face(color)) +
        (form === "kit"
          ? fill(bar(-160, -166, 320, 148, 36), "#3a6b53") +
            line("M-140-140H-100V-60M140-140H104V-50M-150-90H-110M150-80H110M-120-40H-60M120-40H70", "#d9b54a", 3)
          : "") +
        fill(bar(-90, -162, 180, 140, 10), "#22282c") +
        fill(bar(-80, -152, 160, 120, 4), "#9fb98a") +
        [
          [-60, -72],
          [-36, -72],
          [-36, -96],
          [-12, -72],
          [12, -48],
          [36, -48],
          [36, -72],
          [60, -48],
        ]
          .map(([x, y]) => fill(bar((x as number) - 11, y as number, 22, 22, 2), "#4c6b46"))
          .join("") +
        fill("M-152-96H-136V-112H-120V-96H-104V-80H-120V-64H-136V-80H-152z", PIGMENTS.charcoal) +
        disc(120, -106, 15, accent) +
        disc(144, -82, 15, PIGMENTS.red),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  arcade: standingKind(160, ["walnut", "red", "charcoal"], ["red"], (pen, { color, accent }) =>
    put(
      fill("M-170-90H140L186-150H-124z", pen.face(lighten(color, 0.12))) +
        fill(bar(-170, -92, 310, 88, 6), pen.face(color)) +
        fill("M140-92L186-152V-56L140-4z", darken(color, 0.34)) +
        line("M-72-122V-220", "#b4b8ba", 13) +
        oval(-72, -118, 34, 13, PIGMENTS.charcoal) +
        ball(pen, -72, -232, 34, accent, 0.5) +
        times(8, (i) => {
          const [x, y] = [14 + (i % 4) * 36 + (i > 3 ? -12 : 6), i > 3 ? -108 : -132];
          return (
            oval(x, y + 3, 16, 8, "#2a1a12", 'opacity=".4"') +
            oval(x, y, 15, 7.5, [PIGMENTS.red, PIGMENTS.marigold, PIGMENTS.leaf, PIGMENTS.sky][i % 4] as string) +
            oval(x - 3, y - 2, 6, 2.4, "#fff", 'opacity=".5"')
          );
        }) +
        motif("star", PIGMENTS.marigold, -20, -46, 52),
      -8,
      0,
      { scale: 1.1 },
    ),
  ),
  "solder kit": lyingKind(
    ["cream"],
    ["leaf"],
    (pen) =>
      put(
        sheet(pen, 250, 190, "#3f7a58", {
          radius: 8,
          shadow: 11,
          print:
            line("M-100-60H-40V20H20M-100 40H-60V70H60M100-70H40V-20H100M0-90V-40", "#d9b54a", 4) +
            times(16, (i) => disc(-100 + (i % 8) * 28, -70 + Math.floor(i / 8) * 130, 5, "#e3cf8e")) +
            fill(bar(-20, -30, 56, 44, 4), "#26282a") +
            [
              [-70, -20, PIGMENTS.red],
              [70, 30, PIGMENTS.sky],
              [-60, 44, PIGMENTS.marigold],
            ]
              .map(([x, y, tone]) => disc(x as number, y as number, 17, pen.ball(tone as string)))
              .join("") +
            line("M60-60h40", "#cda56b", 11),
        }),
        -50,
        50,
        { turn: -8 },
      ) +
      put(
        fill(bar(-17, -40, 34, 150, 15), pen.round(PIGMENTS.orange)) +
          fill(bar(-9, -100, 18, 66), pen.metal(PIGMENTS.steel)) +
          fill("M-7-98L0-160L7-98z", pen.metal(PIGMENTS.bronze)) +
          line("M0 108C10 170-60 170-60 210", PIGMENTS.charcoal, 8),
        112,
        -20,
        { turn: 28 },
      ) +
      put(
        disc(0, 0, 50, pen.ball(PIGMENTS.charcoal)) + disc(0, 0, 40, pen.metal(PIGMENTS.silver)) + disc(0, 0, 15, PIGMENTS.charcoal),
        -110,
        -110,
      ) +
      line("M50-120L56-190M50-120L70-186", PIGMENTS.rust, 5),
  ),
  "screen brush": standingKind(120, ["walnut", "oak"], ["cream"], (pen, { color, accent }) =>
    put(
      times(60, (i) =>
        line(
          `M${-96 + (i % 20) * 10} ${-80 - Math.floor(i / 20) * 26}l${-26 + (i % 20) * 2.6} ${-64 + Math.abs((i % 20) - 9) * 3}`,
          [accent, darken(accent, 0.18), lighten(accent, 0.3)][i % 3] as string,
          7,
        ),
      ) +
        fill("M-120-20C-130-110-70-130 0-130C70-130 110-100 150-50C160-34 150-20 130-14C60 0-100 4-120-20z", pen.ball(color)) +
        disc(152, -44, 12, PIGMENTS.ink) +
        disc(104, -74, 7, PIGMENTS.ink) +
        oval(64, -64, 15, 18, darken(color, 0.2)) +
        [-70, 60].map((x) => oval(x, -6, 22, 9, darken(color, 0.3))).join(""),
      0,
      0,
      { scale: 1.16 },
    ),
  ),
};
