import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { sprig } from "../parts/plants.ts";
import { box, turned } from "../parts/solids.ts";
import { ribs } from "../parts/textures.ts";
import { type Family, hangingKind, standingKind } from "./kind.ts";

function dial(pen: Pen, r: number, face: string, ink: string, days = false): string {
  return (
    disc(
      0,
      0,
      r,
      pen.radial([
        [0, lighten(face, 0.3)],
        [1, face],
      ]),
    ) +
    times(days ? 7 : 12, (i) =>
      put(
        days
          ? fill(bar(-r * 0.16, -r * 0.9, r * 0.32, r * 0.13, 3), i % 2 === 0 ? PIGMENTS.rust : PIGMENTS.teal)
          : line(`M0 ${-r * 0.88}V${-r * 0.74}`, ink, i % 3 === 0 ? 5 : 2.6),
        0,
        0,
        { turn: i * (days ? 51.43 : 30) },
      ),
    ) +
    line(`M0 0L${-r * 0.36} ${-r * 0.36}`, ink, 6) +
    (days ? "" : line(`M0 0L${r * 0.46} ${-r * 0.36}`, ink, 4)) +
    disc(0, 0, 5, ink)
  );
}

export const HOME_HOT_WATER_BOTTLE: Family = {
  "hot water bottle": standingKind(100, ["cream", "rust", "sage"], ["rust"], (pen, { color, accent }) => {
    const d = blob([
      [-66, -236],
      [-96, -196],
      [-104, -90],
      [-92, -14],
      [-40, 0],
      [40, 0],
      [92, -14],
      [104, -90],
      [96, -196],
      [66, -236],
      [0, -246],
    ]);
    return put(
      turned(
        pen,
        [
          [30, -316],
          [34, -306],
          [26, -280],
          [36, -236],
        ],
        accent,
        { gloss: 0.2 },
      ) +
        fill(d, pen.ball(color)) +
        `<g ${pen.clip(d)}>${line(
          times(3, (k) => times(9, (i) => `M${-60 + k * 60} ${-250 + i * 32}q-26 16 0 32q26-16 0-32`)),
          darken(color, 0.28),
          7,
        )}${ribs({ x: -110, y: -250, width: 24, height: 250 }, color, { gap: 8 })}${ribs({ x: 86, y: -250, width: 24, height: 250 }, color, { gap: 8 })}</g>` +
        fill(bar(-66, -262, 132, 34, 12), pen.round(darken(color, 0.06))) +
        ribs({ x: -62, y: -260, width: 124, height: 30 }, color, { gap: 9 }),
      0,
      0,
      { scale: 1.08 },
    );
  }),
  "mantel clock": standingKind(150, ["walnut", "oak"], ["brass"], (pen, { color, accent }) =>
    put(
      fill("M-150-10C-140-40-110-60-106-120C-100-260 100-260 106-120C110-60 140-40 150-10z", pen.ball(color)) +
        fill(bar(-160, -20, 320, 22, 6), pen.face(darken(color, 0.14))) +
        disc(0, -136, 80, pen.metal(accent)) +
        put(dial(pen, 68, PIGMENTS.cream, PIGMENTS.ink), 0, -136),
      0,
      0,
      { scale: 1.22 },
    ),
  ),
  "wall clock": hangingKind(
    ["oak", "walnut", "charcoal"],
    ["cream"],
    (pen, { color, accent, form }) =>
      disc(12, 16, 172, "#2a1a12", 'opacity=".2"') +
      disc(0, 0, 172, pen.ball(color)) +
      put(dial(pen, 146, accent, PIGMENTS.ink, form === "days"), 0, 0),
  ),
  "alarm clock": standingKind(120, ["coral", "sage", "navy"], ["brass"], (pen, { color, accent, form }) =>
    form === "sunrise"
      ? put(
          disc(
            0,
            -140,
            190,
            pen.radial([
              [0, "#ffd27a", 0.6],
              [1, "#ffd27a", 0],
            ]),
          ) +
            disc(
              0,
              -136,
              132,
              pen.radial(
                [
                  [0, "#fff0c0"],
                  [0.5, "#fbc66a"],
                  [1, "#e98b4c"],
                ],
                { cy: 0.6 },
              ),
            ) +
            disc(0, -136, 132, "none", `stroke="${PIGMENTS.cream}" stroke-width="11"`) +
            fill(bar(-70, -160, 140, 64, 12), "#fff6df", 'opacity=".5"') +
            line("M-46-144V-110M-24-144H-6V-128H-24V-110H-6M26-144V-110M44-144H62V-110H44z", "#8a4b2a", 6) +
            disc(10, -136, 3, "#8a4b2a") +
            disc(10, -120, 3, "#8a4b2a") +
            fill("M-90-14C-60-34 60-34 90-14L96 0H-96z", pen.face(PIGMENTS.oak)),
          0,
          0,
          { scale: 1.12 },
        )
      : put(
          line("M-60-20L-86 0M60-20L86 0", darken(color, 0.3), 14) +
            [-62, 62]
              .map((x) =>
                fill(
                  `M${x - 46}-226C${x - 46}-270 ${x + 46}-270 ${x + 46}-226z`,
                  pen.metal(accent),
                  `transform="rotate(${x < 0 ? -28 : 28} ${x} -226)"`,
                ),
              )
              .join("") +
            line("M0-240V-262", accent, 9) +
            disc(0, -124, 118, pen.ball(color)) +
            put(dial(pen, 94, PIGMENTS.cream, PIGMENTS.ink), 0, -124),
          0,
          0,
          { scale: 1.12 },
        ),
  ),
  mirror: hangingKind(
    ["oak", "gold", "black"],
    ["gold"],
    (pen, { color }) =>
      oval(12, 16, 150, 190, "#2a1a12", 'opacity=".2"') +
      oval(0, 0, 150, 190, pen.metal(color)) +
      oval(
        0,
        0,
        130,
        170,
        pen.linear(
          [
            [0, "#f3f8f8"],
            [0.5, "#c4d6da"],
            [1, "#9db6bd"],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      fill("M-90 60L60-130L100-110L-70 110zM-40 120L110-70L118-50L-16 136z", "#fff", 'opacity=".5"'),
  ),
  sundial: standingKind(120, ["brass"], ["navy"], (pen, { color }) =>
    put(
      turned(
        pen,
        [
          [120, -30],
          [124, -16],
          [118, 0],
        ],
        color,
        { metal: true, tilt: 0.36 },
      ) +
        `<g transform="translate(0 -30) scale(1 .36)">${
          disc(
            0,
            0,
            112,
            pen.radial([
              [0, lighten(color, 0.5)],
              [1, color],
            ]),
          ) +
          times(24, (i) => put(line("M0-104V-84", darken(color, 0.55), i % 6 === 0 ? 7 : 3), 0, 0, { turn: i * 15 })) +
          disc(-40, 30, 34, PIGMENTS.paper) +
          put(fill("M0-28L9 0L0 28L-9 0z", PIGMENTS.red), -40, 30, { turn: 40 })
        }</g>` +
        fill("M-30-30L64-34L50-134z", pen.metal(color)) +
        fill("M64-34L130-12L90-10L40-28z", "#2a1a12", 'opacity=".28"') +
        put(
          turned(
            pen,
            [
              [120, -16],
              [120, 0],
            ],
            darken(color, 0.1),
            { metal: true, tilt: 0.3 },
          ),
          -126,
          -90,
          { turn: -72, scale: 0.7 },
        ),
      10,
      0,
      { scale: 1.2 },
    ),
  ),
  pennant: hangingKind(
    ["cream", "rust", "navy"],
    ["marigold"],
    (pen, { color, accent, motif: print }) =>
      fill("M-110-190H110V120L0 190L-110 120z", "#2a1a12", 'opacity=".17" transform="translate(9 13)"') +
      tube("M-140-190H140", 15, PIGMENTS.oak) +
      fill("M-110-186H110V120L0 190L-110 120z", pen.face(color)) +
      motif(print, accent, 0, -30, 150) +
      line("M-94-160V112L0 168L94 112V-160", accent, 3, 'stroke-dasharray="8 6"') +
      line("M-120-196L0-230L120-196", PIGMENTS.sand, 3),
  ),
  ornament: hangingKind(
    ["red", "evergreen", "gold"],
    ["gold"],
    (pen, { color, accent, motif: print }) =>
      line("M0-200V-130", accent, 3) +
      put(sprig(pen, 190, PIGMENTS.evergreen, { leafWidth: 8, pairs: 9 }), -150, -190, { turn: 96 }) +
      fill(bar(-24, -140, 48, 36, 5), pen.metal(accent)) +
      disc(0, -146, 11, "none", `stroke="${accent}" stroke-width="5"`) +
      disc(8, 22, 128, "#2a1a12", 'opacity=".16"') +
      disc(0, 12, 128, pen.ball(color)) +
      motif(print, lighten(accent, 0.3), 0, 20, 110) +
      oval(-50, -44, 34, 20, "#fff", 'opacity=".5" transform="rotate(-34 -50 -44)"'),
  ),
  sculpture: standingKind(110, ["stone", "terracotta", "charcoal"], ["oak"], (pen, { color, accent }) =>
    put(
      box(pen, accent, { width: 190, height: 36, depth: 70 }) +
        put(
          fill(
            blob([
              [-70, -20],
              [-86, -130],
              [-20, -240],
              [64, -220],
              [90, -120],
              [40, -40],
              [60, -10],
            ]),
            pen.ball(color),
          ) +
            fill(
              blob([
                [-24, -96],
                [-10, -160],
                [30, -150],
                [30, -100],
                [0, -70],
              ]),
              darken(color, 0.45),
            ),
          10,
          -42,
        ),
      -14,
      0,
      { scale: 1.1 },
    ),
  ),
};
