import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { ball, box, turned } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";

export const TOY_COLORS = ["#b93a26", "#dd8140", "#ebbe48", "#7fa35a", "#3a7a78", "#4c7295", "#7d6396", "#a9507a"] as const;

export const eye = (x: number, y: number, r = 6) => disc(x, y, r, "#2b2018") + disc(x - r * 0.3, y - r * 0.35, r * 0.32, "#fff");

export const wheel = (pen: Pen, x: number, y: number, r: number, color: string) =>
  disc(x, y, r, pen.ball(color)) + disc(x, y, r * 0.5, lighten(color, 0.3)) + disc(x, y, r * 0.18, darken(color, 0.5));

const block = (pen: Pen, color: string, size: number, sign: Parameters<typeof motif>[0]) =>
  box(pen, PIGMENTS.pine, {
    width: size,
    height: size,
    depth: size * 0.6,
    radius: 5,
    front:
      fill(bar(size * 0.1, size * 0.1, size * 0.8, size * 0.8, 5), "none", `stroke="${color}" stroke-width="4"`) +
      motif(sign, color, size / 2, size / 2, size * 0.52),
  });

export const TOYS_BEAR: Family = {
  bear: standingKind(110, ["tan", "oat", "brown"], ["rust", "sage", "sky"], (pen, { color, accent }) =>
    put(
      oval(-72, -34, 42, 34, pen.ball(color)) +
        oval(72, -34, 42, 34, pen.ball(color)) +
        oval(-74, -24, 22, 24, pen.ball(lighten(color, 0.4))) +
        oval(74, -24, 22, 24, pen.ball(lighten(color, 0.4))) +
        oval(0, -84, 80, 84, pen.ball(color)) +
        oval(0, -72, 48, 54, pen.ball(lighten(color, 0.3))) +
        oval(-82, -110, 26, 52, pen.ball(color), 'transform="rotate(24 -82 -110)"') +
        oval(82, -110, 26, 52, pen.ball(color), 'transform="rotate(-24 82 -110)"') +
        disc(-62, -268, 30, pen.ball(color)) +
        disc(62, -268, 30, pen.ball(color)) +
        disc(-62, -266, 17, lighten(color, 0.35)) +
        disc(62, -266, 17, lighten(color, 0.35)) +
        oval(0, -212, 88, 78, pen.ball(color)) +
        oval(0, -190, 40, 31, pen.ball(lighten(color, 0.45))) +
        oval(0, -203, 14, 10, "#3d2a20") +
        line("M0-194V-182Q-14-172-22-182M0-182Q14-172 22-182", "#3d2a20", 4) +
        eye(-34, -226, 8) +
        eye(34, -226, 8) +
        fill("M-44-142Q0-122 44-142L40-122Q0-106-40-122z", accent) +
        fill("M0-130L-40-150V-104zM0-130L40-150V-104z", pen.face(accent)) +
        disc(0, -130, 10, darken(accent, 0.2)),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  elephant: standingKind(120, ["gray", "sky"], ["blush", "rust"], (pen, { color, accent, form }) =>
    put(
      oval(-58, -26, 40, 30, pen.ball(color)) +
        oval(58, -26, 40, 30, pen.ball(color)) +
        oval(0, -80, 92, 82, pen.ball(color)) +
        oval(0, -62, 54, 52, pen.ball(lighten(color, 0.3))) +
        [-1, 1]
          .map(
            (s) =>
              fill(
                blob([
                  [s * 50, -236],
                  [s * 130, -266],
                  [s * 158, -200],
                  [s * 120, -140],
                  [s * 56, -160],
                ]),
                pen.ball(color),
              ) +
              fill(
                blob([
                  [s * 64, -222],
                  [s * 118, -242],
                  [s * 138, -198],
                  [s * 108, -156],
                  [s * 66, -172],
                ]),
                pen.ball(accent),
              ),
          )
          .join("") +
        oval(0, -206, 78, 74, pen.ball(color)) +
        tube("M0-186C4-130 30-96 66-110", 34, color, 0.2) +
        eye(-34, -220, 8) +
        eye(34, -220, 8) +
        (form === "name" ? line("M-40-46q8-20 14 0t14 0t14-2t14 2t16-4", accent, 6) : motif("heart", accent, -20, -54, 36)),
      0,
      0,
      { scale: 1.1 },
    ),
  ),
  plush: standingKind(110, ["rust", "cream", "lilac", "sage"], ["cream"], (pen, { color, accent }) =>
    put(
      oval(-56, -24, 36, 26, pen.ball(color)) +
        oval(56, -24, 36, 26, pen.ball(color)) +
        oval(0, -82, 76, 82, pen.ball(color)) +
        oval(0, -70, 44, 52, pen.ball(accent)) +
        [-1, 1]
          .map(
            (s) =>
              oval(s * 40, -300, 20, 62, pen.ball(color), `transform="rotate(${s * 12} ${s * 40} -300)"`) +
              oval(s * 40, -296, 10, 44, PIGMENTS.blush, `transform="rotate(${s * 12} ${s * 40} -296)"`) +
              oval(s * 78, -104, 22, 44, pen.ball(color), `transform="rotate(${s * -26} ${s * 78} -104)"`),
          )
          .join("") +
        oval(0, -206, 80, 70, pen.ball(color)) +
        oval(0, -186, 30, 22, pen.ball(accent)) +
        oval(0, -194, 9, 7, "#8a4a4a") +
        eye(-32, -216, 8) +
        eye(32, -216, 8) +
        oval(-52, -192, 13, 8, PIGMENTS.coral, 'opacity=".4"') +
        oval(52, -192, 13, 8, PIGMENTS.coral, 'opacity=".4"'),
      0,
      0,
      { scale: 0.98 },
    ),
  ),
  doll: standingKind(80, ["blush", "rust", "navy", "marigold"], ["brown", "marigold", "black"], (pen, { color, accent }) =>
    put(
      line("M-22-50V-6M22-50V-6", "#eac6a4", 20) +
        oval(-26, -4, 20, 9, PIGMENTS.chocolate) +
        oval(26, -4, 20, 9, PIGMENTS.chocolate) +
        line("M-42-172L-84-104M42-172L84-104", color, 26) +
        disc(-88, -96, 13, "#eac6a4") +
        disc(88, -96, 13, "#eac6a4") +
        fill("M-40-188H40L84-44Q0-20-84-44z", pen.round(color)) +
        times(5, (i) => disc(-56 + i * 28, -56 + (i % 2) * 6, 6, lighten(color, 0.6))) +
        fill("M-30-190Q0-160 30-190L22-202H-22z", PIGMENTS.cream) +
        fill("M-76-200C-96-320 96-320 76-200C60-180-60-180-76-200z", pen.ball(accent)) +
        oval(0, -236, 56, 54, pen.ball("#f0cfae")) +
        fill("M-60-240C-56-306 56-306 60-240C30-262-10-274-26-272C-36-262-48-250-60-240z", pen.ball(accent)) +
        eye(-20, -234) +
        eye(20, -234) +
        oval(-34, -216, 10, 6, PIGMENTS.coral, 'opacity=".5"') +
        oval(34, -216, 10, 6, PIGMENTS.coral, 'opacity=".5"') +
        line("M-9-212Q0-204 9-212", "#a0503f", 4),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  figure: standingKind(90, ["navy", "red", "evergreen", "steel"], ["marigold"], (pen, { color, accent }) =>
    put(
      turned(
        pen,
        [
          [96, -24],
          [100, -18],
          [100, 0],
        ],
        PIGMENTS.charcoal,
      ) +
        fill("M-40-130L-50-28H-8L0-110L8-28H50L40-130z", pen.round(darken(color, 0.2))) +
        fill(bar(-58, -46, 46, 24, 8), accent) +
        fill(bar(12, -46, 46, 24, 8), accent) +
        fill("M-46-240C-120-200-130-90-100-40L-40-120z", pen.face(PIGMENTS.red)) +
        fill("M-58-240H58L40-124H-40z", pen.round(color)) +
        motif("star", accent, 0, -190, 48) +
        fill(bar(-42, -134, 84, 14, 4), accent) +
        line("M-54-226L-92-168L-66-120M54-226L104-250", color, 28) +
        ball(pen, -64, -116, 17, accent) +
        ball(pen, 112, -256, 17, accent) +
        oval(0, -280, 38, 42, pen.ball("#eac6a4")) +
        fill("M-40-280C-44-340 44-340 40-280C20-296-20-296-40-280z", pen.ball(color)) +
        fill(bar(-34, -288, 68, 15, 7), darken(color, 0.3)) +
        disc(-14, -281, 4, "#fff") +
        disc(14, -281, 4, "#fff"),
      0,
      0,
      { scale: 1.02 },
    ),
  ),
  blocks: standingKind(
    150,
    ["red"],
    ["teal"],
    (pen, { color, accent }) =>
      put(block(pen, color, 100, "star"), -84, 0) +
      put(block(pen, accent, 100, "heart"), 44, 6) +
      put(block(pen, PIGMENTS.marigold, 100, "moon"), -28, -104, { turn: -4 }) +
      put(
        turned(
          pen,
          [
            [2, -70],
            [40, 0],
          ],
          PIGMENTS.evergreen,
        ),
        146,
        8,
      ),
  ),
  bricks: standingKind(150, ["red", "blue", "yellow"], ["evergreen"], (pen, { color, accent }) => {
    const brick = (tone: string, n: number) =>
      box(pen, tone, { width: n * 44, height: 46, depth: 74 }) +
      times(n, (i) =>
        put(
          turned(
            pen,
            [
              [13, -12],
              [13, 0],
            ],
            tone,
            { gloss: 0 },
          ),
          -n * 22 + 32 + i * 44,
          -56,
        ),
      );
    return put(
      put(brick(color, 6), -6, 0) +
        put(brick(PIGMENTS.marigold, 4), -40, -52) +
        put(brick(accent, 2), 66, -52) +
        put(brick(PIGMENTS.blue, 3), -6, -104) +
        put(brick(PIGMENTS.red, 2), 0, -156),
      -8,
      0,
      { scale: 1.08 },
    );
  }),
  wagon: standingKind(150, ["oak", "red"], ["red"], (pen, { color, accent }) =>
    put(
      tube("M96-60L150-190", 13, PIGMENTS.oak) +
        tube("M118-196H186", 17, accent) +
        times(9, (i) =>
          put(fill(bar(-21, -42, 42, 42, 4), pen.face(TOY_COLORS[i % 8] as string)), -110 + (i % 5) * 46, -92 - Math.floor(i / 5) * 42, {
            turn: ((i * 17) % 20) - 10,
          }),
        ) +
        box(pen, color, { width: 250, height: 76, depth: 70, y: -24, front: grain({ x: 0, y: 0, width: 250, height: 76 }, color) }) +
        [-88, 78].map((x) => wheel(pen, x, -24, 32, accent)).join("") +
        wheel(pen, 128, -40, 26, darken(accent, 0.2)),
      -26,
      0,
      { scale: 1.12 },
    ),
  ),
  "balance bike": standingKind(170, ["sage", "red", "sky"], ["oak"], (pen, { color, accent }) => {
    const tire = (x: number) =>
      disc(x, -70, 68, "none", `stroke="${PIGMENTS.charcoal}" stroke-width="15"`) +
      disc(x, -70, 56, "none", 'stroke="#d3cfc6" stroke-width="5"') +
      line(
        times(
          8,
          (i) => `M${x} -70L${(x + 54 * Math.cos((i * Math.PI) / 4)).toFixed(0)} ${(-70 + 54 * Math.sin((i * Math.PI) / 4)).toFixed(0)}`,
        ),
        "#bab6ad",
        2.2,
      ) +
      disc(x, -70, 10, color);
    return put(
      tire(-112) +
        tire(112) +
        tube("M-112-70L-40-120L66-126L112-70", 17, color) +
        tube("M76-190L112-70", 15, color) +
        tube("M-40-120L-56-158", 13, darken(color, 0.3)) +
        fill(
          blob([
            [-104, -166],
            [-60, -176],
            [-10, -166],
            [-40, -154],
            [-90, -150],
          ]),
          pen.face(PIGMENTS.leather),
        ) +
        tube("M78-194Q40-222 28-206M78-194Q108-222 112-214", 11, PIGMENTS.charcoal) +
        line("M20-206L40-208", accent, 17) +
        line("M106-216L122-210", accent, 17),
      0,
      0,
      { scale: 1.08 },
    );
  }),
};
