export type PatternName = "dots" | "stripes" | "gingham" | "stars" | "leaves" | "waves";

/** The placement of a pattern on the paper: its color, its turn in degrees and its scale. */
export interface PatternLay {
  color: string;
  turn: number;
  scale: number;
}

/** A shape in relative path commands, drawn from the pen's position. */
type Shape = string;

/** A pattern as shapes at places of a repeated tile. */
interface Repeat {
  width: number;
  height: number;
  shapes: readonly { x: number; y: number; shape: Shape }[];
  stroke?: number;
  opacity?: number;
}

function turned(points: readonly (readonly [number, number])[], degrees: number): Shape {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return points.map(([x, y]) => `${(x * cosine - y * sine).toFixed(1)} ${(x * sine + y * cosine).toFixed(1)}`).join(" ");
}

/** Returns a star whose tip is `radius` above the pen's position, turned by `degrees`. */
function star(radius: number, degrees: number): Shape {
  const corners = Array.from({ length: 11 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.47;
    return [reach * Math.sin((index * Math.PI) / 5), -reach * Math.cos((index * Math.PI) / 5)] as const;
  });
  const steps = corners.slice(1).map(([x, y], index) => [x - (corners[index]?.[0] ?? 0), y - (corners[index]?.[1] ?? 0)] as const);
  return `m${turned([corners[0] as readonly [number, number]], degrees)}l${turned(steps, degrees)}z`;
}

function leaf(degrees: number): Shape {
  const curve = (points: readonly (readonly [number, number])[]) => `c${turned(points, degrees)}`;
  return `m${turned([[0, -19]], degrees)}${curve([
    [10, 8],
    [10, 27],
    [0, 38],
  ])}${curve([
    [-10, -11],
    [-10, -30],
    [0, -38],
  ])}z`;
}

function disc(radius: number): Shape {
  return `m${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}

/** This length exceeds the width of every paper. */
const EDGE_TO_EDGE = 2400;

const REPEATS: Record<PatternName, readonly Repeat[]> = {
  dots: [
    {
      width: 76,
      height: 76,
      shapes: [
        { x: 19, y: 19, shape: disc(8) },
        { x: 57, y: 57, shape: disc(8) },
      ],
    },
  ],
  stripes: [{ width: 56, height: EDGE_TO_EDGE, shapes: [{ x: 0, y: 0, shape: `h22v${EDGE_TO_EDGE}h-22z` }] }],
  gingham: [
    { width: 84, height: EDGE_TO_EDGE, opacity: 0.5, shapes: [{ x: 0, y: 0, shape: `h42v${EDGE_TO_EDGE}h-42z` }] },
    { width: EDGE_TO_EDGE, height: 84, opacity: 0.5, shapes: [{ x: 0, y: 0, shape: `h${EDGE_TO_EDGE}v42h-${EDGE_TO_EDGE}z` }] },
  ],
  stars: [
    {
      width: 132,
      height: 132,
      shapes: [
        { x: 32, y: 34, shape: star(19, -12) },
        { x: 98, y: 100, shape: star(19, 16) },
        { x: 98, y: 34, shape: disc(3.5) },
        { x: 32, y: 100, shape: disc(3.5) },
      ],
    },
  ],
  leaves: [
    {
      width: 120,
      height: 108,
      shapes: [
        { x: 30, y: 28, shape: leaf(48) },
        { x: 90, y: 28, shape: leaf(-34) },
        { x: 60, y: 82, shape: leaf(12) },
        { x: 0, y: 82, shape: leaf(112) },
      ],
    },
  ],
  waves: [{ width: 108, height: 52, stroke: 8, shapes: [{ x: 0, y: 26, shape: "q27-26 54 0t54 0" }] }],
};

/** The turns in degrees that suit a pattern: gingham and waves lie straight, stripes slant. */
const TURNS: Record<PatternName, readonly number[]> = {
  dots: [0, 18, 45],
  stripes: [0, 32, 58, 122, 148],
  gingham: [0, 45],
  stars: [0, 14, -20],
  leaves: [0, 20, -24],
  waves: [0, 0, -14],
};

export const PATTERNS = Object.keys(TURNS) as PatternName[];

/** Returns the turns in degrees that a pattern may have. */
export function turnsOf(pattern: PatternName): readonly number[] {
  return TURNS[pattern];
}

function drawRepeat({ width, height, shapes, stroke, opacity }: Repeat, color: string, reach: number): string {
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(reach / length) * 2 + 1 }, (_, index) => (index - Math.ceil(reach / length)) * length);
  const isLong = (length: number) => length === EDGE_TO_EDGE;
  const columns = isLong(width) ? [-EDGE_TO_EDGE / 2] : steps(width);
  const lines = isLong(height) ? [-EDGE_TO_EDGE / 2] : steps(height);
  const path = lines
    .flatMap((top) => columns.flatMap((left) => shapes.map(({ x, y, shape }) => `M${left + x} ${top + y}${shape}`)))
    .join("");
  const paint = stroke === undefined ? `fill="${color}"` : `fill="none" stroke="${color}" stroke-width="${stroke}"`;
  return `<path ${paint}${opacity === undefined ? "" : ` opacity="${opacity}"`} d="${path}"/>`;
}

/**
 * Returns the pattern over a square paper of this size. It is written as plain paths: SVG's own patterns take ten times as long to draw.
 */
export function drawPattern(name: PatternName, { color, turn, scale }: PatternLay, size: number): string {
  const reach = (size * Math.SQRT1_2) / scale;
  const drawn = REPEATS[name].map((repeat) => drawRepeat(repeat, color, reach)).join("");
  return `<g transform="translate(${size / 2} ${size / 2}) rotate(${turn}) scale(${scale})">${drawn}</g>`;
}
