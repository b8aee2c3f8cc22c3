import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { leaf } from "../parts/plants.ts";
import { blown, box, turned } from "../parts/solids.ts";
import { type Family, standingKind } from "./kind.ts";
import { glow, beam } from "./light-parts.ts";

export const LIGHT_HEADLAMP: Family = {
  headlamp: standingKind(150, ["teal", "orange", "charcoal"], ["charcoal"], (pen, { color, accent }) =>
    put(
      beam(pen, "M-30-120L-210-200V-20L-30-70z") +
        glow(pen, -30, -96, 110) +
        line("M-20-60C-100-40-100-200 40-210C180-220 200-60 60-40", darken(color, 0.3), 36) +
        line("M-20-64C-100-44-100-204 40-214C180-224 200-64 60-44", color, 29) +
        line("M-20-64C-100-44-100-204 40-214C180-224 200-64 60-44", lighten(color, 0.5), 3, 'stroke-dasharray="16 12"') +
        line("M4-70C20-220 100-250 130-200", darken(color, 0.2), 17) +
        fill(bar(-76, -136, 118, 92, 24), pen.ball(accent)) +
        disc(
          -34,
          -90,
          33,
          pen.radial([
            [0, "#fffdf0"],
            [0.6, "#ffe9a8"],
            [1, "#c9b98a"],
          ]),
        ) +
        disc(16, -90, 15, pen.ball(PIGMENTS.red)),
      0,
      0,
      { scale: 1.1 },
    ),
  ),
  flashlight: standingKind(140, ["black", "red", "teal"], ["steel"], (pen, { color, accent }) =>
    put(
      beam(pen, "M110-76L250-160V10L110-20z") +
        fill(
          bar(-150, -66, 190, 48, 12),
          pen.linear([
            [0, lighten(color, 0.3)],
            [0.4, color],
            [1, darken(color, 0.3)],
          ]),
        ) +
        fill(
          "M36-66L116-92V8L36-18z",
          pen.linear([
            [0, lighten(color, 0.3)],
            [0.4, color],
            [1, darken(color, 0.3)],
          ]),
        ) +
        oval(
          116,
          -42,
          15,
          50,
          pen.radial([
            [0, "#fffdf0"],
            [1, "#f3d98a"],
          ]),
        ) +
        fill(bar(-60, -72, 36, 13, 5), accent) +
        line(
          times(6, (i) => `M${-140 + i * 11}-64v44`),
          darken(color, 0.5),
          3,
        ),
      -30,
      -6,
      { scale: 1.2 },
    ),
  ),
  "grow light": standingKind(150, ["white", "oak"], ["leaf"], (pen, { color, accent }) =>
    put(
      glow(pen, 0, -150, 210, "#f9d6e4") +
        line("M-136-60V-290M136-60V-290", darken(color, 0.16), 13) +
        fill(bar(-150, -316, 300, 36, 14), pen.face(color)) +
        fill(bar(-134, -284, 268, 10, 5), "#fff3d6") +
        fill("M-134-276H134L120-110H-120z", "#fff3d6", 'opacity=".4"') +
        [-96, -32, 32, 96]
          .map((x, k) =>
            times(7, (i) =>
              put(
                leaf(
                  pen,
                  54 + ((i * 7 + k * 5) % 30),
                  k % 2 === 0 ? 26 : 14,
                  [accent, PIGMENTS.sage, PIGMENTS.green, PIGMENTS.moss][k] as string,
                ),
                x + (i - 3) * 5,
                -70,
                { turn: -66 + i * 22 },
              ),
            ),
          )
          .join("") +
        box(pen, color, { width: 300, height: 76, depth: 60, top: PIGMENTS.soil, radius: 10 }) +
        [-96, -32, 32, 96].map((x) => oval(x + 10, -84, 27, 7, PIGMENTS.soil)).join(""),
      -12,
      0,
      { scale: 1.06 },
    ),
  ),
  bulb: standingKind(60, ["marigold"], ["steel"], (pen, { accent }) =>
    put(
      glow(pen, 0, -200, 210) +
        blown(
          pen,
          [
            [24, -250],
            [76, -210],
            [84, -160],
            [50, -100],
            [34, -64],
          ],
          { open: false, color: "#fff0c4", content: line("M-20-80L-26-150L-10-130L0-156L10-130L26-150L20-80", "#f0a53e", 5) },
        ) +
        turned(
          pen,
          [
            [36, -66],
            [36, -22],
            [16, 0],
          ],
          accent,
          { metal: true, pattern: times(4, (i) => line(`M-40 ${-56 + i * 14}h80`, darken(accent, 0.4), 3)) },
        ),
      0,
      0,
      { scale: 1.2 },
    ),
  ),
};
