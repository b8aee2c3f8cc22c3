import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";
import { leaf } from "../parts/plants.ts";
import { ball, turned } from "../parts/solids.ts";
import { ribs } from "../parts/textures.ts";
import { type Family, hangingKind, standingKind } from "./kind.ts";

function foliageIn(pen: Pen, color: string, reach = 180): string {
  return times(11, (i) =>
    put(
      leaf(
        pen,
        reach * (0.7 + ((i * 5) % 4) * 0.12),
        reach * 0.26,
        i % 3 === 0 ? darken(color, 0.18) : i % 3 === 1 ? color : lighten(color, 0.16),
      ),
      (i - 5) * 9,
      -128,
      { turn: -75 + i * 15 },
    ),
  );
}

const foliageFront = (pen: Pen): string =>
  put(leaf(pen, 60, 30, PIGMENTS.leaf), -40, -120, { turn: -110 }) + put(leaf(pen, 54, 28, PIGMENTS.sage), 44, -122, { turn: 108 });

export const HOME_MATCH_POT: Family = {
  "match pot": standingKind(100, ["terracotta", "sage", "cream"], ["red"], (pen, { color, accent }) =>
    put(
      times(19, (i) =>
        put(
          line("M0 0V-190", PIGMENTS.pine, 7) + oval(0, -196, 9, 13, i % 3 === 0 ? darken(accent, 0.2) : accent),
          -54 + i * 6,
          -60 - ((i * 7) % 3) * 6,
          { turn: -18 + i * 2 },
        ),
      ) +
        turned(
          pen,
          [
            [70, -140],
            [84, -110],
            [90, -50],
            [74, -6],
            [66, 0],
          ],
          color,
          {
            inside: darken(color, 0.4),
            pattern:
              fill(bar(-100, -66, 200, 34), darken(color, 0.4)) +
              ribs({ x: -100, y: -66, width: 200, height: 34 }, darken(color, 0.3), { gap: 5 }),
          },
        ),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
  garland: hangingKind(
    ["gray", "cream"],
    ["sand"],
    (pen, { color, accent }) =>
      line("M-210-90Q0 90 210-90", accent, 5) +
      [-168, -100, -34, 34, 100, 168]
        .map((x, i) => {
          const y = -90 + 90 * (1 - (x / 210) ** 2) + 40;
          const phase = [8, 22, 40, 40, 22, 8][i] as number;
          return (
            line(`M${x} ${y - 50}V${y - 38}`, accent, 4) +
            disc(x + 5, y + 8, 40, "#2a1a12", 'opacity=".15"') +
            disc(x, y, 40, pen.ball(PIGMENTS.charcoal)) +
            (phase === 40
              ? disc(x, y, 38, pen.ball(color))
              : `<g ${pen.clip(`M${x - 40} ${y}a40 40 0 1 0 80 0a40 40 0 1 0-80 0z`)}>${disc(x + (i < 3 ? 1 : -1) * phase * 1.4, y, 38, pen.ball(color))}</g>`) +
            disc(x, y, 38, "none", 'stroke="#f3e9d6" stroke-width="1.6" stroke-dasharray="5 4" opacity=".7"')
          );
        })
        .join(""),
  ),
  planter: standingKind(110, ["terracotta", "cream", "sage", "charcoal"], ["leaf", "green"], (pen, { color, accent, form }) =>
    put(
      foliageIn(pen, accent) +
        turned(
          pen,
          [
            [100, -150],
            [100, -128],
          ],
          lighten(color, 0.06),
          { inside: PIGMENTS.soil, gloss: 0 },
        ) +
        turned(
          pen,
          [
            [94, -126],
            [72, -8],
            [66, 0],
          ],
          color,
          {
            gloss: 0.14,
            pattern: form === "ridged" ? ribs({ x: -100, y: -130, width: 200, height: 134 }, color, { gap: 14, strength: 0.4 }) : "",
          },
        ).replace(/<ellipse cx="0" cy="-126"[^>]*\/>/, "") +
        turned(
          pen,
          [
            [100, -152],
            [100, -124],
          ],
          lighten(color, 0.06),
          { gloss: 0.1 },
        ).replace(/<ellipse cx="0" cy="-152"[^>]*\/>$/, ""),
      0,
      0,
      { scale: 1.04 },
    ),
  ),
  "cat planter": standingKind(120, ["white", "sage"], ["orange", "gray"], (pen, { color, accent }) =>
    put(
      put(foliageIn(pen, PIGMENTS.leaf), 0, -38) +
        turned(
          pen,
          [
            [84, -180],
            [80, -120],
            [66, -50],
            [60, -40],
          ],
          color,
          { inside: PIGMENTS.soil, gloss: 0.2 },
        ) +
        put(foliageFront(pen), 0, -38) +
        turned(
          pen,
          [
            [130, -40],
            [126, -14],
            [104, 0],
          ],
          lighten(PIGMENTS.sand, 0.3),
          { tilt: 0.24 },
        ) +
        fill(
          blob([
            [-126, -28],
            [-96, -64],
            [-20, -74],
            [70, -62],
            [118, -30],
            [90, -8],
            [-60, -4],
          ]),
          pen.ball(accent),
        ) +
        disc(-96, -48, 38, pen.ball(accent)) +
        fill("M-128-66L-124-104L-98-82zM-66-68L-70-106L-94-84z", pen.face(darken(accent, 0.08))) +
        line("M-114-50q8 8 16 0M-88-50q8 8 16 0M-100-36q4 5 8 0", darken(accent, 0.6), 3.6) +
        line("M112-28C140-20 120 6 60-2C20-6-20-2-60-6", darken(accent, 0.12), 19) +
        line("M-20-70L-14-52M10-72L14-54M40-68L42-52", darken(accent, 0.3), 6, 'opacity=".6"'),
      0,
      0,
      { scale: 1.1 },
    ),
  ),
  "plant hanger": hangingKind(
    ["cream", "sand"],
    ["terracotta"],
    (pen, { color, accent }) =>
      line("M0-210V-150M0-150L-78 60M0-150L78 60M0-150L-28 74M0-150L28 74", darken(color, 0.25), 7) +
      line("M0-210V-150M0-150L-78 60M0-150L78 60M0-150L-28 74M0-150L28 74", color, 4) +
      disc(0, -208, 15, "none", `stroke="${PIGMENTS.oak}" stroke-width="8"`) +
      times(7, (i) => put(leaf(pen, 96, 34, i % 2 === 0 ? PIGMENTS.leaf : PIGMENTS.sage), 0, 30, { turn: -84 + i * 28 })) +
      put(
        turned(
          pen,
          [
            [76, -86],
            [76, -70],
            [56, -6],
            [48, 0],
          ],
          accent,
          { inside: PIGMENTS.soil },
        ),
        0,
        104,
      ) +
      [-70, 70]
        .map(
          (x) =>
            line(`M${x * 0.8} 40q${x * 0.6} 30 ${x * 0.5} 90`, PIGMENTS.leaf, 3) +
            times(5, (i) =>
              put(leaf(pen, 26, 15, PIGMENTS.leaf), x * 0.8 + x * 0.5 * (0.4 + i * 0.13), 54 + i * 16, { turn: (i % 2) * 120 + 60 }),
            ),
        )
        .join("") +
      line("M-76 50L-30 116L0 150L30 116L76 50M-28 66L0 120L28 66", color, 5) +
      times(7, (i) => line(`M${-9 + i * 3} 150l${-14 + i * 5} 56`, color, 4)) +
      disc(0, 150, 9, darken(color, 0.1)),
  ),
  dish: standingKind(130, ["white", "blush", "sage", "sky"], ["leaf", "gold"], (pen, { color, accent, form }) =>
    put(
      turned(
        pen,
        [
          [140, -34],
          [128, -12],
          [90, 0],
        ],
        color,
        { inside: lighten(color, 0.2), tilt: 0.42, gloss: 0 },
      ) +
        `<g transform="translate(0 -28) scale(1 .42)">${form === "fern" ? times(3, (k) => put(line("M0 80V-70", accent, 4) + times(8, (i) => put(oval(0, -16, 6, 17, accent), 0, 60 - i * 18, { turn: -62 }) + put(oval(0, -16, 6, 17, accent), 0, 60 - i * 18, { turn: 62 })), -50 + k * 50, 0, { turn: -30 + k * 30 })) : ""}</g>` +
        disc(44, -58, 23, "none", `stroke="${darken(PIGMENTS.gold, 0.2)}" stroke-width="9"`) +
        disc(43, -59, 23, "none", `stroke="${PIGMENTS.gold}" stroke-width="6"`) +
        disc(44, -86, 9, pen.ball(PIGMENTS.sky)) +
        disc(-24, -42, 20, "none", 'stroke="#a9aeb2" stroke-width="7" transform="translate(-11 -20) scale(1 .5) translate(11 20)"'),
      0,
      0,
      { scale: 1.22 },
    ),
  ),
  mister: standingKind(
    90,
    ["amber", "teal"],
    ["brass"],
    (pen, { color, accent }) =>
      put(
        turned(
          pen,
          [
            [28, -190],
            [30, -170],
            [80, -130],
            [88, -80],
            [80, -10],
            [66, 0],
          ],
          color,
          { gloss: 0.44 },
        ) +
          turned(
            pen,
            [
              [26, -214],
              [32, -208],
              [32, -186],
            ],
            accent,
            { metal: true },
          ) +
          fill(bar(-12, -262, 24, 54, 5), pen.metal(accent)) +
          fill("M-14-264L70-274V-246L-14-240z", pen.metal(accent)) +
          line("M-10-236C-50-236-60-210-50-180", accent, 9) +
          ball(pen, 0, -274, 15, accent) +
          times(16, (i) =>
            disc(92 + ((i * 13) % 60), -262 + (((i * 29) % 70) - 35) * ((92 + ((i * 13) % 60) - 70) / 70), 3, "#9fc3cf", 'opacity=".8"'),
          ),
        -30,
        0,
        { scale: 1.18 },
      ) + put(foliageIn(pen, PIGMENTS.leaf, 90), 152, -4, { scale: 0.7 }),
  ),
};
