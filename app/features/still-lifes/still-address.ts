import { seededChoice } from "./composition/seeded-choice.ts";
import { kindOfGift, widerKind, WIDEST_KIND } from "./kind-of-gift.ts";
import { KINDS, type KindName } from "./kinds/all-kinds.ts";
import type { Kind } from "./kinds/kind.ts";
import { type ColorName, PIGMENTS, distance } from "./parts/colors.ts";

/**
 * The folder of the drawings of gifts without a picture. A stored picture never changes under its name, so when they are redrawn the number
 * goes up.
 */
export const STILL_FOLDER = "stills-1";
/** The folder of covers of up to three drawings; they are not stored, since there are too many possible ones. */
export const COLLAGE_FOLDER = "collages-1";

/** How many arrangements of each kind and color there are. */
const ARRANGEMENTS = 4;
const MAX_IN_COLLAGE = 3;

/** A drawing as its address names it. */
export interface StillName {
  kind: KindName;
  color: ColorName;
  arrangement: number;
}

/** Words of names that stand for a color. */
const COLOR_WORDS: Readonly<Record<string, ColorName>> = {
  amber: "amber",
  aqua: "turquoise",
  beige: "oat",
  black: "black",
  blue: "blue",
  brass: "brass",
  bronze: "bronze",
  brown: "brown",
  burgundy: "burgundy",
  charcoal: "charcoal",
  copper: "copper",
  coral: "coral",
  cream: "cream",
  gold: "gold",
  golden: "gold",
  gray: "gray",
  green: "green",
  grey: "gray",
  ivory: "cream",
  lavender: "lilac",
  lilac: "lilac",
  maroon: "burgundy",
  mint: "mint",
  mustard: "marigold",
  navy: "navy",
  oak: "oak",
  olive: "olive",
  orange: "orange",
  pink: "pink",
  plum: "plum",
  purple: "purple",
  red: "red",
  rose: "blush",
  rust: "rust",
  sage: "sage",
  silver: "silver",
  steel: "steel",
  tan: "tan",
  teal: "teal",
  terracotta: "terracotta",
  turquoise: "turquoise",
  violet: "purple",
  walnut: "walnut",
  white: "white",
  yellow: "yellow",
};

function nearestColor(color: string, colors: readonly ColorName[]): ColorName {
  return colors.reduce((best, name) => (distance(PIGMENTS[name], color) < distance(PIGMENTS[best], color) ? name : best));
}

function colorOf(name: string, kind: Kind): ColorName | null {
  for (const word of name.toLowerCase().split(/[^a-z]+/)) {
    const said = Object.hasOwn(COLOR_WORDS, word) ? COLOR_WORDS[word] : undefined;
    if (said !== undefined) return nearestColor(PIGMENTS[said], kind.colors);
  }
  return null;
}

const slugOf = (kind: KindName): string => kind.replaceAll(" ", "-");
const kindBySlug = new Map(Object.keys(KINDS).map((kind) => [slugOf(kind), kind]));

const write = ({ kind, color, arrangement }: StillName): string => `${slugOf(kind)}_${color}_${arrangement}`;

/** Returns a gift's drawing: of the kind that its name tells, in the color that it says, or one of the kind's own; the same every time. */
export function stillOfGift({ id, name }: { id: string; name: string }): StillName {
  const kind = kindOfGift(name);
  const drawn = KINDS[kind] as Kind;
  const chance = seededChoice(id);
  const own = chance.of(drawn.colors);
  return { kind, color: colorOf(name, drawn) ?? own, arrangement: chance.pick(ARRANGEMENTS) };
}

/** Returns the path of a gift's picture: its own, or where it has none its drawing's. */
export function pictureOfGift(gift: { id: string; name: string; image: string | null }): string {
  return gift.image ?? `/media/${STILL_FOLDER}/${write(stillOfGift(gift))}`;
}

/** Returns an image's address where it is a picture of its own, and null where it is a drawing. */
export function ownImage(image: string | null): string | null {
  return image?.startsWith(`/media/${STILL_FOLDER}/`) ? null : image;
}

/** Reads the end of a drawing's path; null where there is no such drawing. */
export function readStillName(text: string): StillName | null {
  const [kindText = "", color = "", arrangement = "", ...rest] = text.split("_");
  const kind = kindBySlug.get(kindText);
  if (rest.length > 0 || kind === undefined) return null;
  const known = (KINDS[kind] as Kind).colors.find((name) => name === color);
  if (known === undefined || !/^\d$/.test(arrangement) || Number(arrangement) >= ARRANGEMENTS) return null;
  return { kind, color: known, arrangement: Number(arrangement) };
}

/**
 * Returns the path of a picture (3:2) for something that stands for several gifts, such as a collection: up to three of their drawings, of
 * different kinds, on one table. It is drawn at the first request.
 */
export function coverOfGifts(gifts: readonly { id: string; name: string }[]): string {
  const stills = gifts.map(stillOfGift);
  const apart = stills.filter(({ kind }, index) => stills.findIndex((other) => other.kind === kind) === index);
  const shown = apart.toSorted((one, other) => suitability(other.kind) - suitability(one.kind)).slice(0, MAX_IN_COLLAGE);
  return `/media/${COLLAGE_FOLDER}/${(shown.length === 0 ? [{ kind: WIDEST_KIND, color: "sage", arrangement: 0 } as const] : shown).map(write).join(".")}`;
}

/** Returns the square picture for a cover: of one of several drawings the first, of any other the cover itself. */
export function squareOfCover(image: string): string {
  const [, first] = new RegExp(`^/media/${COLLAGE_FOLDER}/([^.]+)`).exec(image) ?? [];
  return first === undefined ? image : `/media/${STILL_FOLDER}/${first}`;
}

/** What stands suits a table best, and what lies or hangs less; a wrapped gift says nothing. */
function suitability(kind: KindName): number {
  const certainty = kind === WIDEST_KIND ? 0 : widerKind(kind) === WIDEST_KIND ? 1 : 2;
  return certainty > 0 && (KINDS[kind] as Kind).view === "standing" ? certainty + 2 : certainty;
}

/** Reads the end of a cover's path; null where there is no such cover. */
export function readCollage(text: string): StillName[] | null {
  const stills = text.split(".").map(readStillName);
  return stills.length > MAX_IN_COLLAGE || stills.includes(null) ? null : (stills as StillName[]);
}
