import { darken, lighten } from "./colors.ts";
import { at } from "./pen.ts";

export type Point = readonly [x: number, y: number];

/** Returns a group moved to a place, and turned or scaled there. */
export function put(body: string, x: number, y: number, { turn = 0, scale = 1, flip = false } = {}): string {
  const moves = [`translate(${at(x)} ${at(y)})`];
  if (turn !== 0) moves.push(`rotate(${at(turn)})`);
  if (scale !== 1 || flip) moves.push(`scale(${flip ? -scale : scale} ${scale})`);
  return `<g transform="${moves.join(" ")}">${body}</g>`;
}

/** Returns a filled path; `more` holds further attributes. */
export const fill = (d: string, paint: string, more = ""): string => `<path fill="${paint}" d="${d}"${more === "" ? "" : ` ${more}`}/>`;

/** Returns a line with round ends. */
export const line = (d: string, color: string, width: number, more = ""): string =>
  `<path fill="none" stroke="${color}" stroke-width="${at(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more === "" ? "" : ` ${more}`}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, paint: string, more = ""): string =>
  `<ellipse cx="${at(cx)}" cy="${at(cy)}" rx="${at(rx)}" ry="${at(ry)}" fill="${paint}"${more === "" ? "" : ` ${more}`}/>`;

export const disc = (cx: number, cy: number, r: number, paint: string, more = ""): string => oval(cx, cy, r, r, paint, more);

/** Returns the path of a rectangle with round corners, from its upper left corner. */
export function bar(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (r === 0) return `M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}z`;
  const arc = (dx: number, dy: number) => `a${at(r)} ${at(r)} 0 0 1 ${at(dx)} ${at(dy)}`;
  return (
    `M${at(x + r)} ${at(y)}h${at(width - 2 * r)}${arc(r, r)}v${at(height - 2 * r)}${arc(-r, r)}` +
    `h${at(2 * r - width)}${arc(-r, -r)}v${at(2 * r - height)}${arc(r, -r)}z`
  );
}

/** Returns the path of a polygon. */
export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}z`;

/** Returns a smooth line through points as path commands that go on from the first; a point given twice is a corner. */
export function through(points: readonly Point[]): string {
  const near = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  let path = "";
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [near(index - 1), near(index), near(index + 1), near(index + 2)];
    if (b[0] === c[0] && b[1] === c[1]) continue;
    path += `C${at(b[0] + (c[0] - a[0]) / 6)} ${at(b[1] + (c[1] - a[1]) / 6)} ${at(c[0] - (d[0] - b[0]) / 6)} ${at(c[1] - (d[1] - b[1]) / 6)} ${at(c[0])} ${at(c[1])}`;
  }
  return path;
}

/** Returns the path of a smooth closed shape through points. */
export function blob(points: readonly Point[]): string {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const round = through([last, ...points, first, points[1] as Point]);
  // The first and the last stretch only lead the curve in and out.
  const stretches = round.split("C").slice(1);
  return `M${at(first[0])} ${at(first[1])}C${stretches.slice(1, -1).join("C")}z`;
}

/** Returns a rounded rod along a path: a tube, a handle, a cord. */
export function tube(d: string, width: number, color: string, gloss = 0.45): string {
  return (
    line(d, darken(color, 0.34), width) +
    line(d, color, width * 0.74, `transform="translate(${at(-width * 0.06)} ${at(-width * 0.06)})"`) +
    line(
      d,
      lighten(color, 0.55),
      Math.max(width * 0.2, 0.8),
      `opacity="${gloss}" transform="translate(${at(-width * 0.17)} ${at(-width * 0.17)})"`,
    )
  );
}

/** Repeats a drawing with an index. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
