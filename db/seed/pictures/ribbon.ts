import { RIBBON_COLORS, type RibbonColor } from "./palette.ts";
import { createHash } from "node:crypto";

/** One picture in this many is tied with a ribbon. */
const ONE_IN = 6;
const BAND = 44;

/** Returns the bow of Fluent Emoji's "ribbon" in the ribbon's own colors. */
function drawBow(body: string, color: RibbonColor): string {
  return body.replaceAll("#f8312f", color.bow).replaceAll("#ca0b4a", color.knot);
}

/** Returns two bands that cross at the upper left with a bow on the crossing; null for most pictures. `bow` is the emblem's body. */
export function drawRibbon(bow: string, size: number, chance: SeededRandom): string | null {
  if (chance.pick(ONE_IN) !== 0) return null;
  const color = RIBBON_COLORS[chance.pick(RIBBON_COLORS.length)] as RibbonColor;
  const x = 92 + chance.pick(24);
  const y = 86 + chance.pick(14);
  const [left, top] = [x - BAND / 2, y - BAND / 2];
  return (
    `<path fill="${color.band}" d="M${left} 0h${BAND}v${size}h-${BAND}zM0 ${top}h${size}v${BAND}H0z"/>` +
    `<path fill="${color.fold}" d="M${left} 0h4v${size}h-4zM0 ${top + BAND - 4}h${size}v4H0z"/>` +
    `<g transform="translate(${x - 70} ${y - 62}) scale(4.4)">${drawBow(bow, color)}</g>`
  );
}

/** A sequence of choices that is always the same for the same text. */
export interface SeededRandom {
  /** Returns a number from 0 up to, not including, `below`. */
  pick(below: number): number;
}

/** Returns choices drawn from the hash of a text; there are 32 of them, then they repeat. */
export function seededRandom(text: string): SeededRandom {
  const bytes = createHash("sha256").update(text).digest();
  let next = 0;
  return { pick: (below) => (bytes[next++ % bytes.length] as number) % below };
}
