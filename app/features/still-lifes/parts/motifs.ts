import { darken, lighten } from "./colors.ts";
import { disc, fill, line, oval, polygon, type Point, put, times } from "./lines.ts";
import { at } from "./pen.ts";

function starPath(r: number, tips = 5, waist = 0.45): string {
  return polygon(
    Array.from({ length: tips * 2 }, (_, index): Point => {
      const reach = index % 2 === 0 ? r : r * waist;
      return [reach * Math.sin((index * Math.PI) / tips), -reach * Math.cos((index * Math.PI) / tips)];
    }),
  );
}

const leafPath = "M0 40C-34 10-26-26 0-46C26-26 34 10 0 40z";
const heartPath = "M0 42C-58 4-44-40-20-40C-8-40 0-30 0-22C0-30 8-40 20-40C44-40 58 4 0 42z";

/** Small flat pictures for covers, labels and fabrics: each about 100 wide and high around 0 0, in one ink and its neighbors. */
const DRAWN = {
  star: (ink) => fill(starPath(46), ink),
  heart: (ink) => fill(heartPath, ink),
  moon: (ink) => fill("M12-46A46 46 0 1 0 44 22A40 40 0 0 1 12-46z", ink) + put(fill(starPath(13), ink), 26, -18),
  sun: (ink) => disc(0, 0, 23, ink) + times(10, (i) => put(line("M0-33V-46", ink, 6), 0, 0, { turn: i * 36 })),
  leaf: (ink) => fill(leafPath, ink) + line("M0 46V-30M0 14L14-2M0 14L-14-2M0-6L11-20M0-6L-11-20", lighten(ink, 0.6), 3),
  flower: (ink) => times(6, (i) => put(oval(0, -26, 13, 21, ink), 0, 0, { turn: i * 60 })) + disc(0, 0, 12, lighten(ink, 0.6)),
  bird: (ink) =>
    fill("M-46-4C-30-10-26-30-4-30C20-30 32-12 30 6C28 28 4 34-14 26C-28 20-34 6-46-4z", ink) +
    fill("M26 10L52 30L22 26z", ink) +
    fill("M-6-8C10-14 24-2 20 12C8 14-4 8-6-8z", lighten(ink, 0.4)) +
    disc(-20, -12, 3.4, lighten(ink, 0.8)) +
    line("M-4 30V44M8 28V42", ink, 3.4),
  moth: (ink) =>
    fill("M0-14C-14-44-50-40-46-16C-44 0-24 6 0 2C24 6 44 0 46-16C50-40 14-44 0-14z", ink) +
    fill("M0 0C-20 2-34 14-28 30C-20 42-4 24 0 6C4 24 20 42 28 30C34 14 20 2 0 0z", darken(ink, 0.14)) +
    disc(-26, -18, 7, lighten(ink, 0.6)) +
    disc(26, -18, 7, lighten(ink, 0.6)) +
    oval(0, 2, 5, 22, darken(ink, 0.4)) +
    line("M-1-20Q-8-38-18-40M1-20Q8-38 18-40", darken(ink, 0.4), 3),
  fish: (ink) => fill("M-46 0C-30-28 8-30 24-4L46-22C40-8 40 8 46 22L24 4C8 30-30 28-46 0z", ink) + disc(-26, -5, 4, lighten(ink, 0.8)),
  tree: (ink) => fill("M0-48L28-10H14L34 20H-34L-14-10H-28z", ink) + fill("M-6 18h12v26h-12z", darken(ink, 0.3)),
  mountain: (ink) => fill("M-50 34L-14-34L8 4L20-14L50 34z", ink) + fill("M-14-34L-2-14L-12-8L-20-12L-26-10z", lighten(ink, 0.75)),
  lighthouse: (ink) =>
    fill("M-14 44L-9-14H9L14 44z", ink) +
    fill("M-11 12L-10 0H10L11 12zM-13 36L-12 24H12L13 36z", lighten(ink, 0.7)) +
    fill("M-12-14V-32H12V-14z", lighten(ink, 0.5)) +
    fill("M-16-30L0-46L16-30z", ink) +
    fill("M14-26L52-38V-8z M-14-26L-52-38V-8z", lighten(ink, 0.6), 'opacity=".7"'),
  house: (ink) => fill("M-40-2L0-40L40-2H30V38H-30V-2z", ink) + fill("M-9 38V10H9V38z", lighten(ink, 0.7)),
  note: (ink) => oval(-18, 30, 17, 13, ink, 'transform="rotate(-20 -18 30)"') + line("M-2 28V-36Q8-16 30-8", ink, 7),
  key: (ink) => line("M-24 0m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M-4 0H46M30 0V18M44 0V16", ink, 9),
  paw: (ink) =>
    oval(0, 16, 25, 21, ink) +
    [
      [-30, -8],
      [-11, -30],
      [11, -30],
      [30, -8],
    ]
      .map(([x, y]) => oval(x as number, y as number, 10, 14, ink))
      .join(""),
  bone: (ink) =>
    fill("M-26-10C-24-24-48-26-46-8C-54-6-54 10-44 10C-44 26-24 22-26 10H26C24 22 44 26 44 10C54 10 54-6 46-8C48-26 24-24 26-10z", ink),
  cat: (ink) =>
    fill("M-34 38C-44 0-36-18-34-44L-12-24H12L34-44C36-18 44 0 34 38C14 48-14 48-34 38z", ink) +
    oval(-14, 2, 4, 6, lighten(ink, 0.8)) +
    oval(14, 2, 4, 6, lighten(ink, 0.8)) +
    line("M-5 18Q0 24 5 18", lighten(ink, 0.8), 3),
  owl: (ink) =>
    fill("M-34-40L-14-30H14L34-40C40 0 38 44 0 46C-38 44-40 0-34-40z", ink) +
    disc(-14, -10, 13, lighten(ink, 0.8)) +
    disc(14, -10, 13, lighten(ink, 0.8)) +
    disc(-14, -10, 6, ink) +
    disc(14, -10, 6, ink) +
    fill("M-5 2H5L0 12z", "#e0a32e"),
  fox: (ink) =>
    fill("M-44-40C-20-34 20-34 44-40C48-6 20 30 0 42C-20 30-48-6-44-40z", ink) +
    fill("M0 42C-14 32-30 14-38-4C-20-4-8 10 0 22C8 10 20-4 38-4C30 14 14 32 0 42z", lighten(ink, 0.8)) +
    disc(0, 36, 6, darken(ink, 0.7)) +
    disc(-17, -8, 4, darken(ink, 0.7)) +
    disc(17, -8, 4, darken(ink, 0.7)),
  map: (ink) =>
    line("M-44 20C-20 6-24-24 0-20C22-18 14 16 44-14", ink, 5, 'stroke-dasharray="2 12"') +
    fill("M28-46C42-46 50-36 50-26C50-14 36-4 30 8C24-4 8-14 8-26C8-36 14-46 28-46z", ink, 'transform="translate(4 6)"'),
  compass: (ink) => line("M-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0z", ink, 5) + fill("M20-26L8 8L-20 26L-8-8z", ink),
  planet: (ink) => disc(0, 0, 28, ink) + line("M-48 14C-30 26 34-8 48-20C36-30-26-2-48 14z", darken(ink, 0.3), 4),
  wave: (ink) => line("M-48-12q12-20 24 0t24 0t24 0t24 0M-48 12q12-20 24 0t24 0t24 0t24 0", ink, 7),
  cup: (ink) =>
    fill("M-34-18H22V14C22 34-34 34-34 14z", ink) +
    line("M22-8C44-14 44 18 20 14", ink, 6) +
    line("M-18-30q8-8 0-16M4-30q8-8 0-16", ink, 4),
  bolt: (ink) => fill("M10-48L-28 8H-4L-12 48L30-12H4z", ink),
  car: (ink) =>
    fill("M-48 14C-48-2-34-4-28-6L-16-26H18L32-6C44-4 50 2 48 14z", ink) +
    disc(-24, 16, 11, darken(ink, 0.5)) +
    disc(24, 16, 11, darken(ink, 0.5)) +
    fill("M-14-8L-8-19H2V-8zM8-8V-19H15L22-8z", lighten(ink, 0.7)),
  pixel: (ink) => fill("M-40-24h16v-12h16v12h16v-12h16v12h16v24h-12v14h-14v14h-14v12h-8v-12h-14v-14h-14v-14h-4z", ink),
  bee: (ink) =>
    oval(0, 6, 30, 20, "#e0a32e") +
    line("M-8-12V24M8-12V24", ink, 8) +
    oval(-8, -24, 18, 11, lighten(ink, 0.7), 'opacity=".8" transform="rotate(24 -8 -24)"') +
    oval(14, -24, 18, 11, lighten(ink, 0.7), 'opacity=".8" transform="rotate(-24 14 -24)"'),
  cloud: (ink) => fill("M-34 22a18 18 0 0 1 2-36a26 26 0 0 1 48-4a20 20 0 0 1 18 40z", ink),
  bear: (ink) =>
    disc(-24, -28, 14, ink) +
    disc(24, -28, 14, ink) +
    disc(0, 0, 38, ink) +
    oval(0, 12, 16, 12, lighten(ink, 0.55)) +
    disc(0, 7, 5, darken(ink, 0.7)) +
    disc(-14, -8, 4, darken(ink, 0.7)) +
    disc(14, -8, 4, darken(ink, 0.7)),
  wheat: (ink) =>
    line("M0 48V-40", ink, 4) +
    times(
      4,
      (i) =>
        oval(-12, -26 + i * 17, 6, 12, ink, `transform="rotate(-34 -12 ${-26 + i * 17})"`) +
        oval(12, -26 + i * 17, 6, 12, ink, `transform="rotate(34 12 ${-26 + i * 17})"`),
    ),
  dots: (ink) => times(9, (i) => disc(((i % 3) - 1) * 32, (Math.floor(i / 3) - 1) * 32, 8, ink)),
  person: (ink) => disc(0, -22, 18, ink) + fill("M-34 44C-34 8 34 8 34 44z", ink),
  run: (ink) => line("M-40 30C-50-10-20-40 4-30C30-20 46-20 40 6C36 26 10 10-4 24C-14 36-34 44-40 30z", ink, 6),
  cross: (ink) => fill("M-12-40h24v28h28v24h-28v28h-24v-28h-28v-24h28z", ink),
  ball: (ink) => disc(0, 0, 40, ink) + line("M-40 0H40M0-40V40M-28-28Q0 0-28 28M28-28Q0 0 28 28", lighten(ink, 0.6), 3),
} as const satisfies Record<string, (ink: string) => string>;

export type MotifName = keyof typeof DRAWN;

/** Returns a small flat picture, `size` wide and high, with its middle at a place. */
export function motif(name: MotifName, ink: string, x: number, y: number, size: number, turn = 0): string {
  return `<g transform="translate(${at(x)} ${at(y)})${turn === 0 ? "" : ` rotate(${at(turn)})`} scale(${Math.round(size * 10) / 1000})">${DRAWN[name](ink)}</g>`;
}

export const MOTIFS = Object.keys(DRAWN) as MotifName[];
