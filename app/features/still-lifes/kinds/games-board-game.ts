import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, type Point, polygon, put, times } from "../parts/lines.ts";
import { motif, type MotifName } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { ball, box, pool, sheet, turned } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { die } from "./games-parts.ts";

/** A piece of a jigsaw, 80 wide with its knobs, around 0 0. */
function piece(pen: Pen, color: string): string {
  const d = "M-40-40H-14C-20-62 20-62 14-40H40V-14C62-20 62 20 40 14V40H14C20 20-20 20-14 40H-40V14C-20 20-20-20-40-14z";
  return (
    fill(d, darken(color, 0.45), 'transform="translate(3 6)" opacity=".5"') +
    fill(d, pen.face(color)) +
    line(d, lighten(color, 0.5), 1.6, 'opacity=".8"')
  );
}

const pawn = (pen: Pen, color: string): string =>
  turned(
    pen,
    [
      [9, -62],
      [8, -44],
      [20, -10],
      [22, 0],
    ],
    color,
    { gloss: 0.3 },
  ) + ball(pen, 0, -72, 17, color);

function gameBox(pen: Pen, color: string, accent: string, print: MotifName): string {
  const art =
    fill(bar(0, 0, 250, 190), lighten(color, 0.1)) +
    disc(125, 84, 74, lighten(color, 0.45), 'opacity=".7"') +
    motif(print, accent, 125, 84, 116) +
    fill(bar(0, 150, 250, 40), darken(color, 0.25)) +
    fill(bar(60, 162, 130, 14, 7), lighten(accent, 0.5)) +
    fill(bar(0, 0, 250, 8), accent);
  return box(pen, color, { width: 250, height: 190, depth: 76, front: art, top: darken(color, 0.1) });
}

export const GAMES_BOARD_GAME: Family = {
  "board game": standingKind(
    160,
    ["teal", "navy", "rust", "evergreen", "plum"],
    ["marigold", "cream", "coral"],
    (pen, { color, accent, motif: print }) =>
      put(gameBox(pen, color, accent, print), -36, -10, { scale: 1.16 }) +
      [
        [96, -2, PIGMENTS.red],
        [138, 14, PIGMENTS.marigold],
        [66, 18, PIGMENTS.sky],
      ]
        .map(
          ([x, y, tone]) =>
            pool(pen, x as number, y as number, 22) + put(pawn(pen, tone as string), x as number, y as number, { scale: 0.82 }),
        )
        .join("") +
      put(die(pen, 38, PIGMENTS.paper), -128, 22),
  ),
  puzzle: standingKind(160, ["sky", "sage", "blush", "butter"], ["rust", "evergreen", "navy"], (pen, { color, accent, motif: print }) => {
    const art =
      fill(bar(0, 0, 260, 184), lighten(color, 0.2)) +
      motif(print, accent, 78, 78, 84) +
      motif(print, darken(accent, 0.1), 184, 110, 84) +
      line(
        times(4, (i) => `M${52 * (i + 1)} 0v36c-14-6-14 18 0 12v46c14-6 14 18 0 12v38c-14-6-14 18 0 12v28`) +
          times(2, (i) => `M0 ${62 * (i + 1)}h30c-6-12 18-12 12 0h56c-6-12 18-12 12 0h56c-6-12 18-12 12 0h60`),
        darken(color, 0.3),
        1.8,
        'opacity=".7"',
      );
    return (
      put(box(pen, color, { width: 260, height: 184, depth: 66, front: art }), -30, -24, { scale: 1.12 }) +
      [
        [-118, 6, 18, color],
        [-44, 22, -22, accent],
        [48, 12, 40, lighten(color, 0.2)],
        [128, 20, 8, PIGMENTS.marigold],
      ]
        .map(
          ([x, y, turn, tone]) =>
            `<g transform="translate(${x} ${(y as number) - 4}) scale(.78 .5) rotate(${turn})">${piece(pen, tone as string)}</g>`,
        )
        .join("")
    );
  }),
  "knob puzzle": lyingKind(["oak", "beech"], ["red"], (pen, { color }) =>
    put(
      sheet(pen, 380, 290, color, {
        radius: 18,
        shadow: 12,
        print: grain({ x: -190, y: -145, width: 380, height: 290 }, color, { gap: 20 }),
      }) +
        (
          [
            ["bird", PIGMENTS.marigold],
            ["cat", PIGMENTS.gray],
            ["bear", PIGMENTS.brown],
            ["fish", PIGMENTS.sky],
            ["tree", PIGMENTS.leaf],
            ["house", PIGMENTS.red],
          ] as const
        )
          .map(([name, tone], i) => {
            const [x, y] = [-118 + (i % 3) * 118, -68 + Math.floor(i / 3) * 136];
            return (
              motif(name, darken(color, 0.3), x + 3, y + 4, 104) +
              motif(name, tone, x - 1, y - 3, 98) +
              disc(x + 4, y + 8, 13, "#2a1a12", 'opacity=".3"') +
              ball(pen, x, y, 13, PIGMENTS.red, 0.5)
            );
          })
          .join(""),
      0,
      0,
      { turn: -5 },
    ),
  ),
  "floor puzzle": lyingKind(["navy"], ["marigold"], (pen, { color, accent }) => {
    const at9 = times(
      9,
      (i) =>
        `<g transform="translate(${-92 + (i % 3) * 80} ${-92 + Math.floor(i / 3) * 80})">${piece(pen, i === 8 ? lighten(color, 0.14) : color)}</g>`,
    );
    return put(
      at9 +
        disc(-92, -92, 42, pen.ball(accent)) +
        motif("planet", "#d9a877", 20, -14, 90) +
        disc(70, -96, 16, pen.ball("#c8664a")) +
        disc(-84, 42, 22, pen.ball("#6fa3b8")) +
        times(12, (i) => motif("star", "#f4e3ae", -120 + ((i * 71) % 220), -120 + ((i * 53) % 220), 12)) +
        `<g transform="translate(150 120) rotate(24)">${piece(pen, lighten(color, 0.06))}</g>` +
        motif("moon", "#ede4c8", 150, 120, 40),
      -6,
      -6,
      { scale: 1.14 },
    );
  }),
  chess: standingKind(170, ["walnut"], ["pine"], (pen, { color, accent }) => {
    const squares = times(24, (i) => {
      const [c, r] = [i % 6, Math.floor(i / 6)];
      const p = (x: number, y: number): Point => [-165 + x * 55 + y * 15, -y * 22];
      return fill(polygon([p(c, r), p(c + 1, r), p(c + 1, r + 1), p(c, r + 1)]), (c + r) % 2 === 0 ? color : accent);
    });
    const queen = (tone: string) =>
      turned(
        pen,
        [
          [20, -136],
          [13, -120],
          [12, -60],
          [28, -14],
          [30, 0],
        ],
        tone,
        { gloss: 0.3 },
      ) +
      line("M-20-136L-24-154L-10-142L0-160L10-142L24-154L20-136", tone, 6) +
      ball(pen, 0, -164, 7, tone);
    const knight = (tone: string) =>
      fill("M-24-20C-30-60-34-80-10-110L-14-128L4-118C34-110 34-60 24-20z", pen.ball(tone)) +
      fill("M-10-108C-34-90-42-80-36-66C-26-62-14-76-6-80z", pen.face(tone)) +
      disc(-6, -98, 3.6, darken(tone, 0.6)) +
      turned(
        pen,
        [
          [26, -22],
          [28, -8],
          [28, 0],
        ],
        tone,
      );
    const rook = (tone: string) =>
      turned(
        pen,
        [
          [20, -104],
          [20, -88],
          [14, -76],
          [18, -20],
          [26, -8],
          [26, 0],
        ],
        tone,
        { gloss: 0.3 },
      ) + times(3, (i) => fill(bar(-20 + i * 15, -116, 10, 16), darken(tone, 0.1)));
    const piecesOn = [
      [-96, -58, rook(accent)],
      [92, -66, queen(color)],
      [-34, -26, knight(color)],
      [40, -30, queen(accent)],
      [112, -8, pawn(pen, color)],
      [-110, -6, pawn(pen, accent)],
    ] as const;
    return put(
      fill(
        polygon([
          [-176, 16],
          [-176, -2],
          [-110, -94],
          [232, -94],
          [178, -2],
          [178, 16],
        ]),
        darken(color, 0.4),
      ) +
        fill(
          polygon([
            [-176, -2],
            [-112, -98],
            [230, -98],
            [178, -2],
          ]),
          pen.face(darken(color, 0.15)),
        ) +
        squares +
        piecesOn.map(([x, y, one]) => pool(pen, x, y, 24) + put(one, x, y)).join(""),
      -16,
      0,
      { scale: 1.04 },
    );
  }),
  "card game": standingKind(110, ["coral", "teal", "navy", "plum"], ["cream"], (pen, { color, accent, motif: print }) => {
    const card = (tone: string, ink: string) =>
      fill(bar(-46, -128, 92, 128, 9), darken(tone, 0.3), 'transform="translate(3 3)"') +
      fill(bar(-46, -128, 92, 128, 9), pen.face(tone)) +
      fill(bar(-38, -120, 76, 112, 6), "none", `stroke="${ink}" stroke-width="2.4"`) +
      motif(print, ink, 0, -64, 52);
    return put(
      times(4, (i) =>
        put(card(accent, [PIGMENTS.red, PIGMENTS.navy, PIGMENTS.evergreen, PIGMENTS.rust][i] as string), 62 + i * 8, -18, {
          turn: -18 + i * 21,
          scale: 1.1,
        }),
      ) +
        put(
          box(pen, color, {
            width: 116,
            height: 164,
            depth: 44,
            front: fill(bar(10, 10, 96, 144, 6), "none", `stroke="${accent}" stroke-width="3"`) + motif(print, accent, 58, 82, 66),
          }),
          -76,
          10,
          { scale: 1.14 },
        ),
      0,
      0,
      { scale: 1.2 },
    );
  }),
  "trivia tin": standingKind(130, ["steel"], ["red"], (pen, { color, accent }) =>
    put(
      times(5, (i) =>
        put(
          fill(bar(-40, -110, 80, 110, 7), pen.face(PIGMENTS.paper)) +
            fill(bar(-32, -102, 64, 46, 4), [PIGMENTS.sky, PIGMENTS.blush, PIGMENTS.butter, PIGMENTS.sage, PIGMENTS.lilac][i] as string) +
            line("M-26-40H26M-26-26H10", PIGMENTS.brown, 4),
          58 + i * 14,
          -4,
          { turn: -12 + i * 13 },
        ),
      ) +
        put(
          disc(0, 0, 106, darken(color, 0.4), 'transform="translate(8 6)"') +
            disc(0, 0, 106, pen.metal(color)) +
            disc(0, 0, 92, pen.ball(accent)) +
            times(6, (i) => put(disc(0, -56, 24, darken(accent, 0.5)) + disc(0, -56, 21, lighten(color, 0.3)), 0, 0, { turn: i * 60 })) +
            disc(0, 0, 17, lighten(color, 0.4)) +
            disc(0, 0, 8, darken(color, 0.4)),
          -68,
          -112,
        ),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
};
