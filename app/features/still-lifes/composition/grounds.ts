import { darken, distance, lighten } from "../parts/colors.ts";
import { bar, fill, line, oval, times } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";
import { grain } from "../parts/textures.ts";
import { drawPattern, type PatternName, turnsOf } from "./patterns.ts";
import type { SeededChoice } from "./seeded-choice.ts";

/** A wrapping paper's ground color with the tone of its pattern. The grounds are the tints of app.css. */
export interface Tint {
  name: string;
  ground: string;
  print: string;
}

export const TINTS: readonly Tint[] = [
  { name: "butter", ground: "#F8EBC8", print: "#F1E0AD" },
  { name: "sage", ground: "#DFE8DA", print: "#CDDCC5" },
  { name: "sky", ground: "#DCE9EC", print: "#C8DEE3" },
  { name: "lilac", ground: "#E8E1EF", print: "#DACFE6" },
  { name: "blush", ground: "#F6DFD8", print: "#F0CFC5" },
];

const TABLES = ["oak", "linen", "white", "walnut", "stone"] as const;

/** Chooses a paper that is not of the thing's own color. */
export function chooseTint(color: string, chance: SeededChoice): Tint {
  const apart = TINTS.toSorted((one, other) => distance(other.ground, color) - distance(one.ground, color));
  return chance.of(apart.slice(0, 4));
}

/** Returns the paper over an area from 0 0, with the light that falls on it from the upper left. */
export function drawPaper(
  pen: Pen,
  tint: Tint,
  pattern: PatternName,
  chance: SeededChoice,
  { width, height }: { width: number; height: number },
): string {
  const lay = {
    color: chance.pick(3) === 0 ? "#FFFFFF99" : tint.print,
    turn: chance.of(turnsOf(pattern)),
    scale: chance.of([0.85, 1, 1.2]),
  };
  const whole = bar(0, 0, width, height);
  return (
    fill(whole, tint.ground) +
    drawPattern(pattern, lay, Math.max(width, height)) +
    fill(
      whole,
      pen.radial(
        [
          [0, "#fffaf0", 0.75],
          [0.6, "#fffaf0", 0.2],
          [1, "#fffaf0", 0],
        ],
        { cx: 0.26, cy: 0.2, r: 0.7 },
      ),
    ) +
    fill(
      whole,
      pen.linear(
        [
          [0, "#4a2f1c", 0],
          [0.6, "#4a2f1c", 0.02],
          [1, "#4a2f1c", 0.14],
        ],
        [0, 0, 1, 1],
      ),
    )
  );
}

/** Returns a table from a height down to the lower edge of an area; never of the color of what stands on it. */
export function drawTable(
  pen: Pen,
  color: string,
  chance: SeededChoice,
  { width, height, top }: { width: number; height: number; top: number },
): string {
  const woods: Record<(typeof TABLES)[number], string> = {
    oak: "#D9B483",
    linen: "#EFE5D2",
    white: "#F7F3EB",
    walnut: "#A27852",
    stone: "#D8D1C6",
  };
  const choice = TABLES.filter((name) => distance(woods[name], color) > 0.16);
  const name = chance.of(choice.length === 0 ? TABLES : choice);
  const base = woods[name];
  const deep = height - top;
  const area = bar(0, top, width, deep);
  const surface = fill(
    area,
    pen.linear([
      [0, lighten(base, 0.3)],
      [0.4, base],
      [1, darken(base, 0.12)],
    ]),
  );
  const planks =
    name === "oak" || name === "walnut"
      ? line(`M0 ${top + deep * 0.34}H${width}M0 ${top + deep * 0.74}H${width}`, darken(base, 0.3), 2, 'opacity=".35"') +
        grain({ x: 0, y: top + 6, width, height: deep }, base, { gap: 19 })
      : "";
  const weave =
    name === "linen"
      ? line(
          times(Math.floor(deep / 7), (row) => `M0 ${top + 5 + row * 7}H${width}`),
          darken(base, 0.2),
          1,
          'opacity=".25"',
        )
      : "";
  const veins =
    name === "stone" || name === "white"
      ? line(
          `M0 ${top + deep * 0.5}q${width * 0.2}-34 ${width * 0.42}-10t${width * 0.6}-20M${width * 0.5} ${height}q40-50 120-64t${width * 0.4}-20`,
          darken(base, 0.3),
          1.6,
          'opacity=".2"',
        )
      : "";
  return (
    surface +
    planks +
    weave +
    veins +
    fill(bar(0, top, width, 3), "#fff", 'opacity=".5"') +
    fill(
      bar(0, top - 18, width, 18),
      pen.linear([
        [0, "#4a2f1c", 0],
        [1, "#4a2f1c", 0.12],
      ]),
    ) +
    oval(
      width * 0.3,
      top + deep * 0.3,
      width * 0.42,
      deep * 0.5,
      pen.radial([
        [0, "#fff", 0.34],
        [1, "#fff", 0],
      ]),
    )
  );
}

/** Returns the long soft shadow that light from the left throws to the right of what stands at a place. */
export function castShadow(pen: Pen, x: number, y: number, half: number): string {
  const paint = pen.radial([
    [0, "#2a1a12", 0.26],
    [0.6, "#2a1a12", 0.12],
    [1, "#2a1a12", 0],
  ]);
  return `<g transform="translate(${x + half * 0.62} ${y - half * 0.02}) rotate(-4)">${oval(0, 0, half * 1.45, Math.max(half * 0.24, 12), paint)}</g>`;
}
