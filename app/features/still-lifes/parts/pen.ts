import { darken, lighten } from "./colors.ts";

type Stop = readonly [offset: number, color: string, opacity?: number];

/** Rounds what is written into a drawing to a tenth. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * What a drawing is made with: it hands out paints and clips, and keeps their definitions until the drawing is put together. The same paint
 * asked for twice is defined once.
 */
export class Pen {
  readonly #ids = new Map<string, string>();

  #define(body: string): string {
    const known = this.#ids.get(body);
    if (known !== undefined) return known;
    const id = `d${this.#ids.size}`;
    this.#ids.set(body, id);
    return id;
  }

  /** Returns the definitions that everything drawn so far needs. */
  definitions(): string {
    const all = [...this.#ids].map(([body, id]) => body.replace(" ", ` id="${id}" `));
    return all.length === 0 ? "" : `<defs>${all.join("")}</defs>`;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
      )
      .join("");
  }

  /** A straight gradient over the box of what it paints; the direction is from 0 to 1 on each axis. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    return `url(#${this.#define(`<linearGradient x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`)})`;
  }

  /** A gradient from a middle outwards over the box of what it paints. */
  radial(stops: readonly Stop[], { cx = 0.5, cy = 0.5, r = 0.5 } = {}): string {
    return `url(#${this.#define(`<radialGradient cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`)})`;
  }

  /** The paint of an upright round body, lit from the left. */
  round(color: string, depth = 1): string {
    return this.linear(
      [
        [0, darken(color, 0.2 * depth)],
        [0.14, lighten(color, 0.06)],
        [0.3, lighten(color, 0.26 * depth)],
        [0.52, color],
        [0.82, darken(color, 0.2 * depth)],
        [1, darken(color, 0.34 * depth)],
      ],
      [0, 0, 1, 0],
    );
  }

  /** The paint of shining metal: light and dark bands. */
  metal(color: string): string {
    return this.linear(
      [
        [0, darken(color, 0.35)],
        [0.12, lighten(color, 0.1)],
        [0.26, lighten(color, 0.72)],
        [0.42, color],
        [0.62, darken(color, 0.32)],
        [0.78, lighten(color, 0.28)],
        [1, darken(color, 0.42)],
      ],
      [0, 0, 1, 0],
    );
  }

  /** The paint of a ball, lit from the upper left. */
  ball(color: string): string {
    return this.radial(
      [
        [0, lighten(color, 0.5)],
        [0.4, color],
        [0.8, darken(color, 0.24)],
        [1, darken(color, 0.36)],
      ],
      { cx: 0.36, cy: 0.3, r: 0.76 },
    );
  }

  /** The paint of a flat face: a little lighter above. */
  face(color: string, depth = 1): string {
    return this.linear(
      [
        [0, lighten(color, 0.14 * depth)],
        [1, darken(color, 0.12 * depth)],
      ],
      [0.1, 0, 0.5, 1],
    );
  }

  /** Returns an attribute that shows only what lies within a path. */
  clip(path: string): string {
    return `clip-path="url(#${this.#define(`<clipPath ><path d="${path}"/></clipPath>`)})"`;
  }
}
