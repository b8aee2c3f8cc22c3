import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, put } from "../parts/lines.ts";
import { motif, type MotifName } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { blown, pool, turned } from "../parts/solids.ts";

export function oneJar(pen: Pen, filling: string, lid: string, print: MotifName, label: string = PIGMENTS.paper): string {
  const content =
    fill(bar(-90, -128, 180, 140), filling, 'opacity=".92"') + fill(bar(-90, -128, 60, 140), lighten(filling, 0.4), 'opacity=".4"');
  return (
    blown(
      pen,
      [
        [56, -156],
        [62, -140],
        [74, -124],
        [76, -20],
        [66, 0],
      ],
      { content, open: false },
    ) +
    fill("M-62-96Q0-80 62-96V-34Q0-18-62-34z", pen.face(label)) +
    motif(print, darken(filling, 0.2), 0, -58, 46) +
    turned(
      pen,
      [
        [60, -184],
        [64, -178],
        [64, -152],
        [60, -146],
      ],
      lid,
      { gloss: 0.3 },
    )
  );
}

export function oneBag(pen: Pen, color: string, accent: string, print: MotifName): string {
  return (
    fill(
      "M-76-210H76L88 0H-88z",
      pen.linear(
        [
          [0, darken(color, 0.1)],
          [0.2, lighten(color, 0.16)],
          [0.75, color],
          [1, darken(color, 0.2)],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    fill("M-80-236H80V-200H-80z", darken(color, 0.14)) +
    line("M-80-202H80", lighten(color, 0.4), 2) +
    line("M-52-196L-60-20M54-196L62-20", darken(color, 0.3), 2, 'opacity=".35"') +
    disc(0, -104, 48, accent) +
    motif(print, lighten(accent, 0.8), 0, -104, 56)
  );
}

export const trio = (pen: Pen, one: (index: number) => string, gap: number, foot: number, scale = 1): string =>
  [0, 2, 1]
    .map((index) => {
      const [x, y] = [(index - 1) * gap, index === 1 ? 10 : -16];
      return pool(pen, x, y, foot) + put(one(index), x, y, { scale });
    })
    .join("");

export function sauceBottle(pen: Pen, color: string, cap: string, print: MotifName): string {
  return (
    turned(
      pen,
      [
        [17, -250],
        [17, -210],
        [46, -166],
        [48, -140],
        [48, -12],
        [42, 0],
      ],
      color,
      {
        gloss: 0.36,
        pattern:
          fill(bar(-60, -130, 120, 92), PIGMENTS.paper) +
          fill(bar(-60, -130, 120, 10), darken(color, 0.1)) +
          motif(print, color, 0, -80, 52),
      },
    ) +
    turned(
      pen,
      [
        [18, -286],
        [21, -278],
        [21, -244],
      ],
      cap,
      { gloss: 0.3 },
    )
  );
}
