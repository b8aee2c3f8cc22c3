import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, fill, line, put, times } from "../parts/lines.ts";
import { motif, type MotifName } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { sprig } from "../parts/plants.ts";
import { ball, blown, box, pool, turned } from "../parts/solids.ts";
import { crumbs, ribs } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";
import { label, tubeOf, pump } from "./beauty-parts.ts";

function soapBar(pen: Pen, color: string, print: MotifName): string {
  return put(
    box(pen, color, { width: 130, height: 44, depth: 84, radius: 9, top: lighten(color, 0.1) }) +
      crumbs({ x: -60, y: -42, width: 120, height: 38 }, darken(color, 0.2), { count: 16, size: 3, opacity: 0.5 }) +
      `<g transform="translate(21 -58) skewX(-50) scale(.8 .34)">${motif(print, darken(color, 0.24), 0, 0, 62)}</g>`,
    0,
    0,
  );
}

export const BEAUTY_SOAP: Family = {
  soap: standingKind(
    150,
    ["oat", "blush", "sage", "butter"],
    ["oak"],
    (pen, { color, count }) =>
      (count > 1
        ? put(soapBar(pen, color, "wheat"), -64, -2) +
          put(soapBar(pen, lighten(color, 0.3), "bee"), 88, 8) +
          put(soapBar(pen, darken(color, 0.1), "flower"), 6, -58)
        : box(pen, PIGMENTS.oak, { width: 240, height: 22, depth: 110 }) + put(soapBar(pen, color, "leaf"), 0, -34, { scale: 1.36 })) +
      [
        [-150, -8, 15],
        [-128, 8, 9],
        [164, 4, 12],
      ]
        .map(([x, y, r]) => ball(pen, x as number, (y as number) - (r as number), r as number, "#e4eff0", 0.9))
        .join(""),
  ),
  "bath oil": standingKind(
    76,
    ["amber", "blush", "sage"],
    ["oak", "gold"],
    (pen, { color, accent }) =>
      put(
        blown(
          pen,
          [
            [24, -226],
            [26, -206],
            [70, -170],
            [76, -140],
            [76, -12],
            [66, 0],
          ],
          {
            color: lighten(color, 0.3),
            content:
              fill(bar(-90, -168, 180, 180), color, 'opacity=".7"') +
              put(sprig(pen, 120, PIGMENTS.rust, { leafLength: 18, leafWidth: 12 }), 20, -10),
            open: false,
          },
        ) +
          fill("M-68-116Q0-98 68-116V-36Q0-18-68-36z", PIGMENTS.paper, 'opacity=".92"') +
          motif("flower", PIGMENTS.rust, 0, -68, 56) +
          turned(
            pen,
            [
              [26, -266],
              [30, -258],
              [28, -222],
            ],
            accent,
            { gloss: 0.3 },
          ),
        0,
        0,
        { scale: 1.22 },
      ) +
      [
        [-150, -4],
        [128, 6],
        [160, -12],
      ]
        .map(([x, y], i) =>
          put(fill("M0 0C-22-8-22-34 0-40C22-34 22-8 0 0z", pen.ball(PIGMENTS.coral)), x as number, y as number, { turn: 60 + i * 50 }),
        )
        .join(""),
  ),
  perfume: standingKind(90, ["blush", "amber", "lilac", "sky"], ["gold", "black"], (pen, { color, accent }) =>
    put(
      fill(bar(-92, -190, 184, 190, 22), lighten(color, 0.3), 'opacity=".6"') +
        fill(
          bar(-74, -150, 148, 136, 14),
          pen.linear([
            [0, lighten(color, 0.3)],
            [1, color],
          ]),
          'opacity=".9"',
        ) +
        fill(
          bar(-92, -190, 184, 190, 22),
          pen.linear(
            [
              [0, "#fff", 0.7],
              [0.2, "#fff", 0.1],
              [0.8, "#fff", 0],
              [1, "#2a1a12", 0.24],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        line("M-74-170V-24", "#fff", 9, 'opacity=".6"') +
        fill(bar(-46, -110, 92, 60, 3), PIGMENTS.paper, 'opacity=".92"') +
        line("M-26-88H26M-14-72H14", PIGMENTS.brown, 4) +
        turned(
          pen,
          [
            [30, -216],
            [30, -188],
          ],
          accent,
          { metal: true },
        ) +
        turned(
          pen,
          [
            [38, -282],
            [44, -276],
            [44, -218],
          ],
          accent,
          { gloss: 0.4 },
        ),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
  "perfume kit": standingKind(
    0,
    ["amber"],
    ["rust"],
    (pen, { color }) =>
      box(pen, PIGMENTS.oak, { y: 8, width: 330, height: 40, depth: 110, top: PIGMENTS.walnut }) +
      pool(pen, 0, 10, 180, 0.3) +
      times(4, (i) =>
        put(
          blown(
            pen,
            [
              [18, -110],
              [20, -98],
              [38, -84],
              [38, -6],
              [34, 0],
            ],
            {
              color: lighten(color, 0.3),
              content: fill(
                bar(-50, -60, 100, 66),
                [PIGMENTS.amber, PIGMENTS.coral, PIGMENTS.leaf, PIGMENTS.lilac][i] as string,
                'opacity=".8"',
              ),
              open: false,
            },
          ) +
            turned(
              pen,
              [
                [16, -150],
                [22, -140],
                [20, -108],
              ],
              PIGMENTS.black,
            ) +
            (i === 3 ? "" : ball(pen, 0, -162, 15, PIGMENTS.charcoal, 0.3)),
          -104 + i * 72,
          -34,
          { scale: 1.12 },
        ),
      ) +
      put(
        fill(bar(-6, -100, 12, 110, 4), lighten(PIGMENTS.sky, 0.4), 'opacity=".9"') + ball(pen, 0, -112, 16, PIGMENTS.charcoal),
        150,
        -100,
        {
          turn: 34,
        },
      ),
  ),
  dropper: standingKind(64, ["amber", "sage", "blush"], ["black", "gold"], (pen, { color, accent, motif: print }) =>
    put(
      turned(
        pen,
        [
          [22, -170],
          [26, -160],
          [56, -140],
          [58, -120],
          [58, -10],
          [52, 0],
        ],
        color,
        { gloss: 0.4, pattern: label(PIGMENTS.paper, darken(color, 0.3), print, -104, 76) },
      ) +
        turned(
          pen,
          [
            [24, -206],
            [26, -200],
            [26, -168],
          ],
          accent,
          { gloss: 0.2, pattern: ribs({ x: -30, y: -210, width: 60, height: 50 }, accent, { gap: 6 }) },
        ) +
        turned(
          pen,
          [
            [11, -264],
            [17, -256],
            [18, -222],
            [14, -204],
          ],
          PIGMENTS.charcoal,
          { gloss: 0.4 },
        ),
      0,
      0,
      { scale: 1.3 },
    ),
  ),
  tube: standingKind(64, ["sage", "blush", "sky"], ["white", "oak"], (pen, { color, accent, motif: print }) =>
    put(tubeOf(pen, color, accent, print), 0, 0, { scale: 1.24 }),
  ),
  tubes: standingKind(0, ["sage", "blush", "butter"], ["oak"], (pen, { color, accent }) =>
    [0, 2, 1]
      .map((i) => {
        const [x, y] = [(i - 1) * 112, i === 1 ? 12 : -14];
        return (
          pool(pen, x, y, 54) +
          put(
            tubeOf(
              pen,
              [color, PIGMENTS.blush, PIGMENTS.butter][i] as string,
              accent,
              (["leaf", "flower", "bee"] as const)[i] as MotifName,
            ),
            x,
            y,
          )
        );
      })
      .join(""),
  ),
  lotion: standingKind(70, ["white", "sage", "blush", "amber"], ["black", "gold"], (pen, { color, accent, motif: print }) =>
    put(pump(pen, color, accent, print), 0, 0, { scale: 1.28 }),
  ),
  cream: standingKind(110, ["white", "blush", "sage"], ["gold", "oak"], (pen, { color, accent, motif: print }) =>
    put(
      turned(
        pen,
        [
          [90, -96],
          [96, -90],
          [96, -12],
          [86, 0],
        ],
        color,
        { gloss: 0.36, pattern: label(lighten(color, 0.5), darken(color, 0.4), print, -76, 60) },
      ) +
        turned(
          pen,
          [
            [96, -148],
            [99, -140],
            [99, -96],
          ],
          accent,
          { gloss: 0.3, metal: accent === PIGMENTS.gold },
        ),
      0,
      0,
      { scale: 1.3 },
    ),
  ),
};
