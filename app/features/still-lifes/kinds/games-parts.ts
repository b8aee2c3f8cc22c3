import { PIGMENTS } from "../parts/colors.ts";
import { disc, put } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";
import { box } from "../parts/solids.ts";

export function die(pen: Pen, size: number, color: string): string {
  const dot = (x: number, y: number) => disc(x * size, y * size, size * 0.08, PIGMENTS.ink);
  return (
    box(pen, color, { width: size, height: size, depth: size * 0.7, radius: size * 0.1 }) +
    dot(-0.24, -0.76) +
    dot(0, -0.5) +
    dot(0.24, -0.24) +
    dot(0.24, -0.76) +
    dot(-0.24, -0.24) +
    put(dot(0, 0), size * 0.18, -size * 1.12)
  );
}
