import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, turned } from "../parts/solids.ts";
import { grain, ribs } from "../parts/textures.ts";
import { uprightBook } from "./paper-parts.ts";
import { type Family, standingKind } from "./kind.ts";

export const MUSIC_MUSIC_BOX: Family = {
  "music box": standingKind(140, ["oak", "walnut", "cherry"], ["brass"], (pen, { color, accent }) =>
    put(
      fill("M-130-110L-138-230H140L130-110z", pen.face(darken(color, 0.1))) +
        fill(bar(-112, -220, 226, 100), darken(color, 0.4)) +
        put(
          turned(
            pen,
            [
              [16, -130],
              [16, 0],
            ],
            accent,
            { metal: true },
          ),
          -66,
          -140,
          { turn: 90 },
        ) +
        times(26, (i) => disc(-50 + ((i * 29) % 110), -154 + ((i * 13) % 26), 2, darken(accent, 0.6))) +
        times(12, (i) => fill(bar(-50 + i * 9.4, -132, 6, 22), "#c7cbcc")) +
        box(pen, color, {
          width: 264,
          height: 110,
          depth: 30,
          front: grain({ x: 0, y: 0, width: 264, height: 110 }, color) + motif("note", darken(color, 0.5), 132, 56, 56),
        }) +
        line("M146-60H186V-100", "#8b9093", 8) +
        ball(pen, 186, -110, 13, PIGMENTS.cream) +
        put(
          fill(bar(-100, -20, 200, 40, 3), pen.face(PIGMENTS.cream)) +
            times(20, (i) => disc(-88 + ((i * 41) % 176), -10 + ((i * 7) % 22), 3, darken(PIGMENTS.cream, 0.6))),
          -70,
          -252,
          { turn: -12 },
        ),
      -6,
      0,
      { scale: 1.08 },
    ),
  ),
  piano: standingKind(170, ["black", "walnut"], ["cream"], (pen, { color, accent }) =>
    put(
      fill("M-180-40L-150-110H180L210-40z", pen.face(lighten(color, 0.08))) +
        fill(bar(-180, -42, 390, 44, 10), pen.face(color)) +
        fill("M-160-50L-144-88H176L192-50z", accent) +
        times(14, (i) => line(`M${-144 + i * 23.6}-88L${-158 + i * 25.6}-50`, PIGMENTS.gray, 1.8)) +
        times(12, (i) => (i % 7 === 2 || i % 7 === 6 ? "" : fill(`M${-126 + i * 23.8}-88h13l-2 22h-15z`, PIGMENTS.ink))) +
        times(4, (i) => disc(-110 + i * 24, -99, 4, PIGMENTS.marigold)) +
        fill(bar(60, -105, 70, 11, 3), "#6fa3b8") +
        line("M-140 0L120 70M140 0L-120 70", darken(color, 0.2), 11),
      -14,
      -66,
      { scale: 0.98 },
    ),
  ),
  drums: standingKind(160, ["red", "teal", "navy"], ["brass"], (pen, { color, accent }) =>
    put(
      line("M-120-250L-130 0M130-250L140 0", "#9aa0a3", 6) +
        oval(-120, -252, 70, 13, pen.metal(accent)) +
        oval(130, -252, 66, 12, pen.metal(accent)) +
        put(
          turned(
            pen,
            [
              [46, -70],
              [44, 0],
            ],
            color,
            { inside: PIGMENTS.cream, filling: PIGMENTS.cream },
          ),
          -56,
          -180,
        ) +
        put(
          turned(
            pen,
            [
              [46, -70],
              [44, 0],
            ],
            color,
            { inside: PIGMENTS.cream, filling: PIGMENTS.cream },
          ),
          56,
          -180,
        ) +
        disc(0, -92, 92, pen.face(color)) +
        disc(0, -92, 78, PIGMENTS.cream) +
        motif("star", color, 0, -92, 70) +
        disc(0, -92, 85, "none", `stroke="${accent}" stroke-width="6"`) +
        put(
          turned(
            pen,
            [
              [54, -50],
              [54, 0],
            ],
            color,
            { inside: PIGMENTS.cream, filling: PIGMENTS.cream },
          ),
          -130,
          -56,
        ),
      0,
      0,
      { scale: 1.02 },
    ),
  ),
  microphone: standingKind(100, ["black", "steel"], ["steel"], (pen, { color }) =>
    put(
      turned(
        pen,
        [
          [14, -60],
          [70, -14],
          [76, 0],
        ],
        PIGMENTS.charcoal,
      ) +
        line("M0-40V-130", "#9aa0a3", 11) +
        line("M-74-240V-190C-74-120 74-120 74-190V-240", "#9aa0a3", 9) +
        fill(bar(-54, -330, 108, 180, 54), pen.metal(color)) +
        `<g ${pen.clip(bar(-54, -330, 108, 180, 54))}>${ribs({ x: -54, y: -326, width: 108, height: 104 }, PIGMENTS.charcoal, { gap: 10, upright: false, strength: 0.8 })}${ribs({ x: -54, y: -330, width: 108, height: 108 }, PIGMENTS.charcoal, { gap: 12, strength: 0.6 })}</g>` +
        fill(bar(-56, -226, 112, 13), PIGMENTS.brass),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  marquee: standingKind(150, ["black"], ["cream"], (pen, { color, accent }) =>
    put(
      fill(bar(-176, -236, 352, 226, 14), pen.face(color)) +
        times(11, (i) => disc(-160 + i * 32, -222, 7, "#ffe6a0") + disc(-160 + i * 32, -24, 7, "#ffe6a0")) +
        times(5, (i) => disc(-162, -188 + i * 33, 7, "#ffe6a0") + disc(162, -188 + i * 33, 7, "#ffe6a0")) +
        fill(
          bar(-142, -206, 284, 166, 4),
          pen.radial(
            [
              [0, "#fffdf3"],
              [1, accent],
            ],
            { r: 0.8 },
          ),
        ) +
        line("M-142-150H142M-142-96H142", darken(accent, 0.3), 3) +
        motif("star", PIGMENTS.red, -96, -178, 38) +
        fill(bar(-60, -194, 130, 30, 6), PIGMENTS.ink) +
        motif("star", PIGMENTS.red, 104, -178, 38) +
        fill(bar(-110, -138, 90, 28, 6), PIGMENTS.ink) +
        fill(bar(-6, -138, 110, 28, 6), PIGMENTS.red) +
        fill(bar(-50, -84, 100, 26, 6), PIGMENTS.ink) +
        put(fill(bar(-15, -20, 30, 40, 3), PIGMENTS.paper) + line("M-6 12L0-12L6 12", PIGMENTS.ink, 4), 146, -26, { turn: 20 }),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  tickets: standingKind(
    150,
    ["burgundy", "navy"],
    ["gold"],
    (pen, { color, accent }) =>
      put(uprightBook(pen, color, accent, "note", { width: 210, height: 260, thick: 44 }), -42, -6, { scale: 1.06 }) +
      [
        [88, -90, -16, PIGMENTS.butter],
        [106, -30, 9, PIGMENTS.blush],
        [60, -16, -4, PIGMENTS.sky],
      ]
        .map(([x, y, turn, tone]) =>
          put(
            fill("M-80-34H80V-12a12 12 0 0 0 0 24V34H-80V12a12 12 0 0 0 0-24z", "#2a1a12", 'opacity=".16" transform="translate(4 6)"') +
              fill("M-80-34H80V-12a12 12 0 0 0 0 24V34H-80V12a12 12 0 0 0 0-24z", pen.face(tone as string)) +
              line("M40-30V30", darken(tone as string, 0.4), 2.4, 'stroke-dasharray="5 4"') +
              motif("star", darken(tone as string, 0.4), -44, 0, 36) +
              line("M-18-9H28M-18 9H14", darken(tone as string, 0.4), 4),
            x as number,
            y as number,
            { turn: turn as number },
          ),
        )
        .join(""),
  ),
};
