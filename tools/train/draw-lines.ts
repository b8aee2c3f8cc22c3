interface Chart {
  title: string;
  /** What goes from left to right, in words. */
  across: string;
  /** What is drawn from left to right: counts on a logarithmic axis, counts from zero, or shares beside the diagonal. */
  axis: "logarithmic" | "counts" | "shares";
  /** Values go from 0 to 1. */
  lines: readonly { name: string; points: readonly (readonly [x: number, y: number])[] }[];
}

const WIDTH = 640;
const HEIGHT = 400;
const MARGIN = { left: 48, top: 40, bottom: 52 };
const LETTER = 6.5;
const COLORS = ["#b4553d", "#3d6fb4", "#4d8a4a", "#8a6d3b"];
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Draws lines of values between 0 and 1 as SVG. */
export function drawLines({ title, across, axis, lines }: Chart): string {
  const right = 20 + LETTER * Math.max(...lines.map(({ name }) => name.length));
  const scaled = (x: number) => (axis === "logarithmic" ? Math.log2(x) : x);
  const all = [...new Set(lines.flatMap(({ points }) => points.map(([x]) => x)))].toSorted((one, other) => one - other);
  const [least, most] = axis === "shares" ? [0, 1] : [scaled(all[0] ?? 1), scaled(all.at(-1) ?? 2)];
  const acrossOf = (x: number) => MARGIN.left + ((scaled(x) - least) / (most - least)) * (WIDTH - MARGIN.left - right);
  const downOf = (y: number) => HEIGHT - MARGIN.bottom - y * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const ticks = axis === "shares" ? STEPS : all;
  const parts = [
    `<text x="${MARGIN.left}" y="22" font-size="15">${title}</text>`,
    `<text x="${(MARGIN.left + WIDTH - right) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${across}</text>`,
    ...STEPS.map(
      (y) =>
        `<path d="M${MARGIN.left} ${downOf(y)}H${WIDTH - right}" stroke="#ddd"/><text x="${MARGIN.left - 8}" y="${downOf(y) + 4}" text-anchor="end">${y}</text>`,
    ),
    ...ticks.map((x) => `<text x="${acrossOf(x).toFixed(1)}" y="${HEIGHT - 32}" text-anchor="middle">${x}</text>`),
    ...(axis === "shares"
      ? [`<path d="M${acrossOf(0)} ${downOf(0)}L${acrossOf(1)} ${downOf(1)}" stroke="#999" stroke-dasharray="4 4"/>`]
      : []),
    ...lines.flatMap(({ name, points }, place) => {
      const places = points.map(([x, y]) => [acrossOf(x).toFixed(1), downOf(y).toFixed(1)] as const);
      const color = COLORS[place % COLORS.length];
      return [
        `<polyline points="${places.map((at) => at.join(",")).join(" ")}" fill="none" stroke="${color}" stroke-width="2"/>`,
        ...places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${color}"/>`),
        `<text x="${WIDTH - right + 12}" y="${MARGIN.top + 20 + place * 20}" fill="${color}">${name}</text>`,
      ];
    }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${parts.join("\n")}</svg>\n`;
}
