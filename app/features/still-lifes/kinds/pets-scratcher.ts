import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball } from "../parts/solids.ts";
import { ribs } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";

export const PETS_SCRATCHER: Family = {
  scratcher: standingKind(170, ["kraft"], ["brown"], (pen, { color }) =>
    put(
      fill("M-170-90C-180-190-110-180-106-120H106C110-180 180-190 170-90V-10H-170z", pen.face(darken(color, 0.12))) +
        fill("M-130-200H130Q150-200 150-180V-60H-150V-180Q-150-200-130-200z", pen.face(color)) +
        ribs({ x: -146, y: -196, width: 292, height: 130 }, color, { gap: 8, strength: 0.6 }) +
        fill(bar(-122, -86, 244, 50, 12), pen.face(lighten(color, 0.1))) +
        ribs({ x: -120, y: -84, width: 240, height: 46 }, color, { gap: 8, strength: 0.6 }) +
        [-1, 1]
          .map(
            (s) =>
              fill(bar(s * 146 - 32, -130, 64, 126, 28), pen.face(lighten(color, 0.04))) +
              times(3, (i) => oval(s * 146, -66, 24 - i * 8, 50 - i * 16, "none", `stroke="${darken(color, 0.3)}" stroke-width="3"`)),
          )
          .join("") +
        fill(bar(-150, -38, 300, 32, 6), pen.face(darken(color, 0.1))) +
        [-120, 120].map((x) => fill(bar(x - 10, -8, 20, 12, 3), PIGMENTS.brown)).join(""),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  raincoat: standingKind(150, ["marigold", "red"], ["silver"], (pen, { color, accent }) =>
    put(
      line("M-80-50V-4M-110-54V-6M76-50V-4M104-50V-6", PIGMENTS.tan, 22) +
        fill(
          blob([
            [-140, -130],
            [-60, -156],
            [80, -150],
            [130, -180],
            [150, -120],
            [120, -60],
            [-110, -54],
            [-150, -90],
          ]),
          pen.ball(PIGMENTS.tan),
        ) +
        line("M-140-120C-190-150-190-190-180-200", PIGMENTS.tan, 16) +
        fill(
          blob([
            [110, -220],
            [150, -256],
            [196, -236],
            [226, -200],
            [210, -178],
            [160, -172],
            [120, -180],
          ]),
          pen.ball(PIGMENTS.tan),
        ) +
        fill("M126-246C100-240 96-190 116-176C136-186 140-220 126-246z", pen.ball(PIGMENTS.brown)) +
        disc(172, -222, 7, PIGMENTS.ink) +
        disc(224, -204, 10, PIGMENTS.ink) +
        fill(
          blob([
            [-140, -140],
            [-60, -172],
            [70, -166],
            [116, -210],
            [142, -170],
            [128, -90],
            [60, -60],
            [-110, -66],
            [-146, -100],
          ]),
          pen.ball(color),
        ) +
        line("M-140-116C-60-100 60-100 134-124", accent, 13) +
        line("M-140-118C-60-102 60-102 134-126", "#fff", 4) +
        line("M-10-62Q0-40 20-58", darken(color, 0.4), 8),
      -30,
      0,
      { scale: 1.04 },
    ),
  ),
  "pet toy": standingKind(140, ["red", "sky", "marigold"], ["cream"], (pen, { color, accent }) =>
    put(
      line("M-150-40C-60-120 60 20 150-50", PIGMENTS.cream, 30) +
        line("M-150-40C-60-120 60 20 150-50", color, 30, 'stroke-dasharray="16 16"') +
        ball(pen, -120, -50, 38, color) +
        times(7, (i) => line(`M150-50l${30 + (i % 3) * 8} ${-30 + i * 10}`, i % 2 === 0 ? accent : color, 6)) +
        times(7, (i) => line(`M-156-44l${-26 - (i % 3) * 8} ${-24 + i * 9}`, i % 2 === 0 ? accent : color, 6)) +
        motif("bone", PIGMENTS.cream, 20, -110, 150, -8) +
        motif("bone", "#e3cfa4", 20, -112, 138, -8),
      0,
      0,
      { scale: 1.04 },
    ),
  ),
  "pet food": standingKind(
    110,
    ["evergreen", "rust", "navy"],
    ["cream"],
    (pen, { color, accent }) =>
      put(
        fill(
          "M-110-300H110L120 0H-120z",
          pen.linear(
            [
              [0, darken(color, 0.12)],
              [0.2, lighten(color, 0.2)],
              [0.75, color],
              [1, darken(color, 0.24)],
            ],
            [0, 0, 1, 0],
          ),
        ) +
          fill("M-112-312H112V-286H-112z", darken(color, 0.2)) +
          disc(0, -170, 76, accent) +
          motif("paw", color, 0, -168, 96) +
          line("M-60-60H60M-40-40H40", accent, 8),
        0,
        0,
        { scale: 1.04 },
      ) + times(7, (i) => disc(120 + (i % 4) * 17, 4 + Math.floor(i / 4) * 10, 9, ["#9b683c", "#7d4f2b"][i % 2] as string)),
  ),
  aquarium: standingKind(160, ["sky"], ["coral"], (pen, { accent }) =>
    put(
      fill(bar(-160, -220, 320, 210, 8), "#bfe0e6", 'opacity=".75"') +
        fill(bar(-156, -44, 312, 34), PIGMENTS.sand) +
        times(4, (i) => line(`M${-120 + i * 22}-44q-14-30 0-60t0-60`, PIGMENTS.leaf, 8)) +
        motif("fish", accent, 20, -130, 90) +
        motif("fish", PIGMENTS.marigold, 90, -84, 56) +
        oval(90, -46, 40, 22, pen.ball(PIGMENTS.slate)) +
        fill("M-150-210H-60L-130-20H-150z", "#fff", 'opacity=".25"') +
        fill(bar(-168, -236, 336, 22, 6), PIGMENTS.charcoal) +
        fill(bar(-168, -14, 336, 18, 6), PIGMENTS.charcoal),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
};
