import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { ball, box, pool, turned } from "../parts/solids.ts";
import { type Family, standingKind } from "./kind.ts";
import { TOY_COLORS, eye, wheel } from "./toys-bear.ts";

export const TOYS_PLAY_KITCHEN: Family = {
  "play kitchen": standingKind(140, ["sage", "blush", "cream"], ["oak"], (pen, { color, accent }) =>
    put(
      box(pen, color, { width: 236, height: 180, depth: 70, top: accent }) +
        fill(bar(-118, -300, 236, 100, 4), pen.face(lighten(color, 0.2))) +
        fill(bar(-126, -308, 252, 16, 4), pen.face(accent)) +
        line("M-90-262H10", accent, 6) +
        times(
          3,
          (i) =>
            line(`M${-76 + i * 32}-262v22`, "#9a958c", 4) +
            oval(-76 + i * 32, -232, 10, 14, ["#c98b52", "#9aa0a3", "#b9563a"][i] as string),
        ) +
        oval(-52, -192, 34, 8, "#4a4541") +
        oval(34, -192, 34, 8, "#4a4541") +
        put(
          turned(
            pen,
            [
              [30, -34],
              [28, 0],
            ],
            PIGMENTS.red,
            { inside: PIGMENTS.cream },
          ),
          36,
          -190,
        ) +
        fill(bar(-100, -126, 110, 106, 8), pen.face(darken(color, 0.1))) +
        fill(bar(-86, -106, 82, 64, 6), "#3c4a4c") +
        line("M-84-116H-6", "#d3cfc6", 6) +
        times(3, (i) => disc(-86 + i * 40, -152, 14, pen.ball(PIGMENTS.cream)) + line(`M${-86 + i * 40}-152v-11`, PIGMENTS.red, 4)) +
        fill(bar(28, -126, 74, 106, 6), pen.face(lighten(color, 0.1))) +
        disc(40, -74, 5, accent),
      -18,
      0,
      { scale: 1.02 },
    ),
  ),
  "rocking horse": standingKind(160, ["oak", "tan"], ["rust", "cream"], (pen, { color, accent }) =>
    put(
      line("M-150-30Q0 34 150-30", darken(color, 0.3), 20) +
        line("M-150-34Q0 28 150-34", color, 13) +
        line("M-70-110L-96-10M-40-110L-34-2M70-110L96-10M44-110L40-2", darken(color, 0.1), 22) +
        fill("M-110-150C-100-190 60-180 96-150C110-110 80-92 0-92C-80-92-114-110-110-150z", pen.ball(color)) +
        fill(
          "M70-150C76-220 96-270 130-290L140-312L152-284C184-268 200-244 204-228C196-208 176-212 164-222C150-226 138-200 124-140z",
          pen.ball(color),
        ) +
        eye(152, -256, 6) +
        times(7, (i) => line(`M${116 - i * 6} ${-282 + i * 20}q-26 4-30 28`, lighten(accent, 0.2), 12)) +
        line("M-108-150C-160-150-150-90-166-80", lighten(accent, 0.2), 20) +
        fill("M-46-170C-20-190 20-188 40-172L32-120H-38z", pen.face(PIGMENTS.red)) +
        line("M150-222L196-232M160-222Q110-190 60-176", PIGMENTS.chocolate, 5),
      -18,
      0,
      { scale: 1.02 },
    ),
  ),
  rainbow: standingKind(160, ["red"], ["teal"], (pen) =>
    times(8, (i) => {
      const r = 168 - i * 19;
      return (
        fill(
          `M${-r} 0A${r} ${r} 0 0 1 ${r} 0H${r - 17}A${r - 17} ${r - 17} 0 0 0 ${-r + 17} 0z`,
          pen.linear(
            [
              [0, lighten(TOY_COLORS[i] as string, 0.28)],
              [0.4, TOY_COLORS[i] as string],
              [1, darken(TOY_COLORS[i] as string, 0.24)],
            ],
            [0, 0, 1, 0.4],
          ),
        ) + line(`M${-r + 3} -4A${r - 3} ${r - 3} 0 0 1 ${r * 0.5} ${-r * 0.82}`, "#fff", 2, 'opacity=".35"')
      );
    }),
  ),
  "stacking cups": standingKind(90, ["coral"], ["marigold"], (pen) =>
    times(6, (i) =>
      put(
        turned(
          pen,
          [
            [38 + (5 - i) * 9 - 6, -50],
            [38 + (5 - i) * 9, 0],
          ],
          ["#7d6396", "#a9507a", "#c8553f", "#dd8140", "#ebbe48", "#f1d98c"][i] as string,
          { gloss: 0.24 },
        ),
        0,
        -i * 49,
      ),
    ),
  ),
  "stacking rings": standingKind(
    90,
    ["coral"],
    ["oak"],
    (pen, { accent }) =>
      turned(
        pen,
        [
          [14, -290],
          [14, -30],
        ],
        accent,
      ) +
      turned(
        pen,
        [
          [84, -26],
          [90, -10],
          [88, 0],
        ],
        accent,
      ) +
      times(6, (i) => oval(0, -46 - i * 38, 92 - i * 10, 25, pen.ball(TOY_COLORS[i] as string))) +
      ball(pen, 0, -292, 24, PIGMENTS.red),
  ),
  train: standingKind(180, ["red", "blue", "evergreen"], ["oak"], (pen, { color, accent }) => {
    const car = (tone: string, load: string) =>
      box(pen, tone, { width: 92, height: 46, depth: 34, y: -16 }) +
      load +
      wheel(pen, -26, -14, 15, accent) +
      wheel(pen, 26, -14, 15, accent);
    return (
      put(
        line("M-200 6H200", darken(PIGMENTS.oak, 0.2), 16) +
          line("M-196 0H200", PIGMENTS.oak, 10) +
          put(
            fill(bar(-70, -62, 96, 46, 20), pen.face(color)) +
              box(pen, darken(color, 0.12), { x: 34, width: 54, height: 86, depth: 34, y: -16 }) +
              fill(bar(16, -88, 34, 28, 4), lighten(PIGMENTS.sky, 0.3)) +
              fill("M-58-62L-62-100H-34L-40-62z", pen.round(PIGMENTS.charcoal)) +
              ball(pen, -8, -64, 12, PIGMENTS.brass) +
              wheel(pen, -42, -16, 19, accent) +
              wheel(pen, 2, -16, 19, accent) +
              wheel(pen, 44, -18, 19, accent),
            -104,
            -4,
          ) +
          put(
            car(
              PIGMENTS.marigold,
              times(3, (i) => fill(bar(-36 + i * 25, -86, 22, 28, 3), TOY_COLORS[i * 2] as string)),
            ),
            28,
            -4,
          ) +
          put(
            car(
              PIGMENTS.teal,
              times(3, (i) => ball(pen, -24 + i * 24, -70, 14, PIGMENTS.brown)),
            ),
            138,
            -4,
          ) +
          fill("M-190 8L-150 44H150L190 8z", pen.face(darken(PIGMENTS.oak, 0.1))),
        0,
        -30,
        { scale: 1.06 },
      ) + put(fill("M0 0C-16-20 8-36 22-24C38-40 62-20 46-4C40 6 8 8 0 0z", "#fff", 'opacity=".8"'), -176, -150)
    );
  }),
  "toy car": standingKind(150, ["red", "sage", "sky", "marigold"], ["oak", "cream"], (pen, { color, accent }) =>
    put(
      fill(
        "M-166-40C-170-92-140-100-104-106L-50-160C-44-168 60-168 72-158L108-106C150-104 174-90 170-40C160-24-156-24-166-40z",
        pen.linear([
          [0, lighten(color, 0.34)],
          [0.5, color],
          [1, darken(color, 0.26)],
        ]),
      ) +
        fill(
          "M-86-108L-44-150H4V-108zM18-108V-150H60L88-108z",
          pen.linear([
            [0, "#eaf3f4"],
            [1, "#9fbcc3"],
          ]),
        ) +
        line("M-162-66H168", lighten(color, 0.6), 5, 'opacity=".7"') +
        fill(bar(-60, -164, 26, 140), accent, 'opacity=".9"') +
        disc(6, -74, 27, PIGMENTS.paper) +
        line("M-2-84L8-88V-60", PIGMENTS.ink, 6) +
        disc(156, -70, 12, "#fbe9b0") +
        wheel(pen, -98, -34, 38, PIGMENTS.charcoal) +
        wheel(pen, 102, -34, 38, PIGMENTS.charcoal),
      0,
      0,
      { scale: 1.1 },
    ),
  ),
  duck: standingKind(170, ["marigold"], ["red", "teal"], (pen, { color, accent }) => {
    const one =
      fill(
        "M-70-40C-96-60-100-90-90-104C-60-96-40-80-10-84C0-90-10-116 0-140C10-166 56-164 60-134C62-110 50-104 54-84C60-50 30-30 0-30C-30-30-56-30-70-40z",
        pen.ball(color),
      ) +
      fill("M58-138L88-128L58-118z", pen.face(PIGMENTS.orange)) +
      eye(38, -138, 6) +
      fill("M-50-70C-30-90 10-80 14-60C0-40-40-44-50-70z", darken(color, 0.12)) +
      fill(bar(-66, -34, 132, 15, 6), pen.face(PIGMENTS.oak)) +
      wheel(pen, -40, -16, 19, accent) +
      wheel(pen, 40, -16, 19, accent);
    return (
      put(
        line("M60-26C110-20 150-40 190 4", PIGMENTS.sand, 4) +
          put(one, -24, 0, { scale: 1.16 }) +
          line("M-120-18H-104M-196-14H-176", PIGMENTS.sand, 4),
        50,
        0,
      ) +
      pool(pen, -96, 2, 40) +
      put(one, -96, 2, { scale: 0.6 }) +
      put(one, -168, 4, { scale: 0.46 })
    );
  }),
  boats: standingKind(0, ["red", "sky", "marigold"], ["white"], (pen, { color, accent }) => {
    const boat = (tone: string, sail: string) =>
      line("M0-50V-176", PIGMENTS.oak, 7) +
      fill("M6-172L74-64H6z", pen.face(accent)) +
      fill("M-6-150L-56-64H-6z", pen.face(sail)) +
      fill("M-92-54H92C84-16 60 0 40 0H-44C-66 0-86-16-92-54z", pen.round(tone)) +
      line("M-84-42H86", lighten(tone, 0.6), 5, 'opacity=".7"');
    const water = (x: number, y: number) => line(`M${x - 90} ${y}q15-12 30 0t30 0t30 0t30 0t30 0t30 0`, "#ffffff", 5, 'opacity=".8"');
    return (
      pool(pen, -72, -22, 86) +
      put(boat(color, PIGMENTS.butter), -72, -22, { scale: 1.06 }) +
      water(-72, -16) +
      pool(pen, 78, 6, 90) +
      put(boat(PIGMENTS.teal, PIGMENTS.blush), 78, 6, { scale: 1.06 }) +
      water(78, 12) +
      put(
        turned(
          pen,
          [
            [36, -40],
            [34, -10],
            [26, 0],
          ],
          PIGMENTS.marigold,
          { inside: PIGMENTS.butter },
        ) + tube("M34-30L84-44", 11, PIGMENTS.marigold),
        -168,
        14,
      )
    );
  }),
};
