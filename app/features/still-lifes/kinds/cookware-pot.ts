import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";
import { ball, pool, turned } from "../parts/solids.ts";
import { grain } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";

function knobLid(pen: Pen, r: number, y: number, color: string, knob: string): string {
  return (
    turned(
      pen,
      [
        [16, y - 34],
        [r * 0.6, y - 26],
        [r * 0.94, y - 8],
        [r, y],
      ],
      color,
      { gloss: 0.2 },
    ) +
    turned(
      pen,
      [
        [16, y - 54],
        [18, y - 48],
        [10, y - 32],
      ],
      knob,
      { gloss: 0.2 },
    )
  );
}

function knife(pen: Pen, length: number, handle: string, width = 26): string {
  return (
    fill(
      `M${-width / 2} 0L${-width / 2} ${-length * 0.62}Q${-width * 0.2} ${-length * 0.96} ${width / 2} ${-length}L${width / 2} 0z`,
      pen.linear(
        [
          [0, "#f2f3f2"],
          [0.45, "#b9bec0"],
          [0.55, "#dfe2e2"],
          [1, "#999fa2"],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    fill(bar(-10, -4, 20, length * 0.55, 8), pen.round(handle)) +
    times(3, (i) => disc(0, 14 + i * length * 0.17, 3.4, "#d8c9a0"))
  );
}

export const COOKWARE_POT: Family = {
  pot: standingKind(150, ["evergreen", "rust", "navy", "marigold", "red", "cream"], ["gold", "black", "steel"], (pen, { color, accent }) =>
    put(
      tube("M-118-128C-164-134-164-92-114-98", 20, color) +
        tube("M118-128C164-134 164-92 114-98", 20, color) +
        turned(
          pen,
          [
            [122, -146],
            [122, -60],
            [112, -14],
            [96, 0],
          ],
          color,
          { gloss: 0.3 },
        ) +
        knobLid(pen, 126, -146, color, accent),
      0,
      0,
      { scale: 1.2 },
    ),
  ),
  pan: standingKind(150, ["iron", "charcoal", "teal", "copper"], ["oak", "iron"], (pen, { color, accent }) =>
    put(
      fill(bar(96, -74, 154, 22, 11), pen.face(accent), 'transform="rotate(-12 96 -64)"') +
        turned(
          pen,
          [
            [132, -82],
            [126, -40],
            [104, -6],
            [92, 0],
          ],
          color,
          { inside: darken(color, 0.1), tilt: 0.28, gloss: 0.2 },
        ) +
        put(
          fill("M-52 0C-56-20-20-26 0-22C30-28 58-16 50 4C40 22-44 22-52 0z", "#fbf6ea") + ball(pen, 4, -6, 18, PIGMENTS.marigold),
          -10,
          -70,
        ),
      -34,
      0,
      { scale: 1.12 },
    ),
  ),
  wok: standingKind(150, ["iron", "charcoal"], ["steel", "oak"], (pen, { color, accent }) =>
    put(
      fill(bar(124, -128, 140, 22, 11), pen.face(PIGMENTS.oak), 'transform="rotate(-14 124 -118)"') +
        tube("M-146-124C-186-122-186-92-132-92", 16, color) +
        turned(
          pen,
          [
            [150, -128],
            [136, -76],
            [96, -24],
            [56, 0],
          ],
          color,
          { gloss: 0.2 },
        ) +
        turned(
          pen,
          [
            [22, -218],
            [90, -194],
            [134, -152],
            [142, -130],
          ],
          accent,
          { metal: true },
        ) +
        turned(
          pen,
          [
            [18, -246],
            [20, -238],
            [10, -216],
          ],
          PIGMENTS.oak,
        ),
      -26,
      0,
      { scale: 1.04 },
    ),
  ),
  kettle: standingKind(120, ["charcoal", "steel", "sage", "copper", "white"], ["oak", "steel"], (pen, { color, accent }) =>
    put(
      tube("M70-176C150-196 152-60 84-58", 22, accent) +
        tube("M-84-34C-156-40-116-150-178-190", 15, color) +
        turned(
          pen,
          [
            [74, -170],
            [90, -130],
            [106, -60],
            [102, -8],
            [96, 0],
          ],
          color,
          { gloss: 0.32 },
        ) +
        turned(
          pen,
          [
            [26, -196],
            [64, -184],
            [72, -170],
          ],
          color,
          { gloss: 0.2 },
        ) +
        ball(pen, 0, -206, 14, accent) +
        disc(0, -90, 26, lighten(color, 0.7)) +
        disc(0, -90, 22, PIGMENTS.paper) +
        line("M0-90L12-102", PIGMENTS.red, 3) +
        line("M-15-84A16 16 0 1 1 15-84", PIGMENTS.ink, 2),
      2,
      0,
      { scale: 1.16 },
    ),
  ),
  fondue: standingKind(120, ["rust", "evergreen", "cream"], ["iron"], (pen, { color, accent }) =>
    put(
      line("M-88-64L-104 0M88-64L104 0M-96-24H96", accent, 8) +
        turned(
          pen,
          [
            [40, -34],
            [40, 0],
          ],
          accent,
        ) +
        fill("M-14-36C-20-56 0-58 0-72C10-58 18-54 14-36z", "#e8963c") +
        times(4, (i) =>
          put(
            line("M0 0V-150", "#b9bcbd", 5) + line("M0-110V-170", [PIGMENTS.oak, PIGMENTS.walnut][i % 2] as string, 10),
            -60 + i * 40,
            -150,
            {
              turn: -36 + i * 24,
            },
          ),
        ) +
        tube("M96-136H180", 20, accent) +
        turned(
          pen,
          [
            [96, -166],
            [108, -120],
            [92, -72],
            [74, -64],
          ],
          color,
          { inside: "#f0d58a", filling: "#f2d372", gloss: 0.3 },
        ),
      -10,
      0,
      { scale: 1.06 },
    ),
  ),
  knives: standingKind(150, ["walnut", "black", "oak"], ["kraft", "olive"], (pen, { color, accent, count }) =>
    put(
      fill("M-160-20L150-44L176 6L-150 30z", pen.face(accent)) +
        line("M-158-14L152-38", lighten(accent, 0.4), 2, 'stroke-dasharray="7 6"') +
        times(Math.max(2, Math.min(count, 4)), (i) =>
          put(pool(pen, 0, 40, 40, 0.14) + knife(pen, 190 - i * 34, color, 40 - i * 6), -88 + i * 84, -86 + i * 4),
        ),
      0,
      0,
      { scale: 1.06 },
    ),
  ),
  board: standingKind(150, ["oak", "walnut", "cherry", "bamboo"], ["walnut"], (pen, { color, accent, motif, form }) => {
    const ends =
      form === "plain"
        ? ""
        : times(20, (i) =>
            fill(
              bar(-150 + (i % 5) * 60, -236 + Math.floor(i / 5) * 59, 60, 59),
              [darken(color, 0.1), lighten(color, 0.1), color][(i * 2 + Math.floor(i / 5)) % 3] as string,
              'opacity=".55"',
            ),
          );
    const outline = bar(-150, -236, 300, 236, 26);
    void motif;
    return put(
      fill(bar(-150, -226, 306, 236, 26), darken(color, 0.42)) +
        fill(outline, pen.face(color)) +
        `<g ${pen.clip(outline)}>${ends}${grain({ x: -150, y: -236, width: 300, height: 236 }, color, { gap: 17 })}</g>` +
        disc(118, -204, 13, darken(color, 0.5)) +
        line("M-132-30H132V-206", darken(color, 0.24), 0.1) +
        line(bar(-126, -212, 252, 188, 14), darken(color, 0.25), 3, 'opacity=".5"') +
        `<g opacity=".8">${line("M-30-130L-30-92M-30-111H-6M-6-130V-92M18-130L32-92L46-130", accent, 6)}</g>`,
      0,
      -8,
      { scale: 1.18, turn: -2 },
    );
  }),
  bowl: standingKind(110, ["cream", "sage", "navy", "terracotta", "stone"], ["rust", "navy"], (pen, { color, accent, form }) => {
    const ramen =
      line("M-70-124q20-14 40 0t40 0t40 0M-60-114q20-12 40 0t40 0t40 0", "#f3d995", 7) +
      oval(40, -126, 26, 12, "#fbf6ea") +
      ball(pen, 40, -128, 9, PIGMENTS.marigold, 0) +
      fill("M-64-130l30-22l12 14l-28 18z", PIGMENTS.leaf);
    return put(
      (form === "ramen" ? tube("M40-168L166-206", 8, PIGMENTS.walnut) + tube("M44-158L170-188", 8, PIGMENTS.walnut) : "") +
        turned(
          pen,
          [
            [124, -128],
            [116, -82],
            [84, -28],
            [52, -10],
            [50, 0],
          ],
          color,
          {
            inside: lighten(color, 0.3),
            filling: form === "ramen" ? "#b7773b" : undefined,
            tilt: 0.24,
            pattern: fill(bar(-140, -98, 280, 14), accent, 'opacity=".8"') + fill(bar(-140, -78, 280, 5), accent, 'opacity=".8"'),
          },
        ) +
        (form === "ramen" ? ramen : ""),
      0,
      0,
      { scale: 1.3 },
    );
  }),
};
