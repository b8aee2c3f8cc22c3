import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, put, times, tube, type Point } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { ball, blown, pool, turned } from "../parts/solids.ts";
import { type Family, type Looks, standingKind } from "./kind.ts";

function oneMug(pen: Pen, { color, accent, motif: print, form }: Looks, filling: string): string {
  const body: Point[] = [
    [92, -190],
    [95, -150],
    [95, -60],
    [90, -16],
    [78, 0],
  ];
  const dipped = fill(bar(-110, -72, 220, 90), accent, 'opacity=".9"');
  return (
    tube("M86-152C158-170 164-46 82-52", 23, color) +
    turned(pen, body, color, {
      inside: lighten(color, 0.4),
      filling,
      gloss: 0.3,
      pattern: form === "printed" ? motif(print, accent, 0, -96, 84) : form === "plain" ? "" : dipped,
    })
  );
}

function steam(height: number): string {
  return line(`M-22 ${height}q-14-20 0-38t0-36M16 ${height - 6}q-14-20 0-38t0-36`, "#ffffff", 7, 'opacity=".5"');
}

function teapotBody(pen: Pen, color: string, glass: boolean): string {
  const body: Point[] = [
    [46, -176],
    [88, -150],
    [112, -100],
    [104, -44],
    [72, -6],
    [62, 0],
  ];
  const content =
    fill(bar(-120, -118, 240, 130), "#c98a3f", 'opacity=".75"') +
    times(7, (i) => put(fill("M0 0C-16-14-12-44 0-56C12-44 16-14 0 0z", "#c8557a"), 0, -34, { turn: -72 + i * 24 })) +
    disc(0, -36, 15, "#e7a94b");
  return glass ? blown(pen, body, { content, open: false }) : turned(pen, body, color, { gloss: 0.34 });
}

export const DRINKWARE_MUG: Family = {
  mug: standingKind(
    104,
    ["cream", "sage", "rust", "navy", "sky", "blush", "marigold", "evergreen"],
    ["terracotta", "white", "navy", "charcoal"],
    (pen, looks) => put(steam(-212) + oneMug(pen, looks, PIGMENTS.chocolate), -18, 0, { scale: 1.42 }),
  ),
  cups: standingKind(170, ["terracotta", "cream", "sage", "sky"], ["white", "rust"], (pen, { color, accent, count }) => {
    const one = (tone: string) =>
      turned(
        pen,
        [
          [50, -96],
          [52, -60],
          [46, -16],
          [36, 0],
        ],
        tone,
        { inside: lighten(tone, 0.3), pattern: fill(bar(-60, -34, 120, 50), darken(tone, 0.25), 'opacity=".6"') },
      );
    const places: Point[] = [
      [-62, -42],
      [62, -42],
      [-126, 4],
      [0, 8],
      [126, 4],
    ];
    return places
      .slice(0, Math.max(2, Math.min(count, 5)))
      .map(([x, y], index) => pool(pen, x, y, 52) + put(one(index % 2 === 0 ? color : accent), x, y, { scale: 1.24 }))
      .join("");
  }),
  teapot: standingKind(120, ["sage", "cream", "rust", "navy", "sky"], ["bamboo", "gold"], (pen, { color, accent, form }) => {
    const glass = form === "glass";
    const trim = glass ? "#cfe0e0" : color;
    return put(
      tube("M-98-118C-176-150-176-30-88-40", 20, trim) +
        fill("M96-60C130-64 128-128 164-152L182-140C162-110 160-30 92-20z", pen.face(darken(trim, 0.08))) +
        line("M166-150L182-140", lighten(trim, 0.5), 6) +
        teapotBody(pen, color, glass) +
        turned(
          pen,
          [
            [18, -204],
            [50, -186],
            [56, -172],
          ],
          glass ? accent : color,
          { gloss: 0.3 },
        ) +
        ball(pen, 0, -212, 15, accent),
      -2,
      0,
      { scale: 1.2 },
    );
  }),
};
