import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, fill, line, oval, put, tube, type Point } from "../parts/lines.ts";
import { blown, pool, turned } from "../parts/solids.ts";
import { ribs } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";

const mixWater = (tint: string): string => lighten(tint, 0.3);

export const DRINKWARE_GLASS: Family = {
  tumbler: standingKind(80, ["teal", "blush", "charcoal", "sage", "navy"], ["steel"], (pen, { color, accent }) =>
    put(
      fill(bar(18, -330, 13, 90, 6), pen.round(lighten(accent, 0.4))) +
        turned(
          pen,
          [
            [80, -244],
            [76, -150],
            [64, -60],
            [58, 0],
          ],
          color,
          { gloss: 0.3, pattern: fill(bar(-90, -256, 180, 30), accent) + fill(bar(-90, -14, 180, 30), accent) },
        ) +
        turned(
          pen,
          [
            [74, -262],
            [84, -256],
            [84, -244],
          ],
          lighten(accent, 0.3),
          { gloss: 0 },
        ),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  glasses: standingKind(150, ["glass"], ["amber", "burgundy"], (pen, { accent, form }) => {
    const bowl: Point[] =
      form === "flute"
        ? [
            [34, -290],
            [38, -230],
            [30, -160],
            [6, -136],
          ]
        : [
            [54, -290],
            [68, -240],
            [62, -190],
            [30, -152],
            [6, -140],
          ];
    const wine = fill(bar(-80, -232, 160, 110), accent, 'opacity=".85"') + oval(0, -232, 66, 11, lighten(accent, 0.2));
    const one =
      line("M0-142V-8", "#b9cccd", 8) +
      line("M-2-140V-10", "#fff", 2.4, 'opacity=".9"') +
      oval(0, -5, 50, 10, "#c9d9d9", 'opacity=".9"') +
      oval(0, -7, 46, 8, "#eef4f3", 'opacity=".8"') +
      blown(pen, bowl, { content: wine });
    return pool(pen, -78, -18, 60) + put(one, -78, -18, { scale: 1.02 }) + pool(pen, 72, 0, 60) + put(one, 72, 0, { scale: 1.08 });
  }),
  rocks: standingKind(150, ["glass"], ["amber", "copper"], (pen, { accent }) => {
    const content =
      fill(bar(-90, -84, 180, 90), accent, 'opacity=".8"') +
      put(fill(bar(-34, -66, 62, 62, 8), "#fff", 'opacity=".5"'), 4, -16, { turn: 9 }) +
      oval(0, -84, 76, 14, lighten(accent, 0.3), 'opacity=".8"');
    const one = blown(
      pen,
      [
        [80, -150],
        [77, -80],
        [72, -14],
        [68, 0],
      ],
      { content },
    );
    return pool(pen, -86, -22, 80) + put(one, -86, -22, { scale: 0.94 }) + pool(pen, 78, 4, 84) + put(one, 78, 4, { scale: 1.04 });
  }),
  bottle: standingKind(
    76,
    ["sage", "teal", "charcoal", "marigold", "coral", "navy"],
    ["steel", "black", "cream"],
    (pen, { color, accent }) =>
      put(
        turned(
          pen,
          [
            [40, -232],
            [40, -220],
            [74, -196],
            [78, -160],
            [78, -20],
            [70, 0],
          ],
          color,
          { gloss: 0.34 },
        ) +
          turned(
            pen,
            [
              [36, -282],
              [42, -276],
              [44, -236],
              [40, -226],
            ],
            accent,
            { metal: true, gloss: 0.2, pattern: ribs({ x: -50, y: -284, width: 100, height: 60 }, accent, { gap: 9 }) },
          ) +
          line("M-30-272C-34-322 34-322 30-272", darken(accent, 0.2), 12),
        0,
        0,
        { scale: 1.1 },
      ),
  ),
  thermos: standingKind(76, ["evergreen", "rust", "steel", "navy"], ["steel"], (pen, { color, accent }) =>
    put(
      tube("M66-196C128-200 128-76 66-80", 18, accent) +
        turned(
          pen,
          [
            [66, -236],
            [72, -214],
            [72, -20],
            [66, 0],
          ],
          color,
          { gloss: 0.28, pattern: fill(bar(-80, -40, 160, 14), accent) + fill(bar(-80, -214, 160, 14), accent) },
        ) +
        turned(
          pen,
          [
            [54, -302],
            [58, -296],
            [58, -240],
            [66, -232],
          ],
          accent,
          { metal: true },
        ),
      -12,
      0,
      { scale: 1.08 },
    ),
  ),
  carafe: standingKind(92, ["glass"], ["sky"], (pen, { accent }) => {
    const body: Point[] = [
      [44, -236],
      [40, -200],
      [52, -160],
      [88, -96],
      [92, -44],
      [72, -6],
      [64, 0],
    ];
    const water = fill(bar(-120, -150, 240, 170), mixWater(accent), 'opacity=".62"') + oval(0, -150, 56, 10, "#fff", 'opacity=".6"');
    return put(
      blown(pen, body, { content: water }) +
        blown(
          pen,
          [
            [42, -304],
            [46, -270],
            [46, -216],
            [42, -208],
          ],
          { open: false },
        ) +
        oval(0, -304, 42, 8, "#fff", 'opacity=".55"'),
      0,
      0,
      { scale: 1.12 },
    );
  }),
  decanter: standingKind(110, ["glass"], ["burgundy", "amber"], (pen, { accent, color }) => {
    const body: Point[] = [
      [34, -246],
      [26, -222],
      [28, -160],
      [60, -112],
      [128, -50],
      [120, -10],
      [96, 0],
    ];
    const wine = fill(bar(-140, -66, 280, 80), accent, 'opacity=".9"') + oval(0, -66, 108, 17, lighten(accent, 0.22));
    return put(
      blown(pen, body, { content: wine }) +
        turned(
          pen,
          [
            [18, -286],
            [30, -276],
            [28, -252],
            [20, -240],
          ],
          color === PIGMENTS.glass ? PIGMENTS.oak : color,
          { gloss: 0.3 },
        ) +
        oval(0, -286, 18, 5, PIGMENTS.pine),
      0,
      0,
      { scale: 1.16 },
    );
  }),
};
