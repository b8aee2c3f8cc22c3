import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif, type MotifName } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { sheet } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { type Family, hangingKind, standingKind } from "./kind.ts";

function frame(pen: Pen, width: number, height: number, wood: string, mat: string, art: string): string {
  const [w, h] = [width / 2, height / 2];
  return (
    fill(bar(-w, -h, width, height, 3), "#2a1a12", 'opacity=".2" transform="translate(11 14)"') +
    fill(bar(-w, -h, width, height, 3), pen.face(wood)) +
    line(
      `M${-w} ${-h}L${-w + 22} ${-h + 22}M${w} ${-h}L${w - 22} ${-h + 22}M${-w} ${h}L${-w + 22} ${h - 22}M${w} ${h}L${w - 22} ${h - 22}`,
      darken(wood, 0.35),
      1.6,
    ) +
    fill(bar(-w + 20, -h + 20, width - 40, height - 40), darken(wood, 0.4)) +
    fill(bar(-w + 23, -h + 23, width - 46, height - 46), mat) +
    `<g ${pen.clip(bar(-w + 23, -h + 23, width - 46, height - 46))}>${art}</g>` +
    fill(`M${-w + 23} ${h - 60}L${w - 70} ${-h + 23}H${w - 23}L${-w + 23} ${h - 23}z`, "#fff", 'opacity=".1"')
  );
}

const MAP_STREETS = "M-150-60L150-20M-150 30L150 60M-80-150L-50 150M20-150L10 150M90-150L110 150M-150-110L60 150";

const PRINTS: Record<string, (pen: Pen, ink: string, print: MotifName) => string> = {
  "star map": (_pen, ink) =>
    fill(bar(-160, -200, 320, 400), PIGMENTS.cream) +
    disc(0, -26, 104, ink) +
    times(40, (i) => {
      const [a, r] = [i * 2.4, 8 + ((i * 37) % 90)];
      return disc(Math.cos(a) * r, -26 + Math.sin(a) * r, 1.4 + (i % 4) * 0.7, "#f7edcf");
    }) +
    line("M-60-60L-30-84L6-66L30-94M10 10L44 26L60-6L40-24", "#f7edcf", 2) +
    disc(0, -26, 110, "none", `stroke="${ink}" stroke-width="2"`) +
    line("M-50 112H50M-34 130H34", ink, 5),
  route: (_pen, ink) =>
    fill(bar(-160, -200, 320, 400), lighten(PIGMENTS.sage, 0.5)) +
    line(MAP_STREETS, "#fff", 9) +
    fill("M-150 90Q-40 60 0 110T150 120V200H-150z", lighten(PIGMENTS.sky, 0.3)) +
    motif("run", ink, 0, -10, 210) +
    disc(-66, 52, 11, PIGMENTS.evergreen) +
    disc(40, -10, 11, PIGMENTS.rust),
  "family tree": (pen, ink) =>
    fill(bar(-160, -200, 320, 400), PIGMENTS.cream) +
    line("M0 130V20M0 60L-56-10M0 40L60-30M0 20V-80M-30 20L-90 6M30 4L96-2M-30-24L-44-80M40-60L56-106", ink, 8) +
    [
      [-56, -26],
      [66, -44],
      [0, -96],
      [-96, 0],
      [100, -10],
      [-48, -92],
      [58, -118],
    ]
      .map(
        ([x, y], i) =>
          oval(x as number, y as number, 25, 18, pen.ball([PIGMENTS.sage, PIGMENTS.butter, PIGMENTS.blush][i % 3] as string)) +
          line(`M${(x as number) - 12} ${y}h24`, ink, 3),
      )
      .join("") +
    line("M-60 146H60", ink, 5),
  portrait: (pen, _ink) =>
    fill(bar(-160, -200, 320, 400), PIGMENTS.cream) +
    oval(0, 0, 110, 122, PIGMENTS.sky, 'opacity=".4"') +
    oval(-20, 20, 96, 100, PIGMENTS.blush, 'opacity=".4"') +
    fill("M-70 120C-60 60 60 60 70 120z", pen.ball(PIGMENTS.tan)) +
    oval(-62, -22, 25, 56, pen.ball(PIGMENTS.brown), 'transform="rotate(14 -62 -22)"') +
    oval(62, -22, 25, 56, pen.ball(PIGMENTS.brown), 'transform="rotate(-14 62 -22)"') +
    oval(0, -10, 60, 64, pen.ball(PIGMENTS.tan)) +
    oval(0, 22, 32, 28, lighten(PIGMENTS.tan, 0.5)) +
    oval(0, 8, 14, 10, PIGMENTS.ink) +
    disc(-24, -22, 7, PIGMENTS.ink) +
    disc(24, -22, 7, PIGMENTS.ink) +
    line("M0 18V30Q-12 40-20 32M0 30Q12 40 20 32", PIGMENTS.ink, 4),
  poster: (_pen, ink, print) =>
    fill(bar(-160, -200, 320, 400), PIGMENTS.butter) +
    fill(bar(-160, 40, 320, 200), ink) +
    disc(0, -40, 84, PIGMENTS.coral) +
    motif(print, darken(ink, 0.3), 0, 30, 190) +
    line("M-80 128H80M-50 146H50", PIGMENTS.cream, 7),
  meteorite: (pen) =>
    fill(bar(-160, -200, 320, 400), "#f4f0e8") +
    fill(
      blob([
        [-60, -50],
        [0, -78],
        [66, -44],
        [76, 20],
        [30, 70],
        [-40, 62],
        [-76, 10],
      ]),
      pen.metal(PIGMENTS.slate),
    ) +
    line("M-50-40L40 50M-20-66L66 20M-66 0L10 66M60-40L-50 40M20-70L-70 10M70 10L0 66", lighten(PIGMENTS.slate, 0.5), 3, 'opacity=".7"') +
    line("M-40 118H40", PIGMENTS.brown, 5),
  photo: (pen) =>
    fill(bar(-160, -200, 320, 400), lighten(PIGMENTS.sky, 0.3)) +
    disc(60, -70, 34, "#f9e2a0") +
    fill("M-160 60L-60-50L20 40L70-10L160 70V200H-160z", pen.face(PIGMENTS.sage)) +
    fill("M-160 110C-60 70 60 90 160 110V200H-160z", PIGMENTS.leaf),
};

export const HOME_WALL: Family = {
  frame: standingKind(
    150,
    ["walnut", "oak", "gold", "black"],
    ["navy", "rust", "evergreen"],
    (pen, { color, accent, motif: print, form }) =>
      put(
        frame(pen, 290, 330, color, PIGMENTS.paper, (PRINTS[form] ?? (PRINTS.photo as (typeof PRINTS)[string]))(pen, accent, print)),
        0,
        -172,
        { scale: 1.02 },
      ) +
      (form === "graduation"
        ? line("M146-330C180-320 176-260 172-220", PIGMENTS.gold, 6) +
          fill("M162-222h20l6 70h-32z", PIGMENTS.gold) +
          disc(146, -330, 9, PIGMENTS.brass)
        : ""),
  ),
  print: hangingKind(["oak", "walnut", "black"], ["navy", "rust", "evergreen"], (pen, { color, accent, motif: print, form }) =>
    frame(pen, 310, 370, color, PIGMENTS.paper, ((PRINTS[form] ?? PRINTS.poster) as (typeof PRINTS)[string])(pen, accent, print)),
  ),
  "wave panel": hangingKind(["pine", "beech"], ["chocolate"], (pen, { color, accent }) =>
    put(
      fill(bar(-200, -86, 400, 172, 6), "#2a1a12", 'opacity=".18" transform="translate(9 12)"') +
        fill(bar(-200, -86, 400, 172, 6), pen.face(color)) +
        `<g ${pen.clip(bar(-200, -86, 400, 172, 6))}>${grain({ x: -200, y: -86, width: 400, height: 172 }, color, { gap: 18 })}</g>` +
        times(43, (i) => {
          const h = 8 + Math.abs(Math.sin(i * 0.7) * Math.sin(i * 0.21 + 0.4)) * 104;
          return fill(bar(-174 + i * 8.2, -10 - h / 2, 5, h, 2.5), darken(accent, 0.05));
        }) +
        line("M-70 64H70", accent, 4),
      0,
      0,
    ),
  ),
  "record ledge": hangingKind(
    ["oak", "walnut"],
    ["rust"],
    (pen, { color, accent }) =>
      disc(70, -26, 118, "#211c1a") +
      times(5, (i) => disc(70, -26, 108 - i * 15, "none", 'stroke="#3b3431" stroke-width="2"')) +
      disc(70, -26, 38, PIGMENTS.marigold) +
      disc(70, -26, 6, PIGMENTS.paper) +
      put(
        sheet(pen, 230, 230, accent, {
          radius: 3,
          print: disc(0, 10, 76, PIGMENTS.butter) + motif("sun", PIGMENTS.coral, 0, 10, 120) + line("M-84-90H30", PIGMENTS.cream, 9),
        }),
        -58,
        -26,
      ) +
      fill(bar(-196, 90, 400, 26, 4), pen.face(color)) +
      fill(bar(-196, 78, 400, 14, 3), lighten(color, 0.24)) +
      fill(
        bar(-196, 116, 400, 26),
        pen.linear([
          [0, "#2a1a12", 0.24],
          [1, "#2a1a12", 0],
        ]),
      ),
  ),
  "birthday board": hangingKind(["oak", "pine"], ["sage"], (pen, { color }) =>
    put(
      fill(bar(-190, -150, 380, 76, 12), "#2a1a12", 'opacity=".17" transform="translate(7 10)"') +
        fill(bar(-190, -150, 380, 76, 12), pen.face(color)) +
        motif("flower", PIGMENTS.rust, -140, -112, 44) +
        motif("heart", PIGMENTS.rust, 140, -112, 40) +
        line("M-96-112q10-30 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t18-8", darken(color, 0.5), 5) +
        times(12, (i) => {
          const x = -168 + i * 30.6;
          return times(
            1 + ((i * 7) % 3),
            (k) =>
              line(`M${x} ${-74 + k * 58}v18`, PIGMENTS.sand, 3) +
              disc(x + 3, -36 + k * 58, 24, "#2a1a12", 'opacity=".12"') +
              disc(
                x,
                -40 + k * 58,
                23,
                pen.ball([PIGMENTS.pine, PIGMENTS.sage, PIGMENTS.blush, PIGMENTS.sky, PIGMENTS.butter][(i + k) % 5] as string),
              ) +
              line(`M${x - 9} ${-40 + k * 58}h18`, darken(PIGMENTS.oak, 0.4), 3),
          );
        }),
      0,
      0,
    ),
  ),
};
