import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { leaf } from "../parts/plants.ts";
import { ball, box, pool, turned } from "../parts/solids.ts";
import { crumbs, ribs } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";

export const BEAUTY_RAZOR: Family = {
  razor: standingKind(
    110,
    ["brass", "steel"],
    ["oak"],
    (pen, { color, accent }) =>
      pool(pen, -70, 0, 54) +
      put(
        turned(
          pen,
          [
            [14, -36],
            [50, -16],
            [54, 0],
          ],
          color,
          { metal: true },
        ) +
          fill(bar(-11, -230, 22, 200, 8), pen.metal(color)) +
          line(
            times(11, (i) => `M-11 ${-170 + i * 11}h22`),
            darken(color, 0.5),
            2,
          ) +
          fill("M-56-250H56L46-226H-46z", pen.metal(color)) +
          fill("M-58-256C-40-276 40-276 58-256z", pen.metal(color)) +
          line("M-58-252H58", "#e9ecec", 3),
        -70,
        0,
        { scale: 1.12 },
      ) +
      pool(pen, 90, 6, 60) +
      put(
        turned(
          pen,
          [
            [30, -96],
            [34, -80],
            [22, -50],
            [44, -14],
            [42, 0],
          ],
          accent,
          { gloss: 0.3 },
        ) +
          fill("M-32-94C-52-150-50-200 0-206C50-200 52-150 32-94z", pen.round("#d8c6a6")) +
          line(
            times(9, (i) => `M${-24 + i * 6}-98L${-40 + i * 10}-190`),
            "#9d8763",
            1.6,
          ) +
          fill("M-44-170C-46-196-20-208 0-208C20-208 46-196 44-170C20-180-20-180-44-170z", "#f4ecdc"),
        90,
        6,
        { scale: 1.14 },
      ),
  ),
  "foot soak": standingKind(110, ["steel", "sky"], ["mint"], (pen, { color, accent }) =>
    put(
      line("M-98-150C-90-270 90-270 98-150", "#8b9093", 6) +
        turned(
          pen,
          [
            [104, -160],
            [100, -120],
            [78, -10],
            [70, 0],
          ],
          color,
          {
            metal: true,
            inside: darken(color, 0.3),
            filling: "#f4f2ec",
            pattern: ribs({ x: -110, y: -130, width: 220, height: 8 }, color, { gap: 4, upright: false }),
          },
        ) +
        crumbs({ x: -80, y: -172, width: 160, height: 26 }, "#fff", { count: 30, size: 6 }) +
        fill("M-58-110Q0-92 58-110L50-40Q0-24-50-40z", PIGMENTS.paper) +
        motif("leaf", PIGMENTS.leaf, 0, -70, 48) +
        put(line("M0 0V-120", PIGMENTS.oak, 11) + oval(0, 8, 24, 30, pen.face(PIGMENTS.oak)), 54, -168, { turn: 34 }) +
        put(leaf(pen, 54, 30, accent), -120, -4, { turn: -60 }) +
        put(leaf(pen, 46, 26, PIGMENTS.leaf), -124, -2, { turn: -110 }),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
  "bath bombs": standingKind(160, ["sky"], ["coral"], (pen) =>
    put(
      box(pen, PIGMENTS.kraft, { width: 330, height: 40, depth: 110, top: darken(PIGMENTS.kraft, 0.3) }) +
        (
          [
            ["#d9a877", -120, -62, 44],
            ["#6fa3b8", -30, -54, 40],
            ["#c8664a", 54, -52, 36],
            ["#e3c6a0", 132, -60, 42],
            ["#b5a3cc", -66, -116, 38],
            ["#f1d98c", 22, -118, 42],
            ["#8fc1b5", 98, -112, 36],
          ] as const
        )
          .map(
            ([tone, x, y, r], i) =>
              (i === 3
                ? put(oval(0, 0, r * 1.7, r * 0.42, "none", `stroke="${lighten(PIGMENTS.sand, 0.3)}" stroke-width="9"`), x, y, {
                    turn: -16,
                  })
                : "") +
              ball(pen, x, y, r, tone, 0.2) +
              `<g opacity=".4">${line(`M${x - r * 0.8} ${y - r * 0.1}q${r * 0.8}-12 ${r * 1.6} 0M${x - r * 0.7} ${y + r * 0.3}q${r * 0.7} 12 ${r * 1.4} 0`, i % 2 === 0 ? darken(tone, 0.3) : "#fff", 5)}</g>` +
              crumbs({ x: x - r * 0.6, y: y - r * 0.6, width: r * 1.2, height: r * 1.2 }, "#fff", { count: 9, size: 2, opacity: 0.6 }),
          )
          .join("") +
        fill(bar(-165, -40, 330, 40, 2), pen.face(PIGMENTS.kraft)) +
        motif("planet", PIGMENTS.navy, 0, -20, 34),
      -22,
      0,
      { scale: 1.06 },
    ),
  ),
  balms: lyingKind(["sky"], ["gold"], (pen) =>
    (
      [
        ["#e3a7a4", "heart", -92, -74],
        ["#f1d98c", "bee", 70, -92],
        ["#b58a5f", "wheat", -64, 96],
        ["#b5d3bf", "leaf", 100, 66],
      ] as const
    )
      .map(
        ([tone, print, x, y], i) =>
          disc(x + 6, y + 9, 82, "#2a1a12", 'opacity=".16"') +
          disc(x, y, 82, pen.metal("#c3c5c6")) +
          (i === 1
            ? disc(x, y, 70, darken("#c3c5c6", 0.3)) + disc(x, y, 66, pen.ball("#f7e6c4"))
            : disc(x, y, 72, pen.face(tone)) +
              disc(x, y, 60, "none", `stroke="${lighten(tone, 0.6)}" stroke-width="3"`) +
              motif(print, darken(tone, 0.5), x, y, 72)),
      )
      .join(""),
  ),
  "eye pillow": lyingKind(["lilac", "sage", "oat"], ["lilac"], (pen, { color, accent }) => {
    const d = blob([
      [-180, -30],
      [-150, -66],
      [-60, -56],
      [0, -40],
      [60, -56],
      [150, -66],
      [180, -30],
      [180, 40],
      [150, 66],
      [0, 54],
      [-150, 66],
      [-180, 40],
    ]);
    return put(
      fill(d, "#2a1a12", 'opacity=".17" transform="translate(9 14)"') +
        fill(d, pen.ball(color)) +
        `<g ${pen.clip(d)} opacity=".35">${ribs({ x: -190, y: -70, width: 380, height: 140 }, color, { gap: 7 })}</g>` +
        line("M-174-26C-100-46-60-30 0-26C60-30 100-46 174-26", lighten(color, 0.5), 2, 'stroke-dasharray="6 5"') +
        put(
          times(3, (k) =>
            put(
              line("M0 0V-150", "#70835d", 4) +
                times(9, (i) => oval(i % 2 === 0 ? -7 : 7, -80 - i * 9, 8, 6, pen.ball(darken(accent, 0.16)))),
              k * 14,
              0,
              { turn: -10 + k * 10 },
            ),
          ),
          -40,
          158,
          { turn: 62 },
        ),
      0,
      -10,
      { turn: -6, scale: 1.04 },
    );
  }),
  "heat pack": lyingKind(["rust", "navy", "sage"], ["cream"], (pen, { color, accent }) => {
    const d =
      "M-150 130C-190-20-150-160 0-160C150-160 190-20 150 130C130 150 80 150 66 124C90 10 70-60 0-60C-70-60-90 10-66 124C-80 150-130 150-150 130z";
    return (
      fill(d, "#2a1a12", 'opacity=".17" transform="translate(9 13)"') +
      fill(d, pen.ball(color)) +
      `<g ${pen.clip(d)}>${times(7, (i) => line(`M${-190 + i * 64}-170l-40 340M${-230 + i * 64}-170l80 340`, lighten(color, 0.16), 5, 'opacity=".5"'))}</g>` +
      line("M-100-84L-64-34M-4-156L0-64M100-84L64-34M-168 20L-84 34M168 20L84 34", darken(color, 0.3), 4) +
      put(motif("wheat", accent, 0, 0, 130), 0, 90)
    );
  }),
  massager: standingKind(150, ["gray", "charcoal"], ["rust"], (pen, { color, accent }) =>
    put(
      fill("M-160-20C-180-130-120-190 0-190C120-190 180-130 160-20C160 0-160 0-160-20z", pen.ball(color)) +
        [-62, 62]
          .map(
            (x) =>
              fill(`M${x - 46}-40C${x - 56}-140 ${x + 56}-140 ${x + 46}-40Q${x}-24 ${x - 46}-40z`, darken(color, 0.55)) +
              fill(`M${x - 36}-46C${x - 42}-120 ${x + 42}-120 ${x + 36}-46Q${x}-34 ${x - 36}-46z`, pen.face(accent)) +
              times(6, (i) => disc(x - 16 + (i % 2) * 32, -98 + Math.floor(i / 2) * 22, 8, pen.ball(lighten(accent, 0.2)))),
          )
          .join("") +
        fill(bar(-46, -180, 92, 28, 12), darken(color, 0.4)) +
        times(3, (i) => disc(-24 + i * 24, -166, 6, [PIGMENTS.marigold, "#fff", PIGMENTS.sky][i] as string)) +
        line("M158-30C200-20 190 10 230 6", darken(color, 0.4), 8),
      -6,
      0,
      { scale: 1.1 },
    ),
  ),
  pillow: standingKind(170, ["oat", "blush", "sage", "sky"], ["cream"], (pen, { color, accent, form }) => {
    const d = blob([
      [-170, -150],
      [-60, -172],
      [60, -170],
      [170, -154],
      [162, -84],
      [172, -10],
      [60, 2],
      [-60, 2],
      [-172, -8],
      [-162, -84],
    ]);
    return put(
      fill(d, pen.ball(color)) +
        line("M-150-140C-110-110-120-60-150-20M150-140C110-110 120-60 150-20", darken(color, 0.3), 5, 'opacity=".3"') +
        (form === "silk"
          ? put(
              fill("M-90-30C-120-70-30-80 0-52C30-80 120-70 90-30C84 14 30 14 0-14C-30 14-84 14-90-30z", pen.ball(darken(accent, 0.1))) +
                line("M-90-30C-150-40-160-10-170 10M90-30C150-40 160-10 170 10", darken(accent, 0.3), 7) +
                line("M-60-22q20 14 40 0M20-22q20 14 40 0", darken(accent, 0.5), 4),
              0,
              -74,
            )
          : line("M-160-76H160M-150-100H150", accent, 7, 'opacity=".7"')),
      0,
      0,
      { scale: 1.12 },
    );
  }),
};
