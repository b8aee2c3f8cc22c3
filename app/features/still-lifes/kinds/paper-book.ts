import { PIGMENTS, darken, inkOn, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif, type MotifName } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { box, sheet } from "../parts/solids.ts";
import { writing } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { uprightBook, pencil } from "./paper-parts.ts";

function stack(pen: Pen, tones: readonly string[], width = 230): string {
  return tones
    .map((tone, i) =>
      put(
        box(pen, PIGMENTS.cream, { width: width - 8, height: 26, depth: 116, top: tone }) +
          fill(bar(-width / 2, -32, width, 5, 2), tone) +
          fill(bar(-width / 2, -4, width, 5, 2), tone) +
          fill(bar(-width / 2, -32, 12, 33, 5), darken(tone, 0.15)) +
          line(`M${-width / 2 + 14}-22H${width / 2 - 6}M${-width / 2 + 14}-14H${width / 2 - 6}`, "#c9bb9a", 1.2),
        ((i * 37) % 19) - 9,
        -i * 33,
      ),
    )
    .join("");
}

export const PAPER_BOOK: Family = {
  book: standingKind(
    110,
    ["navy", "rust", "evergreen", "plum", "marigold", "teal", "burgundy"],
    ["gold", "cream", "butter"],
    (pen, { color, accent, motif: print }) => put(uprightBook(pen, color, accent, print), -12, 0, { scale: 1.18 }),
  ),
  books: standingKind(
    140,
    ["rust", "evergreen", "navy"],
    ["cream"],
    (pen, { color, accent, motif: print }) =>
      put(stack(pen, [color, PIGMENTS.marigold, PIGMENTS.sky]), -10, 0, { scale: 1.1 }) +
      put(uprightBook(pen, PIGMENTS.plum, accent, print, { width: 110, height: 150, thick: 26 }), -8, -116, { turn: -9 }),
  ),
  "boxed books": standingKind(140, ["rust", "navy"], ["gold"], (pen, { color, accent }) =>
    put(
      times(3, (i) =>
        put(
          fill(bar(0, -236, 54, 236, 3), pen.round([PIGMENTS.burgundy, PIGMENTS.teal, PIGMENTS.marigold][i] as string)) +
            fill(bar(8, -216, 38, 6), accent) +
            line(`M27-196V-150`, lighten([PIGMENTS.burgundy, PIGMENTS.teal, PIGMENTS.marigold][i] as string, 0.7), 6),
          -86 + i * 56,
          -24,
        ),
      ) +
        box(pen, color, { width: 220, height: 168, depth: 84, top: darken(color, 0.5) }) +
        motif("key", accent, 0, -84, 84),
      -14,
      0,
      { scale: 1.16 },
    ),
  ),
  notebook: standingKind(
    130,
    ["leather", "sage", "navy", "plum", "charcoal"],
    ["cream", "gold"],
    (pen, { color, accent, motif: print, form }) =>
      put(
        fill(bar(-98, -252, 202, 256, 14), darken(color, 0.35)) +
          fill(bar(-100, -256, 196, 252, 6), "#efe4cc", 'transform="translate(6 2)"') +
          fill(bar(-104, -260, 200, 256, 14), pen.face(color)) +
          line("M-84-258V-6", darken(color, 0.35), 3, 'opacity=".5"') +
          fill(bar(66, -260, 13, 256), darken(accent === color ? PIGMENTS.black : accent, 0.2), 'opacity=".9"') +
          fill("M-30-6V34L-22 24L-14 34V-6z", PIGMENTS.red) +
          (form === "initials"
            ? line("M-40-70L-26-112L-12-70M-35-86H-17M8-70V-112M8-112C40-112 40-92 8-92L36-70", darken(color, 0.4), 5)
            : motif(print, form === "blind" ? darken(color, 0.3) : accent, -14, -148, 96)),
        0,
        -4,
        { scale: 1.16, turn: -4 },
      ) +
      put(
        fill(bar(-9, -200, 18, 180, 6), pen.round(PIGMENTS.brass)) +
          fill("M-9-20L0 4L9-20z", PIGMENTS.steel) +
          fill(bar(-9, -140, 18, 8), darken(PIGMENTS.brass, 0.3)),
        146,
        -20,
        { turn: 8 },
      ),
  ),
  planner: lyingKind(["teal", "coral", "marigold", "lilac"], ["cream"], (pen, { color, accent }) =>
    put(
      fill(bar(-132, -156, 276, 318, 8), PIGMENTS.cream) +
        times(5, (i) =>
          fill(
            bar(140, -130 + i * 54, 20, 42, 5),
            [PIGMENTS.red, PIGMENTS.marigold, PIGMENTS.leaf, PIGMENTS.sky, PIGMENTS.plum][i] as string,
          ),
        ) +
        sheet(pen, 276, 318, color, { radius: 10 }) +
        fill(bar(-80, -110, 170, 74, 8), pen.face(accent)) +
        writing({ x: -62, y: -98, width: 134, height: 54 }, inkOn(accent), 18) +
        times(12, (i) => fill(bar(-80 + (i % 4) * 44, -10 + Math.floor(i / 4) * 44, 36, 36, 5), lighten(color, 0.34), 'opacity=".8"')) +
        times(13, (i) => line(`M-146 ${-142 + i * 24}c-16-12 16-12 22 0`, "#8e9394", 5)),
      0,
      0,
      { turn: -5 },
    ),
  ),
  calendar: standingKind(120, ["rust", "evergreen", "navy"], ["cream"], (pen, { color, accent }) =>
    put(
      fill("M-120 0L-96-40H116L132 0z", pen.face(PIGMENTS.oak)) +
        fill(bar(-100, -246, 206, 214, 4), darken(accent, 0.3)) +
        fill(bar(-104, -250, 206, 214, 4), pen.face(accent)) +
        fill(bar(-104, -250, 206, 50, 4), color) +
        times(6, (i) => disc(-80 + i * 32, -238, 5, darken(color, 0.5))) +
        line("M-26-150L0-172V-70M-26-70H26", darken(color, 0.1), 15) +
        writing({ x: -70, y: -64, width: 140, height: 26 }, PIGMENTS.brown, 12) +
        fill("M102-36L70-36Q96-44 102-70z", lighten(accent, 0.2)) +
        fill("M102-36L70-36Q88-56 102-70z", darken(accent, 0.16)),
      0,
      0,
      { scale: 1.22 },
    ),
  ),
  cards: lyingKind(["cream", "white", "blush"], ["rust", "evergreen", "navy", "plum"], (pen, { color, accent, motif: print, count }) => {
    const tones = [color, PIGMENTS.sky, PIGMENTS.blush, PIGMENTS.sage];
    return (
      put(sheet(pen, 210, 150, PIGMENTS.kraft, { print: line("M-105-75L0 12L105-75", darken(PIGMENTS.kraft, 0.24), 3) }), -66, 88, {
        turn: -14,
      }) +
      times(Math.max(2, Math.min(count, 4)), (i) =>
        put(
          sheet(pen, 158, 212, tones[(i + 1) % 4] as string, {
            print: motif(print, accent, 0, -20, 84) + line("M-40 62H40M-26 78H26", accent, 5),
          }),
          76 - i * 56,
          -40 + i * 26,
          { turn: 16 - i * 13 },
        ),
      )
    );
  }),
  "box of cards": lyingKind(
    ["sage", "blush", "sky"],
    ["evergreen", "rust"],
    (pen, { color, accent, motif: print }) =>
      put(
        sheet(pen, 236, 300, darken(color, 0.1), { radius: 6, shadow: 12 }) +
          fill(bar(-104, -136, 208, 272, 3), darken(color, 0.34)) +
          put(
            sheet(pen, 196, 254, PIGMENTS.cream, {
              shadow: 4,
              print:
                motif(print, accent, 0, -34, 92) +
                line("M-54 56H54M-34 78H34", accent, 6) +
                fill(bar(-86, -116, 172, 232, 2), "none", `stroke="${accent}" stroke-width="2"`),
            }),
            0,
            0,
          ),
        -52,
        0,
        { turn: -6 },
      ) +
      put(sheet(pen, 178, 128, PIGMENTS.white, { print: line("M-89-64L0 12L89-64", darken(PIGMENTS.cream, 0.3), 3) }), 104, 84, {
        turn: 13,
      }) +
      put(sheet(pen, 172, 122, PIGMENTS.cream, { print: motif("heart", accent, 0, 0, 50) }), 112, -76, { turn: -9 }),
  ),
  "phrase cards": lyingKind(["coral", "teal", "marigold"], ["cream"], (pen, { color, accent }) => {
    const tones = [PIGMENTS.sky, PIGMENTS.sage, color, PIGMENTS.butter];
    const dish = ["cup", "fish", "wheat", "wave"] as const;
    return (
      times(4, (i) =>
        put(
          sheet(pen, 150, 216, accent, {
            radius: 12,
            print:
              fill(bar(-75, -108, 150, 96), tones[i] as string) +
              motif(dish[i] as MotifName, darken(tones[i] as string, 0.4), 0, -58, 68) +
              fill(
                "M-50 12H50a10 10 0 0 1 10 10V56a10 10 0 0 1-10 10H-10L-24 82V66H-50a10 10 0 0 1-10-10V22a10 10 0 0 1 10-10z",
                lighten(tones[i] as string, 0.3),
              ) +
              line("M-40 30H40M-40 48H16", darken(tones[i] as string, 0.5), 5),
          }),
          -84 + i * 56,
          30 - i * 14,
          { turn: -24 + i * 16 },
        ),
      ) + disc(-118, 128, 16, "none", 'stroke="#a9aeb2" stroke-width="5"')
    );
  }),
  pen: lyingKind(
    ["brass", "navy", "burgundy"],
    ["navy", "rust"],
    (pen, { color, accent }) =>
      put(
        sheet(pen, 250, 300, PIGMENTS.cream, {
          print: line("M-90-60q20-40 34-6t30-4t34-4t40-6M-90-10q24-34 40-4t34-4t50-4M-90 40q30-30 50-4t60-6", PIGMENTS.navy, 4),
        }),
        -54,
        10,
        { turn: -7 },
      ) +
      put(
        fill(bar(-15, -170, 30, 130, 12), pen.metal(color)) +
          fill(bar(-17, -44, 34, 126, 6), pen.metal(color)) +
          fill(bar(-17, -46, 34, 10), darken(color, 0.4)) +
          fill(bar(5, -160, 7, 100, 3), lighten(color, 0.4)) +
          fill("M-15 82L-8 116H8L15 82z", "#2d2a28") +
          fill(
            "M-9 112L0 152L9 112z",
            pen.linear([
              [0, "#f3e5b5"],
              [1, "#b98f3a"],
            ]),
          ) +
          line("M0 122V146", "#5c4516", 1.6),
        70,
        -10,
        { turn: 34, scale: 1.24 },
      ) +
      [
        [118, 124, accent],
        [30, 146, PIGMENTS.rust],
      ]
        .map(([x, y, tone]) =>
          put(
            oval(4, 8, 44, 40, "#2a1a12", 'opacity=".16"') +
              disc(0, 0, 40, pen.ball("#d5e2e2")) +
              disc(0, 0, 32, pen.ball(tone as string)) +
              disc(0, 0, 22, pen.metal(PIGMENTS.brass)),
            x as number,
            y as number,
            { scale: 0.9 },
          ),
        )
        .join(""),
  ),
  pencils: lyingKind(["olive", "kraft", "navy"], ["leather"], (pen, { color, accent, form }) => {
    const tones = ["#b93a26", "#dd8140", "#ebbe48", "#7fa35a", "#3a7a78", "#4c7295", "#7d6396", "#a9507a", "#7d573a", "#37322d"];
    if (form === "tin")
      return put(
        sheet(pen, 270, 320, "#aab0b3", { radius: 20, shadow: 12 }) +
          fill(bar(-120, -146, 240, 292, 14), darken("#aab0b3", 0.3)) +
          times(5, (i) =>
            put(
              pencil(
                pen,
                258,
                [PIGMENTS.evergreen, PIGMENTS.charcoal, PIGMENTS.evergreen, PIGMENTS.charcoal, PIGMENTS.evergreen][i] as string,
              ),
              -92 + i * 36,
              132,
            ),
          ) +
          fill(bar(78, -40, 34, 76, 5), pen.face("#f4efe6")) +
          fill(bar(78, -4, 34, 40), "#6d8ea3"),
        0,
        0,
        { turn: -6 },
      );
    return put(
      sheet(pen, 356, 250, color, { radius: 12, shadow: 12, print: fill(bar(-178, 10, 356, 130), darken(color, 0.12)) }) +
        times(10, (i) => put(pencil(pen, 190, tones[i] as string), -150 + i * 33, 78)) +
        fill(bar(-178, 34, 356, 76), pen.face(lighten(color, 0.05))) +
        line(
          times(10, (i) => `M${-166 + i * 33} 36V106`),
          lighten(color, 0.4),
          2,
          'stroke-dasharray="5 4"',
        ) +
        line("M150 60C210 90 190 130 160 150", accent, 9),
      0,
      0,
      { turn: -5 },
    );
  }),
};
