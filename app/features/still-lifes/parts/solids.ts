import { darken, lighten } from "./colors.ts";
import { bar, fill, line, oval, type Point, polygon, put, through } from "./lines.ts";
import { at, type Pen } from "./pen.ts";

/** How round the rims of upright bodies look from a little above: their height as a share of half their width. */
export const TILT = 0.2;

interface TurnedLook {
  /** The color that is seen inside an open rim. */
  inside?: string;
  /** The color of what fills it, a little below the rim. */
  filling?: string;
  /** How strong the highlight is, from 0 to 1. */
  gloss?: number;
  metal?: boolean;
  tilt?: number;
  /** Drawn on the body below its highlights, within its outline. */
  pattern?: string;
}

/** Returns the outline of a turned body from its profile: half widths with heights, from the top down. */
export function turnedOutline(profile: readonly Point[], tilt = TILT): string {
  const [top, bottom] = [profile[0] as Point, profile.at(-1) as Point];
  const left = profile.map(([r, y]): Point => [-r, y]);
  const right = profile.toReversed();
  return (
    `M${at(-top[0])} ${at(top[1])}${through(left)}A${at(bottom[0])} ${at(bottom[0] * tilt)} 0 0 0 ${at(bottom[0])} ${at(bottom[1])}${through(right)}` +
    `A${at(top[0])} ${at(top[0] * tilt)} 0 0 ${1} ${at(-top[0])} ${at(top[1])}z`
  );
}

function shine(profile: readonly Point[], gloss: number): string {
  const [top, bottom] = [(profile[0] as Point)[1], (profile.at(-1) as Point)[1]];
  const tall = bottom - top;
  const seen = profile.filter(([r, y]) => r > 4 && y > top + tall * 0.06 && y < bottom - tall * 0.1);
  if (seen.length < 2) return "";
  const outer = seen.map(([r, y]): Point => [-r * 0.74, y]);
  const inner = seen.toReversed().map(([r, y]): Point => [-r * 0.56, y]);
  const [start] = outer as [Point, ...Point[]];
  return fill(
    `M${at(start[0])} ${at(start[1])}${through(outer)}L${inner.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}z`,
    "#fff",
    `opacity="${gloss}"`,
  );
}

/** Returns a body turned on a lathe, standing at 0 0: cups, bottles, vases, pots. */
export function turned(pen: Pen, profile: readonly Point[], color: string, look: TurnedLook = {}): string {
  const { inside, filling, gloss = 0.22, metal = false, tilt = TILT, pattern } = look;
  const outline = turnedOutline(profile, tilt);
  const [topR, topY] = profile[0] as Point;
  const [bottomR, bottomY] = profile.at(-1) as Point;
  const body = fill(outline, metal ? pen.metal(color) : pen.round(color));
  const printed = pattern === undefined ? "" : `<g ${pen.clip(outline)}>${pattern}</g>`;
  const shade = fill(
    outline,
    pen.linear([
      [0, "#2a1a12", 0],
      [0.72, "#2a1a12", 0],
      [1, "#2a1a12", 0.2],
    ]),
  );
  const foot = oval(0, bottomY, bottomR * 0.98, bottomR * tilt, "none");
  const rim =
    inside === undefined
      ? oval(
          0,
          topY,
          topR,
          topR * tilt,
          pen.linear(
            [
              [0, lighten(color, 0.2)],
              [1, lighten(color, 0.42)],
            ],
            [0, 0, 1, 0],
          ),
        )
      : oval(0, topY, topR, topR * tilt, lighten(color, 0.4)) +
        oval(
          0,
          topY + 0.6,
          topR * 0.93,
          topR * tilt * 0.9,
          pen.linear(
            [
              [0, darken(inside, 0.42)],
              [1, inside],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        (filling === undefined
          ? ""
          : oval(
              0,
              topY + topR * tilt * 0.2,
              topR * 0.87,
              topR * tilt * 0.7,
              pen.linear(
                [
                  [0, darken(filling, 0.2)],
                  [1, lighten(filling, 0.16)],
                ],
                [0, 0, 1, 0],
              ),
            ));
  return body + printed + shade + (gloss > 0 ? shine(profile, gloss) : "") + foot + rim;
}

/** Returns a body of clear glass with what is in it, drawn within it. */
export function blown(pen: Pen, profile: readonly Point[], { color = "#d5e6e6", content = "", open = true, tilt = TILT } = {}): string {
  const outline = turnedOutline(profile, tilt);
  const [topR, topY] = profile[0] as Point;
  const [bottomR, bottomY] = profile.at(-1) as Point;
  const wall = pen.linear(
    [
      [0, darken(color, 0.22), 0.72],
      [0.1, lighten(color, 0.4), 0.46],
      [0.28, lighten(color, 0.6), 0.26],
      [0.7, color, 0.24],
      [0.92, darken(color, 0.1), 0.46],
      [1, darken(color, 0.28), 0.74],
    ],
    [0, 0, 1, 0],
  );
  return (
    fill(outline, color, 'opacity=".34"') +
    `<g ${pen.clip(outline)}>${content}</g>` +
    fill(outline, wall) +
    oval(0, bottomY - 2, bottomR * 0.86, bottomR * tilt * 0.8, "#fff", 'opacity=".3"') +
    shine(profile, 0.62) +
    line(outline, darken(color, 0.3), 1.4, 'opacity=".5"') +
    (open
      ? `<ellipse cx="0" cy="${at(topY)}" rx="${at(topR)}" ry="${at(topR * tilt)}" fill="#fff" fill-opacity=".22" stroke="#fff" stroke-width="2.4" stroke-opacity=".85"/>`
      : "")
  );
}

interface BoxShape {
  /** The middle of the front's lower edge. */
  x?: number;
  y?: number;
  width: number;
  height: number;
  depth: number;
  top?: string;
  side?: string;
  radius?: number;
  /** Drawn on the front, from its upper left corner. */
  front?: string;
}

/** Returns a box seen from the front, a little from above and from the right. */
export function box(pen: Pen, color: string, { x = 0, y = 0, width, height, depth, top, side, radius = 0, front = "" }: BoxShape): string {
  const [left, right] = [x - width / 2, x + width / 2];
  const up = y - height;
  const [dx, dy] = [depth * 0.5, -depth * 0.34];
  return (
    fill(
      polygon([
        [right, up],
        [right + dx, up + dy],
        [right + dx, y + dy],
        [right, y],
      ]),
      pen.linear(
        [
          [0, darken(side ?? color, 0.2)],
          [1, darken(side ?? color, 0.36)],
        ],
        [0, 0, 1, 0.4],
      ),
    ) +
    fill(
      polygon([
        [left, up],
        [left + dx, up + dy],
        [right + dx, up + dy],
        [right, up],
      ]),
      pen.linear(
        [
          [0, lighten(top ?? color, 0.34)],
          [1, lighten(top ?? color, 0.12)],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    fill(bar(left, up, width, height, radius), pen.face(color)) +
    (front === "" ? "" : put(front, left, up)) +
    line(`M${at(left)} ${at(up)}h${at(width)}`, lighten(color, 0.6), 1.6, 'opacity=".6"')
  );
}

/** Returns a flat thing (a card, a print) with its shadow, its middle at 0 0. */
export function sheet(pen: Pen, width: number, height: number, color: string, { radius = 3, shadow = 7, print = "" } = {}): string {
  const outline = bar(-width / 2, -height / 2, width, height, radius);
  return (
    fill(bar(-width / 2 + shadow * 0.7, -height / 2 + shadow, width, height, radius + 2), "#2a1a12", 'opacity=".1"') +
    fill(bar(-width / 2 + shadow * 0.3, -height / 2 + shadow * 0.45, width, height, radius + 1), "#2a1a12", 'opacity=".14"') +
    fill(outline, pen.face(color, 0.6)) +
    (print === "" ? "" : `<g ${pen.clip(outline)}>${print}</g>`) +
    line(outline, lighten(color, 0.6), 1, 'opacity=".7"')
  );
}

/** Returns a ball with its highlight. */
export function ball(pen: Pen, x: number, y: number, r: number, color: string, gloss = 0.35): string {
  return (
    oval(x, y, r, r, pen.ball(color)) +
    oval(
      x - r * 0.36,
      y - r * 0.44,
      r * 0.24,
      r * 0.15,
      "#fff",
      `opacity="${gloss}" transform="rotate(-32 ${at(x - r * 0.36)} ${at(y - r * 0.44)})"`,
    )
  );
}

/** Returns the soft dark pool below something that stands at a place. */
export function pool(pen: Pen, x: number, y: number, half: number, strength = 0.42): string {
  const paint = pen.radial([
    [0, "#2a1a12", strength],
    [0.55, "#2a1a12", strength * 0.55],
    [1, "#2a1a12", 0],
  ]);
  return oval(x + half * 0.1, y + 2, half * 1.12, Math.max(half * 0.17, 7), paint);
}
