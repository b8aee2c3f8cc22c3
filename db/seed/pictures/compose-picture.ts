import { type Chance, chanceOf } from "./chance.ts";
import { type Emblem, EMBLEM_GRID, SHADOW_GRID } from "./emblems.ts";
import { TINTS, type Tint } from "./palette.ts";
import { drawPattern, PATTERNS_BY_GIFT_TYPE, type PatternName, turnsOf } from "./patterns.ts";
import { drawRibbon } from "./ribbon.ts";

/** The side of a picture in SVG units. */
const SIZE = 600;
/** Where an emblem's middle lies and how long its longer side is; beside a ribbon it makes room. */
const ALONE = { middle: 306, size: 316 };
const BESIDE_RIBBON = { middle: 350, size: 290 };

/** What a picture shows: the gift's slug decides everything that is left to chance. */
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

/** One of the tints, never the one that is nearest to the emblem's own colour. */
function chooseTint(hue: number | null, chance: Chance): Tint {
  const choice = hue === null ? [...TINTS] : TINTS.toSorted((one, other) => apart(other.hue, hue) - apart(one.hue, hue)).slice(0, -1);
  return choice[chance.pick(choice.length)] as Tint;
}

function choosePattern(giftType: string, chance: Chance): PatternName {
  const [mostly, sometimes] = PATTERNS_BY_GIFT_TYPE[giftType] ?? ["dots", "stripes"];
  return chance.pick(10) < 7 ? mostly : sometimes;
}

/** The emblem upright on a soft pool of shadow; the middle of its ink lies at `middle` on both axes. */
function drawEmblem(emblem: Emblem, middle: number, size: number): string {
  const [width, height] = [emblem.right - emblem.left, emblem.bottom - emblem.top];
  const scale = size / Math.max(width, height);
  const x = middle - (emblem.left + width / 2) * scale;
  const y = middle - (emblem.top + height / 2) * scale;
  const ground = y + emblem.bottom * scale;
  const reach = ((SHADOW_GRID - EMBLEM_GRID) / 2) * scale;
  return (
    `<ellipse cx="${middle}" cy="${ground + 10}" rx="${Math.max(width * scale * 0.46, 70)}" ry="17" fill="url(#pool)"/>` +
    `<image opacity=".2" x="${x - reach}" y="${y - reach + 16}" width="${SHADOW_GRID * scale}" height="${SHADOW_GRID * scale}" href="${emblem.shadow}"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale})">${emblem.body}</g>`
  );
}

/** The picture of a demo gift as SVG, the same every time for the same gift; `side` is its width and height in pixels. */
export function composePicture(still: Still, side: number): string {
  const chance = chanceOf(still.slug);
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
    `<defs><radialGradient id="pool"><stop offset="0" stop-color="#2B2218" stop-opacity=".3"/><stop offset=".6" stop-color="#2B2218" stop-opacity=".16"/><stop offset="1" stop-color="#2B2218" stop-opacity="0"/></radialGradient></defs>` +
    `<path fill="${tint.ground}" d="M0 0h${SIZE}v${SIZE}H0z"/>` +
    drawPattern(pattern, lay, SIZE) +
    (ribbon ?? "") +
    drawEmblem(still.emblem, middle, size) +
    `</svg>`
  );
}
