import { PIGMENTS, darken } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { box } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { glass, lens, screen } from "./tech-parts.ts";

export const TECH_CABLE: Family = {
  cable: lyingKind(
    ["rust", "sage", "charcoal"],
    ["silver"],
    (pen, { color, accent }) =>
      oval(8, 12, 130, 124, "none", 'stroke="#2a1a12" stroke-width="22" opacity=".14"') +
      [0, 1, 2]
        .map(
          (i) =>
            oval(i * 7 - 7, i * 8 - 8, 128 - i * 14, 122 - i * 12, "none", `stroke="${darken(color, 0.25)}" stroke-width="15"`) +
            oval(i * 7 - 8, i * 8 - 9, 128 - i * 14, 122 - i * 12, "none", `stroke="${color}" stroke-width="10" stroke-dasharray="7 3"`),
        )
        .join("") +
      [
        [120, 130, 20],
        [-130, 110, -30],
      ]
        .map(([x, y, turn]) =>
          put(
            fill(bar(-17, -30, 34, 60, 8), pen.face(PIGMENTS.charcoal)) + fill(bar(-11, 28, 22, 34, 4), pen.metal(accent)),
            x as number,
            y as number,
            { turn: turn as number },
          ),
        )
        .join("") +
      fill(bar(-150, -20, 44, 30, 6), PIGMENTS.leather),
  ),
  tv: standingKind(150, ["charcoal"], ["sky", "coral"], (pen, { accent }) =>
    put(
      line("M-80-20L-100 0M80-20L100 0", PIGMENTS.charcoal, 10) +
        put(
          screen(
            pen,
            350,
            214,
            fill(bar(-180, -220, 360, 220), darken(accent, 0.14)) +
              disc(60, -120, 52, "#f7d58a") +
              fill("M-180-30L-80-110L0-40L80-90L180-30V0H-180z", darken(accent, 0.4)),
          ),
          0,
          -18,
        ),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  drone: standingKind(140, ["white", "charcoal"], ["red"], (pen, { color, accent }) =>
    put(
      [
        [-120, -190, 1],
        [120, -190, 1],
        [-150, -120, 1.2],
        [150, -120, 1.2],
      ]
        .map(
          ([x, y, s]) =>
            line(`M0-130L${x} ${y}`, darken(color, 0.2), 13) +
            oval(x as number, (y as number) - 14, 62 * (s as number), 11 * (s as number), "#9fb4bb", 'opacity=".55"') +
            disc(x as number, (y as number) - 8, 11, PIGMENTS.charcoal),
        )
        .join("") +
        fill("M-70-140C-60-180 60-180 70-140L50-90H-50z", pen.ball(color)) +
        lens(pen, 0, -104, 26) +
        fill(bar(-20, -166, 40, 7, 3), accent) +
        line("M-46-90L-70-40M46-90L70-40M-90-40H-50M50-40H90", darken(color, 0.3), 7),
      0,
      -40,
      { scale: 1.04 },
    ),
  ),
  gadget: standingKind(110, ["sage", "charcoal", "coral", "white"], ["marigold", "teal"], (pen, { color, accent }) =>
    put(
      box(pen, color, { width: 220, height: 200, depth: 80, radius: 34 }) +
        fill(bar(-84, -176, 168, 96, 12), glass(pen)) +
        line("M-60-120q20-34 40 0t40 0t36-14", accent, 6) +
        disc(-54, -44, 24, pen.metal(PIGMENTS.silver)) +
        disc(10, -44, 11, accent) +
        disc(50, -44, 11, PIGMENTS.red),
      -14,
      0,
      { scale: 1.14 },
    ),
  ),
  vacuum: standingKind(120, ["charcoal", "red", "teal"], ["silver"], (pen, { color, accent }) =>
    put(
      tube("M-60-60L90-320", 15, accent) +
        tube("M76-300L120-330", 26, color) +
        fill("M-130-10C-130-50-100-70-60-70C0-70 40-50 40-10z", pen.ball(color)) +
        fill(bar(-144, -26, 200, 26, 11), darken(color, 0.4)) +
        put(fill(bar(-36, -140, 72, 140, 26), pen.round(color)) + fill(bar(-30, -100, 60, 70, 10), "#cfdede", 'opacity=".7"'), 14, -130, {
          turn: 30,
        }),
      0,
      0,
      { scale: 1.02 },
    ),
  ),
  fan: standingKind(110, ["white", "sage", "black"], ["steel"], (pen, { color, accent }) =>
    put(
      fill(bar(-10, -120, 20, 110), pen.round(color)) +
        oval(0, -10, 86, 17, pen.ball(color)) +
        disc(0, -200, 124, "#fff", 'opacity=".25"') +
        times(5, (i) => put(fill("M0 0C-50-20-60-90-16-104C20-90 20-30 0 0z", pen.face(darken(color, 0.1))), 0, -200, { turn: i * 72 })) +
        times(4, (i) => disc(0, -200, 124 - i * 28, "none", `stroke="${accent}" stroke-width="3"`)) +
        times(16, (i) => put(line("M0-30V-122", accent, 1.8), 0, -200, { turn: i * 22.5 })) +
        disc(0, -200, 30, pen.ball(color)),
      0,
      0,
      { scale: 1.04 },
    ),
  ),
};
