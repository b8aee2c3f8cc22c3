import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, turned } from "../parts/solids.ts";
import { stitches } from "../parts/textures.ts";
import { type Family, hangingKind, lyingKind, standingKind } from "./kind.ts";

export const NURSERY_TEETHER: Family = {
  teether: lyingKind(["beech", "pine"], ["cream", "blush"], (pen, { color, accent }) =>
    put(
      oval(10, 74, 116, 112, "#2a1a12", 'opacity=".16"') +
        [-1, 1]
          .map(
            (s) =>
              fill(
                blob([
                  [s * 18, -24],
                  [s * 10, -120],
                  [s * 50, -190],
                  [s * 92, -150],
                  [s * 70, -60],
                  [s * 40, -14],
                ]),
                pen.face(accent),
              ) + times(4, (i) => disc(s * 48, -150 + i * 30, 5, PIGMENTS.coral, 'opacity=".5"')),
          )
          .join("") +
        disc(0, 60, 94, "none", `stroke="${darken(color, 0.3)}" stroke-width="44"`) +
        disc(-2, 57, 94, "none", `stroke="${color}" stroke-width="38"`) +
        line("M-88 20A94 94 0 0 1 -10-36", lighten(color, 0.6), 9, 'opacity=".7"') +
        fill(
          blob([
            [-30, -40],
            [0, -58],
            [30, -40],
            [26, -12],
            [0, -4],
            [-26, -12],
          ]),
          pen.ball(accent),
        ),
      0,
      14,
    ),
  ),
  "cloth book": standingKind(150, ["cream"], ["black"], (pen, { color, accent }) =>
    put(
      fill("M0 0C-50-24-120-20-160 0V-180C-120-200-50-204 0-180z", pen.face(color)) +
        fill("M0 0C50-24 120-20 160 0V-180C120-200 50-204 0-180z", pen.face(darken(color, 0.04))) +
        line("M0 0C-50-24-120-20-160 0V-180C-120-200-50-204 0-180zM0 0C50-24 120-20 160 0V-180C120-200 50-204 0-180", accent, 5) +
        motif("bear", accent, -82, -104, 110) +
        disc(82, -104, 52, accent) +
        motif("moon", color, 82, -104, 70) +
        disc(-42, -42, 13, PIGMENTS.red) +
        line("M158-90C200-100 190-60 214-64", PIGMENTS.red, 8) +
        times(5, (i) => fill(bar(-150 + i * 8, -14, 4, 12), accent)),
      -6,
      -8,
      { scale: 1.12 },
    ),
  ),
  "baby gym": standingKind(160, ["beech", "pine"], ["sage", "blush"], (pen, { color, accent }) =>
    put(
      fill("M-160 0Q0-40 160 0Q0 34-160 0z", lighten(accent, 0.3)) +
        tube("M-150 0L-100-270", 16, color) +
        tube("M150 0L100-270", 16, color) +
        tube("M-60-6L-104-270", 13, darken(color, 0.1)) +
        tube("M60-6L104-270", 13, darken(color, 0.1)) +
        tube("M-124-262H124", 18, color) +
        line("M-60-260V-170M0-260V-150M60-260V-176", PIGMENTS.sand, 4) +
        disc(-60, -146, 26, "none", `stroke="${accent}" stroke-width="13"`) +
        motif("star", PIGMENTS.marigold, 0, -120, 72) +
        ball(pen, 60, -150, 22, PIGMENTS.rust) +
        times(3, (i) => ball(pen, 60, -196 + i * 16, 8, [PIGMENTS.sky, PIGMENTS.sage, PIGMENTS.blush][i] as string)),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  "play mat": lyingKind(["sage", "sky", "blush"], ["cream"], (pen, { color, accent }) =>
    put(
      oval(10, 14, 186, 176, "#2a1a12", 'opacity=".14"') +
        times(12, (i) => put(oval(0, -150, 44, 40, pen.face(i % 2 === 0 ? color : accent)), 0, 0, { turn: i * 30 })) +
        disc(0, 0, 154, pen.face(lighten(color, 0.2))) +
        motif("leaf", color, -70, -70, 60, -30) +
        motif("bear", PIGMENTS.tan, 74, -60, 72) +
        motif("cloud", accent, -76, 64, 76) +
        disc(58, 66, 50, PIGMENTS.oak) +
        disc(
          58,
          66,
          41,
          pen.linear(
            [
              [0, "#f4fafa"],
              [1, "#a8c4ca"],
            ],
            [0, 0, 1, 1],
          ),
        ) +
        line("M36 86L74 44M54 92L86 60", "#fff", 6, 'opacity=".8"'),
      0,
      0,
    ),
  ),
  "knit ball": standingKind(110, ["cream", "sage", "sky"], ["rust", "marigold"], (pen, { color, accent }) =>
    put(
      tube("M-96-150C-140-190-80-220-70-186", 15, accent) +
        tube("M96-150C140-190 80-220 70-186", 15, PIGMENTS.sky) +
        tube("M-10-222C-30-270 30-270 10-222", 15, PIGMENTS.sage) +
        disc(0, -112, 112, pen.ball(color)) +
        `<g ${pen.clip("M-112-112a112 112 0 1 0 224 0a112 112 0 1 0-224 0z")}>${stitches({ x: -115, y: -226, width: 230, height: 230 }, color, 15)}${fill("M-116-132h232v34h-232z", accent, 'opacity=".55"')}</g>` +
        disc(
          0,
          -112,
          112,
          pen.radial(
            [
              [0, "#fff", 0.2],
              [0.6, "#fff", 0],
              [1, "#2a1a12", 0.3],
            ],
            { cx: 0.36, cy: 0.3, r: 0.76 },
          ),
        ),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
  "baby bottle": standingKind(64, ["sky", "blush", "sage"], ["white"], (pen, { color, accent }) =>
    put(
      turned(
        pen,
        [
          [12, -310],
          [18, -296],
          [22, -270],
          [44, -254],
        ],
        "#f0d9b8",
        { gloss: 0.4 },
      ) +
        turned(
          pen,
          [
            [56, -254],
            [58, -246],
            [58, -216],
          ],
          color,
          { gloss: 0.2 },
        ) +
        turned(
          pen,
          [
            [54, -216],
            [58, -200],
            [54, -120],
            [62, -30],
            [56, 0],
          ],
          lighten(accent, 0.4),
          {
            gloss: 0.5,
            pattern:
              fill(bar(-70, -140, 140, 150), "#fffaf0") +
              line("M20-180H44M28-156H44M20-132H44M28-108H44M20-84H44", color, 4) +
              motif("bear", color, -18, -80, 48),
          },
        ),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  mobile: hangingKind(["white", "sky"], ["oak"], (pen, { color, accent, form }) => {
    const cloud = (ink: string) => motif("cloud", ink, 0, 0, 84);
    const sheep =
      fill(
        blob([
          [-36, -4],
          [-22, -26],
          [4, -30],
          [28, -20],
          [38, 4],
          [20, 22],
          [-18, 22],
        ]),
        pen.ball("#fbf5ea"),
      ) +
      oval(34, -8, 14, 17, pen.ball(PIGMENTS.charcoal)) +
      line("M-16 20V38M14 20V38", PIGMENTS.charcoal, 6);
    const glass = (tone: string) =>
      fill(
        blob([
          [-18, -16],
          [10, -22],
          [22, 4],
          [4, 24],
          [-20, 14],
        ]),
        pen.ball(tone),
        'opacity=".85"',
      );
    const hung =
      form === "sea glass"
        ? [0, 1, 2, 3, 4].map(
            (i) =>
              [
                -140 + i * 70,
                [60, 110, 20, 130, 70][i] as number,
                glass(["#8fc1b5", "#a9cfd8", "#dfe9e2", "#7fb0a0", "#b9d6a8"][i] as string),
              ] as const,
          )
        : ([
            [-130, 40, cloud(color)],
            [-50, 110, sheep],
            [44, 50, cloud(lighten(PIGMENTS.sky, 0.4))],
            [126, 120, sheep],
          ] as const);
    return (
      line("M0-190V-150M-160-140L0-186L160-140", PIGMENTS.sand, 3) +
      tube(
        form === "sea glass" ? "M-176-136Q-90-160-20-138T176-140" : "M-160-140H160",
        form === "sea glass" ? 22 : 14,
        form === "sea glass" ? PIGMENTS.stone : accent,
      ) +
      hung
        .map(
          ([x, y, one]) =>
            line(`M${x}-136V${y}`, PIGMENTS.sand, 2.6) +
            put(one, x, y + 10) +
            (form === "sea glass" ? times(3, (k) => put(one, x + (k % 2) * 5, y - 46 - k * 50, { scale: 0.6 })) : ""),
        )
        .join("")
    );
  }),
  "growth chart": hangingKind(
    ["oak", "pine"],
    ["evergreen"],
    (pen, { color, accent }) =>
      put(
        fill(bar(-52, -196, 116, 400, 8), "#2a1a12", 'opacity=".18" transform="translate(6 8)"') +
          fill(bar(-58, -200, 116, 400, 8), pen.face(color)) +
          line(
            times(17, (i) => `M-58 ${-176 + i * 23}h${i % 4 === 0 ? 44 : 24}`),
            darken(color, 0.55),
            4,
          ) +
          times(4, (i) => line(`M-2 ${-176 + i * 92}h18M7 ${-186 + i * 92}v20`, darken(color, 0.55), 4)) +
          motif("leaf", accent, 32, -30, 40) +
          motif("star", PIGMENTS.rust, 32, 62, 34) +
          line("M28 196q10-20 0-40t0-30", darken(color, 0.4), 1.4) +
          line("M20-186q14 4 22-4t12-6", darken(color, 0.55), 5),
        0,
        0,
      ) +
      put(motif("person", PIGMENTS.coral, 0, 0, 96), -128, 130) +
      put(line("M-20 0H70", PIGMENTS.coral, 5, 'stroke-dasharray="9 8"'), -110, 92),
  ),
};
