export interface Bars {
  title: string;
  /** Values from 0 to 1. `group` is drawn as a heading above its first bar. */
  bars: readonly { group: string; name: string; value: number }[];
}

const WIDTH = 640;
const NAMES = 190;
const ROW = 20;
const GAP = 26;
const TOP = 36;
const COLORS: readonly (readonly [RegExp, string])[] = [
  [/model/, "#4d8a4a"],
  [/finder/, "#b4553d"],
];
const OTHER_COLOR = "#3d6fb4";

/** Draws values beside each other as SVG. */
export function drawBars({ title, bars }: Bars): string {
  const most = Math.max(...bars.map(({ value }) => value), 0.1);
  const parts: string[] = [`<text x="12" y="22" font-size="15">${title}</text>`];
  let down = TOP;
  let before = "";
  for (const { group, name, value } of bars) {
    if (group !== before) {
      parts.push(`<text x="12" y="${down + 14}" font-weight="bold">${group}</text>`);
      down += GAP;
      before = group;
    }
    const length = ((WIDTH - NAMES - 60) * value) / most;
    const color = COLORS.find(([pattern]) => pattern.test(name))?.[1] ?? OTHER_COLOR;
    parts.push(
      `<text x="${NAMES - 8}" y="${down + 13}" text-anchor="end">${name}</text>`,
      `<rect x="${NAMES}" y="${down + 2}" width="${length.toFixed(1)}" height="${ROW - 6}" fill="${color}"/>`,
      `<text x="${(NAMES + length + 6).toFixed(1)}" y="${down + 13}">${value.toFixed(3)}</text>`,
    );
    down += ROW;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${down + 12}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${parts.join("\n")}</svg>\n`;
}
