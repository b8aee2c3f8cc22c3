import { seededRandom, drawRibbon, type SeededRandom } from "./ribbon.ts";
import { drawEmblem, SHADOW_POOL } from "./draw-emblem.ts";
import type { Emblem } from "./emblems.ts";
import { TINTS, type Tint } from "./palette.ts";
import { drawPattern, PATTERNS_BY_GIFT_TYPE, turnsOf, type PatternName } from "./patterns.ts";

/** The side of a picture in SVG units. */
const SIZE = 600;
/** The middle of an emblem and the length of its longer side; it is smaller and lower beside a ribbon. */
const ALONE = { middle: 306, size: 316 };
const BESIDE_RIBBON = { middle: 350, size: 290 };

/** The content of a picture: the gift's slug seeds all random choices. */
export interface Still {
  slug: string;
  giftType: string;
  emblem: Emblem;
  /** The body of the emblem "ribbon", for the bow. */
  bow: string;
}

function apart(hue: number, other: number): number {
  const turn = Math.abs(hue - other) % 360;
  return Math.min(turn, 360 - turn);
}

/** Chooses one of the tints, never the one that is nearest to the emblem's own color. */
function chooseTint(hue: number | null, chance: SeededRandom): Tint {
  const choice = hue === null ? [...TINTS] : TINTS.toSorted((one, other) => apart(other.hue, hue) - apart(one.hue, hue)).slice(0, -1);
  return choice[chance.pick(choice.length)] as Tint;
}

function choosePattern(giftType: string, chance: SeededRandom): PatternName {
  const [mostly, sometimes] = PATTERNS_BY_GIFT_TYPE[giftType] ?? ["dots", "stripes"];
  return chance.pick(10) < 7 ? mostly : sometimes;
}

/** Returns the picture of a demo gift as SVG, the same every time for the same gift; `side` is its width and height in pixels. */
export function composePicture(still: Still, side: number): string {
  const chance = seededRandom(still.slug);
  const tint = chooseTint(still.emblem.hue, chance);
  const pattern = choosePattern(still.giftType, chance);
  const turns = turnsOf(pattern);
  const lay = {
    color: chance.pick(3) === 0 ? "#FFFFFF99" : tint.print,
    turn: turns[chance.pick(turns.length)] as number,
    scale: [0.85, 1, 1.2][chance.pick(3)] as number,
  };
  const ribbon = drawRibbon(still.bow, SIZE, chance);
  const { middle, size } = ribbon === null ? ALONE : BESIDE_RIBBON;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    SHADOW_POOL +
    `<path fill="${tint.ground}" d="M0 0h${SIZE}v${SIZE}H0z"/>` +
    drawPattern(pattern, lay, SIZE) +
    (ribbon ?? "") +
    drawEmblem(still.emblem, { x: middle, y: middle, size }) +
    `</svg>`
  );
}
