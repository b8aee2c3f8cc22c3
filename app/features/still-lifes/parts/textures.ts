import { darken, lighten } from "./colors.ts";
import { bar, fill, line, times } from "./lines.ts";
import { at } from "./pen.ts";

/** An area from its upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the long wavy lines of wood. */
export function grain({ x, y, width, height }: Area, color: string, { gap = 13, upright = false } = {}): string {
  const across = upright ? width : height;
  const along = upright ? height : width;
  const path = times(Math.max(1, Math.floor(across / gap)), (index) => {
    const place = gap * (index + 0.6) + ((index * 37) % 7) - 3;
    const sway = 3 + ((index * 29) % 5);
    const [start, wave] = [along * (((index * 53) % 30) / 100), along * (0.55 + ((index * 31) % 40) / 100)];
    return upright
      ? `M${at(x + place)} ${at(y + start)}q${at(sway)} ${at(wave / 4)} 0 ${at(wave / 2)}t0 ${at(wave / 2)}`
      : `M${at(x + start)} ${at(y + place)}q${at(wave / 4)} ${at(-sway)} ${at(wave / 2)} 0t${at(wave / 2)} 0`;
  });
  return line(path, darken(color, 0.3), 1.5, 'opacity=".4"');
}

/** Returns rows of stitches, as knitting has them. */
export function stitches({ x, y, width, height }: Area, color: string, size = 13): string {
  let path = "";
  for (let row = 0; row * size < height; row += 1)
    for (let column = 0; column * size < width; column += 1)
      path += `M${at(x + column * size)} ${at(y + row * size)}q${at(size * 0.1)} ${at(size * 0.55)} ${at(size / 2)} ${at(size * 0.62)}q${at(size * 0.4)} ${at(-size * 0.07)} ${at(size / 2)} ${at(-size * 0.62)}`;
  return (
    line(path, darken(color, 0.26), size * 0.16, 'opacity=".55"') +
    line(path, lighten(color, 0.4), size * 0.08, 'opacity=".5" transform="translate(-.8 -1.6)"')
  );
}

/** Returns ribs across or upright. */
export function ribs({ x, y, width, height }: Area, color: string, { gap = 8, upright = true, strength = 0.35 } = {}): string {
  const count = Math.floor((upright ? width : height) / gap) + 1;
  const path = times(count, (index) =>
    upright ? `M${at(x + index * gap)} ${at(y)}v${at(height)}` : `M${at(x)} ${at(y + index * gap)}h${at(width)}`,
  );
  return (
    line(path, darken(color, 0.4), gap * 0.22, `opacity="${strength}"`) +
    line(path, lighten(color, 0.5), gap * 0.12, `opacity="${strength}" transform="translate(${upright ? "-1.5 0" : "0 -1.5"})"`)
  );
}

/** Returns the basket's weave. */
export function wicker({ x, y, width, height }: Area, color: string, size = 18): string {
  let [dark, light] = ["", ""];
  for (let row = 0; row * size * 0.62 < height; row += 1)
    for (let column = -1; column * size < width; column += 1) {
      const [left, top] = [x + column * size + (row % 2) * size * 0.5, y + row * size * 0.62];
      const reed = `M${at(left)} ${at(top + size * 0.34)}q${at(size * 0.5)} ${at(-size * 0.5)} ${at(size)} 0`;
      dark += reed;
      light += `M${at(left + size * 0.14)} ${at(top + size * 0.16)}q${at(size * 0.36)} ${at(-size * 0.26)} ${at(size * 0.72)} 0`;
    }
  return line(dark, darken(color, 0.42), size * 0.13, 'opacity=".7"') + line(light, lighten(color, 0.4), size * 0.16, 'opacity=".65"');
}

/** Returns a woven check of two further colors. */
export function checks({ x, y, width, height }: Area, color: string, accent: string, size = 42): string {
  const band = (upright: boolean, offset: number, share: number) =>
    times(Math.ceil((upright ? width : height) / size), (index) =>
      upright ? bar(x + index * size + offset, y, size * share, height) : bar(x, y + index * size + offset, width, size * share),
    );
  return (
    fill(band(true, 0, 0.5), color, 'opacity=".5"') +
    fill(band(false, 0, 0.5), color, 'opacity=".5"') +
    fill(band(true, size * 0.72, 0.07), accent, 'opacity=".8"') +
    fill(band(false, size * 0.72, 0.07), accent, 'opacity=".8"')
  );
}

/** Returns upright or level stripes. */
export function stripes({ x, y, width, height }: Area, color: string, { gap = 24, share = 0.45, upright = true } = {}): string {
  const count = Math.ceil((upright ? width : height) / gap);
  return fill(
    times(count, (index) => (upright ? bar(x + index * gap, y, gap * share, height) : bar(x, y + index * gap, width, gap * share))),
    color,
  );
}

/** Returns crumbs strewn over an area, the same every time. */
export function crumbs({ x, y, width, height }: Area, color: string, { count = 30, size = 4, opacity = 0.8 } = {}): string {
  return fill(
    times(count, (index) => {
      const [across, down] = [((index * 61 + 17) % 97) / 97, ((index * 43 + 29) % 89) / 89];
      const r = size * (0.6 + ((index * 7) % 5) / 8);
      return `M${at(x + across * width - r)} ${at(y + down * height)}a${at(r)} ${at(r * 0.8)} 0 1 0 ${at(r * 2)} 0a${at(r)} ${at(r * 0.8)} 0 1 0 ${at(-r * 2)} 0z`;
    }),
    color,
    `opacity="${opacity}"`,
  );
}

/** Returns lines of writing, which nobody can read. */
export function writing({ x, y, width, height }: Area, color: string, gap = 13): string {
  return line(
    times(Math.floor(height / gap), (index) => `M${at(x)} ${at(y + gap * (index + 0.5))}h${at(width * (0.7 + ((index * 37) % 30) / 100))}`),
    color,
    Math.max(1.6, gap * 0.14),
    'opacity=".5"',
  );
}
