import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { pool, sheet } from "../parts/solids.ts";
import { crumbs, ribs } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { golfBall, bigBall } from "./sport-parts.ts";

export const SPORT_CLUB_COVERS: Family = {
  "club covers": standingKind(150, ["navy", "burgundy", "evergreen"], ["cream"], (pen, { color, accent }) =>
    [0, 2, 1]
      .map((i) => {
        const [x, y] = [(i - 1) * 112, i === 1 ? 8 : -16];
        const tone = [color, PIGMENTS.burgundy, PIGMENTS.evergreen][i] as string;
        const d = "M-46-60C-60-200-40-250 0-250C40-250 60-200 46-60L36 0H-36z";
        return (
          pool(pen, x, y, 44) +
          put(
            disc(0, -258, 25, pen.ball(accent)) +
              times(12, (k) => put(line("M0-18V-28", accent, 5), 0, -258, { turn: k * 30 })) +
              fill(d, pen.ball(tone)) +
              `<g ${pen.clip(d)}>${times(12, (k) => put(fill("M0-34L22 0L0 34L-22 0z", k % 2 === 0 ? accent : lighten(tone, 0.3), 'opacity=".85"'), -44 + (k % 3) * 44, -220 + Math.floor(k / 3) * 48))}</g>` +
              ribs({ x: -36, y: -56, width: 72, height: 56 }, tone, { gap: 8 }),
            x,
            y,
          )
        );
      })
      .join(""),
  ),
  scorecard: lyingKind(
    ["leather", "evergreen"],
    ["cream"],
    (pen, { color, accent }) =>
      put(
        sheet(pen, 330, 270, color, { radius: 12, shadow: 12 }) +
          line("M0-130V130", darken(color, 0.34), 5) +
          line(bar(-155, -125, 310, 250, 8), lighten(color, 0.5), 2, 'stroke-dasharray="7 5"') +
          fill(bar(16, -108, 132, 216, 3), pen.face(accent)) +
          line(times(9, (i) => `M16 ${-84 + i * 22}h132`) + "M60-108V108M104-108V108", PIGMENTS.sage, 2.4) +
          motif("tree", PIGMENTS.evergreen, -78, -10, 90) +
          put(fill(bar(-7, -100, 14, 180, 3), pen.round(PIGMENTS.evergreen)) + fill("M-7-100L0-122L7-100z", PIGMENTS.pine), 4, 40, {
            turn: 4,
          }),
        0,
        -10,
        { turn: -6 },
      ) + golfBall(pen, 134, 142, 32),
  ),
  "rebound net": standingKind(
    160,
    ["orange", "black"],
    ["white"],
    (pen, { color, accent }) =>
      put(
        line(times(14, (i) => `M${-130 + i * 20}-270V-30`) + times(12, (i) => `M-132 ${-266 + i * 21}H132`), accent, 2.4) +
          line("M-136-276H136L160-10H-160z", darken(color, 0.24), 13) +
          line("M-136-278H136L158-12H-158z", lighten(color, 0.16), 5) +
          line("M-136-276L-60-90M136-276L90-90", darken(color, 0.3), 5, 'opacity=".5"'),
        -14,
        0,
        { scale: 1.06 },
      ) +
      pool(pen, 110, 10, 50) +
      put(bigBall(pen, PIGMENTS.white, PIGMENTS.cream, "soccer"), 110, 10, { scale: 0.44 }),
  ),
  "glove care": standingKind(
    160,
    ["leather", "tan"],
    ["butter"],
    (pen, { color, accent }) =>
      put(
        fill(
          blob([
            [-120, -40],
            [-140, -120],
            [-120, -200],
            [-84, -230],
            [-60, -180],
            [-40, -246],
            [-4, -240],
            [4, -180],
            [30, -236],
            [62, -220],
            [58, -150],
            [96, -170],
            [116, -130],
            [90, -60],
            [60, -6],
            [-60, 4],
          ]),
          pen.ball(color),
        ) +
          line("M-60-180L-50-110M4-180L4-110M58-150L46-100M-96-160Q-70-60 40-50", darken(color, 0.4), 5) +
          line("M-120-196Q-90-170-60-184M-40-206H4M4-200L60-196", darken(color, 0.35), 6) +
          oval(-6, -70, 50, 34, darken(color, 0.24)),
        -52,
        0,
        { scale: 1.1 },
      ) +
      pool(pen, 100, 6, 44) +
      put(disc(0, -44, 44, pen.metal(PIGMENTS.steel)) + disc(0, -44, 36, accent) + motif("ball", PIGMENTS.brown, 0, -44, 44), 100, 6) +
      put(
        fill(
          blob([
            [-50, -10],
            [-30, -34],
            [30, -30],
            [56, -8],
            [30, 4],
            [-30, 4],
          ]),
          pen.ball(PIGMENTS.sage),
        ),
        164,
        18,
      ),
  ),
  "jump rope": lyingKind(
    ["beech", "oak"],
    ["rust", "navy"],
    (pen, { color, accent }) =>
      line(
        "M-130 90C-220-60-60-190 40-120C150-40-90 40-60-60C-30-160 200-180 160 60",
        "#2a1a12",
        14,
        'opacity=".14" transform="translate(8 11)"',
      ) +
      line("M-130 90C-220-60-60-190 40-120C150-40-90 40-60-60C-30-160 200-180 160 60", darken(accent, 0.2), 13) +
      line("M-130 90C-220-60-60-190 40-120C150-40-90 40-60-60C-30-160 200-180 160 60", lighten(accent, 0.16), 8, 'stroke-dasharray="9 4"') +
      [
        [-118, 124, -14],
        [156, 98, 8],
      ]
        .map(([x, y, turn]) =>
          put(
            fill(bar(-18, -50, 36, 130, 15), pen.round(color)) + line("M-18-20H18M-18-6H18M-18 50H18", darken(color, 0.3), 3),
            x as number,
            y as number,
            { turn: turn as number },
          ),
        )
        .join(""),
  ),
  bands: lyingKind(
    ["coral"],
    ["teal"],
    (pen, { color, accent }) =>
      [color, PIGMENTS.marigold, accent]
        .map((tone, i) =>
          put(
            fill(bar(-150, -26, 300, 52, 24), "#2a1a12", 'opacity=".15" transform="translate(6 10)"') +
              fill(bar(-150, -26, 300, 52, 24), pen.face(darken(tone, 0.16))) +
              fill(bar(-140, -14, 280, 26, 13), lighten(tone, 0.1)),
            -30,
            -110 + i * 80,
            { turn: -8 + i * 5 },
          ),
        )
        .join("") +
      put(
        sheet(pen, 150, 200, PIGMENTS.cream, {
          print: motif("person", PIGMENTS.teal, 0, -20, 90) + line("M-50-40H50M-50 60H50M-50 78H20", PIGMENTS.brown, 7),
        }),
        112,
        78,
        { turn: 9 },
      ),
  ),
  roller: standingKind(150, ["cork", "teal"], ["charcoal"], (pen, { color, accent }) =>
    put(
      fill(
        bar(-170, -130, 310, 128, 58),
        pen.linear([
          [0, lighten(color, 0.3)],
          [0.4, color],
          [1, darken(color, 0.32)],
        ]),
      ) +
        `<g ${pen.clip(bar(-170, -130, 310, 128, 58))}>${crumbs({ x: -170, y: -130, width: 310, height: 128 }, darken(color, 0.35), { count: 120, size: 3, opacity: 0.55 })}</g>` +
        oval(112, -66, 46, 64, pen.face(lighten(color, 0.16))) +
        oval(112, -66, 26, 38, darken(accent, 0.1)) +
        line("M-60-128Q-44-66-60-4M-10-128Q6-66-10-4", darken(color, 0.3), 6),
      8,
      0,
      { scale: 1.14 },
    ),
  ),
  "paddle board": standingKind(
    150,
    ["teal", "coral"],
    ["cream"],
    (pen, { color, accent }) =>
      put(
        fill("M-60 0C-90-160-60-330 0-346C60-330 90-160 60 0Q0 12-60 0z", pen.face(color)) +
          fill("M-48-6C-74-160-50-310 0-330C50-310 74-160 48-6Q0 4-48-6z", pen.face(accent)) +
          fill(bar(-38, -190, 76, 130, 14), darken(color, 0.06), 'opacity=".8"') +
          motif("wave", color, 0, -244, 62) +
          line("M0-60V-10", darken(color, 0.2), 4),
        -40,
        0,
        { turn: -7 },
      ) +
      put(
        line("M0 0V-250", PIGMENTS.charcoal, 9) +
          fill(bar(-24, -340, 48, 100, 22), pen.face(color)) +
          line("M-24 0H24", PIGMENTS.charcoal, 13),
        100,
        -4,
        { turn: 9 },
      ) +
      pool(pen, 100, 2, 30),
  ),
  disc: standingKind(120, ["leaf", "coral", "sky"], ["butter"], (pen, { color, accent, motif: print }) =>
    put(
      oval(
        0,
        -122,
        170,
        150,
        pen.radial([
          [0, "#e9f7b0", 0.6],
          [1, "#e9f7b0", 0],
        ]),
      ) +
        disc(8, -118, 130, darken(color, 0.4)) +
        disc(0, -124, 130, pen.ball(color)) +
        disc(0, -124, 122, "none", `stroke="#eaf6a6" stroke-width="9"`) +
        disc(0, -124, 92, "none", `stroke="${darken(color, 0.2)}" stroke-width="3"`) +
        motif(print, accent, 0, -124, 100),
      0,
      0,
      { turn: -5, scale: 1.12 },
    ),
  ),
  stopwatch: lyingKind(
    ["steel", "brass"],
    ["red", "navy"],
    (pen, { color, accent }) =>
      line("M0-120C-140-260 180-230 60-130", darken(accent, 0.2), 12) +
      line("M0-120C-140-260 180-230 60-130", lighten(accent, 0.2), 7, 'stroke-dasharray="8 5"') +
      disc(9, 43, 134, "#2a1a12", 'opacity=".18"') +
      fill(bar(-21, -128, 42, 44, 6), pen.metal(color)) +
      put(fill(bar(-13, -154, 26, 34, 6), pen.metal(color)), 0, 30, { turn: 42 }) +
      disc(0, 30, 132, pen.metal(color)) +
      disc(
        0,
        30,
        112,
        pen.radial([
          [0, "#fffdf7"],
          [1, "#ece4d3"],
        ]),
      ) +
      times(60, (i) => put(line(`M0-104V${i % 5 === 0 ? -86 : -97}`, PIGMENTS.ink, i % 5 === 0 ? 4 : 1.6), 0, 30, { turn: i * 6 })) +
      disc(0, 78, 26, "none", 'stroke="#8b857a" stroke-width="2.4"') +
      line("M0 78L12 66", PIGMENTS.ink, 3) +
      line("M-14 50L50-40", PIGMENTS.red, 5) +
      disc(0, 30, 8, PIGMENTS.ink),
  ),
};
