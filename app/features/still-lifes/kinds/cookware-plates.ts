import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { ball, box, pool, turned } from "../parts/solids.ts";
import { ribs } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";

export const COOKWARE_PLATES: Family = {
  plates: standingKind(
    160,
    ["cream", "navy", "sage", "sky"],
    ["stone", "white"],
    (pen, { color, accent }) =>
      put(
        put(
          oval(0, -104, 106, 104, pen.ball(color)) +
            oval(0, -104, 100, 98, "none", `stroke="${lighten(color, 0.5)}" stroke-width="3"`) +
            oval(
              0,
              -104,
              70,
              68,
              pen.radial([
                [0, lighten(color, 0.3)],
                [1, lighten(color, 0.1)],
              ]),
            ) +
            fill("M20-150A56 56 0 1 1-36-66A44 44 0 0 0 20-150z", accent, 'opacity=".45"'),
          -58,
          -18,
        ) +
          times(3, (i) =>
            turned(
              pen,
              [
                [92, -14 - i * 13],
                [60, -4 - i * 13],
                [50, -i * 13],
              ],
              i % 2 === 0 ? accent : color,
              { gloss: 0, inside: i === 2 ? lighten(color, 0.3) : undefined, tilt: 0.24 },
            ).replace("<path", `<path transform="translate(0 0)"`),
          ),
        8,
        0,
        { scale: 1.2 },
      ) +
      pool(pen, 108, 6, 76) +
      put(
        turned(
          pen,
          [
            [62, -78],
            [58, -50],
            [40, -14],
            [28, 0],
          ],
          color,
          { inside: lighten(color, 0.3) },
        ),
        112,
        6,
        { scale: 1.1 },
      ),
  ),
  mortar: standingKind(110, ["slate", "stone", "gray"], ["slate"], (pen, { color }) => {
    const specks = times(60, (i) =>
      disc(((i * 61) % 220) - 110, -((i * 37) % 150), 1.8, i % 2 === 0 ? lighten(color, 0.4) : darken(color, 0.4), 'opacity=".6"'),
    );
    const pestle = put(
      turned(
        pen,
        [
          [20, -206],
          [22, -190],
          [15, -150],
          [17, -60],
          [26, -14],
          [20, 0],
        ],
        lighten(color, 0.1),
        { gloss: 0.2 },
      ),
      -22,
      -112,
      { turn: 34 },
    );
    const before = "M-110-148A110 22 0 0 0 110-148V-400H-110z";
    return put(
      turned(
        pen,
        [
          [110, -148],
          [108, -100],
          [84, -40],
          [64, -18],
          [74, 0],
        ],
        color,
        { inside: color, gloss: 0.12, pattern: specks },
      ) + `<g ${pen.clip(`${before}M110-400H300V-100H110z`)}>${pestle}</g>`,
      -6,
      0,
      { scale: 1.2 },
    );
  }),
  "rolling pin": standingKind(170, ["beech", "oak"], ["stone", "white"], (pen, { color, accent }) =>
    put(
      box(pen, accent, { y: 4, width: 290, height: 20, depth: 110, top: lighten(accent, 0.2) }) +
        line("M-120-24q60-20 110-8t120-6", darken(accent, 0.2), 2, 'opacity=".5"') +
        ball(pen, -74, -50, 34, "#eed9ae", 0.1) +
        put(
          fill(bar(-42, -186, 20, 372, 10), pen.round(darken(color, 0.12))).replace("M", "M") +
            fill(bar(-54, -128, 44, 256, 14), pen.round(color)),
          40,
          -66,
          { turn: 78 },
        ),
      -22,
      0,
      { scale: 1.08 },
    ),
  ),
  utensils: standingKind(90, ["cream", "sage", "terracotta", "sky"], ["oak"], (pen, { color, accent }) => {
    const spoon = line("M0 0V-150", accent, 11) + oval(0, -178, 24, 36, pen.face(accent));
    const spatula = line("M0 0V-140", accent, 11) + fill(bar(-23, -216, 46, 82, 12), pen.face(darken(accent, 0.1)));
    const whisk =
      line("M0 0V-120", "#9ea3a5", 9) +
      line("M0-120C-44-150-30-220 0-222C30-220 44-150 0-120C-16-160-12-214 0-222C12-214 16-160 0-120", "#8b9092", 3.4);
    return put(
      put(spoon, -30, -120, { turn: -14 }) +
        put(whisk, 4, -110, { turn: 2 }) +
        put(spatula, 32, -118, { turn: 15 }) +
        turned(
          pen,
          [
            [70, -160],
            [74, -120],
            [72, -20],
            [64, 0],
          ],
          color,
          { inside: darken(color, 0.3), pattern: ribs({ x: -80, y: -160, width: 160, height: 170 }, color, { gap: 12, strength: 0.2 }) },
        ),
      0,
      0,
      { scale: 1.0 },
    );
  }),
  grill: standingKind(160, ["iron", "charcoal"], ["oak", "ash"].slice(0, 1) as ["oak"], (pen, { color, accent }) => {
    const fork = line("M0 0V-200", "#9da2a5", 10) + line("M-14-250V-214Q-14-198 0-198Q14-198 14-214V-250", "#9da2a5", 7);
    const turner =
      line("M0 0V-180", "#9da2a5", 10) +
      fill(bar(-30, -262, 60, 88, 8), pen.face("#b3b8ba")) +
      line("M-14-250V-194M0-250V-194M14-250V-194", "#7f8486", 5);
    const tongs = line("M-14 0L-8-240M14 0L8-240", "#9da2a5", 9);
    const handle = fill(bar(-12, -14, 24, 104, 10), pen.round(accent)) + disc(0, 80, 4, darken(accent, 0.5));
    void color;
    return put(
      fill("M-170-40C-60-64 80-60 176-34L164 16C60-2-60-2-160 18z", pen.face(PIGMENTS.olive)) +
        line("M-150-34C-50-54 70-50 160-28", lighten(PIGMENTS.olive, 0.4), 2, 'stroke-dasharray="7 6"') +
        put(turner + handle, -96, -84) +
        put(fork + handle, 0, -90) +
        put(tongs + put(handle, -14, 0) + put(handle, 14, 0), 96, -84) +
        line("M-150-14C-50-34 60-32 156-10", darken(PIGMENTS.leather, 0.1), 12),
      0,
      0,
    );
  }),
  skewers: standingKind(
    160,
    ["steel"],
    ["leather"],
    (pen, { accent }) =>
      times(5, (i) =>
        put(
          line("M0 40V-220", "#9fa4a6", 7) +
            line("M-1 40V-220", "#eceeee", 2) +
            disc(0, 52, 13, "none", 'stroke="#9fa4a6" stroke-width="6"'),
          -84 + i * 42,
          -98,
          { turn: -8 + i * 4 },
        ),
      ) +
      fill("M-118-170L118-170L104-20Q0-4-104-20z", pen.face(accent)) +
      line("M-106-160L-94-30M106-160L94-30", lighten(accent, 0.5), 2.4, 'stroke-dasharray="7 6"') +
      fill(bar(-120, -176, 240, 18, 5), pen.face(darken(accent, 0.12))),
  ),
  "smoker box": standingKind(
    150,
    ["steel"],
    ["brown"],
    (pen, { color }) =>
      box(pen, color, { width: 270, height: 84, depth: 120, top: "#6f7375" }) +
      times(24, (i) =>
        put(
          fill(bar(-15, -5, 30, 10, 3), [PIGMENTS.oak, PIGMENTS.cherry, PIGMENTS.brown][i % 3] as string),
          -90 + ((i * 53) % 220),
          -92 - ((i * 31) % 32),
          { turn: (i * 47) % 90 },
        ),
      ) +
      times(6, (i) => oval(-96 + i * 38, -42, 12, 12, darken(color, 0.5))),
  ),
  press: standingKind(100, ["iron"], ["leather", "oak"], (pen, { color, accent }) =>
    put(
      tube("M-52-40C-64-150 64-150 52-40", 18, color) +
        fill(bar(-34, -136, 68, 32, 14), pen.face(accent)) +
        turned(
          pen,
          [
            [112, -34],
            [114, -20],
            [110, 0],
          ],
          color,
          { gloss: 0.2, tilt: 0.34 },
        ) +
        line("M-70-46L60-22M-40-54L84-34", darken(color, 0.4), 3),
      0,
      0,
      { scale: 1.3 },
    ),
  ),
  tacos: standingKind(150, ["cream", "sage", "terracotta"], ["marigold"], (pen, { color, accent }) => {
    const taco =
      fill("M-58 0A58 58 0 0 1 58 0z", pen.face(accent)) +
      times(7, (i) =>
        disc(-45 + i * 15, -30 - Math.sin(((i + 0.7) / 7.4) * Math.PI) * 26, 13, [PIGMENTS.leaf, PIGMENTS.red, "#7fa35a"][i % 3] as string),
      ) +
      fill("M-58 4A58 54 0 0 1 58 4z", pen.face(lighten(accent, 0.2)), 'transform="translate(5 4)"');
    const holder =
      fill("M-66 34C-54 40-50-16-34-16H40C58-16 54 40 72 34V48H-66z", pen.face(color)) +
      line("M-50-6C-30-12 30-12 58-6", lighten(color, 0.6), 3, 'opacity=".6"');
    return [
      [-84, -74],
      [84, -78],
      [0, -22],
    ]
      .map(([x, y]) => put(pool(pen, 2, 46, 70, 0.3) + put(taco, 0, 2) + holder, x as number, y as number, { scale: 1.08 }))
      .join("");
  }),
};
