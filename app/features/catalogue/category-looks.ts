import { findEmoji } from "#app/ui/emoji-code.ts";
import { CATEGORY_ICONS, CATEGORY_TINTS, type CategoryTint, DEFAULT_CATEGORY_ICON } from "./category-icons.ts";
import type { Category } from "./types.ts";

/** Returns the icon of a category, one emoji: the stored one, else a guess from the words of its slug or name, else a wrapped gift. */
export function findCategoryIcon({ icon, slug, name }: Pick<Category, "icon" | "slug" | "name">): string {
  const stored = findEmoji(icon ?? "");
  if (stored !== null) return stored;
  for (const text of [slug, name]) {
    const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    const guess = CATEGORY_ICONS.find(([keywords]) => keywords.some((keyword) => words.some((word) => isForm(word, keyword))));
    if (guess !== undefined) return guess[1];
  }
  return DEFAULT_CATEGORY_ICON;
}

/** Returns true for a word and its plural or possessive: "mom", "moms". */
function isForm(word: string, keyword: string): boolean {
  return word === keyword || word === `${keyword}s`;
}

/** Text in the ink color stays easy to read on any ground with at least this contrast ratio; the site's own tints exceed it. */
const MIN_CONTRAST_WITH_INK = 11;
const INK_LUMINANCE = 0.0119;
/** The share of a strong color that remains when it is mixed into white. */
const TINT_STRENGTH = 0.18;

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** Returns the WCAG 2 relative luminance of a hex color. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns a background for text from a stored hex color: the color itself when it is pale, else a tint of it. Null for a text that is no
 * hex color.
 */
export function tintColor(color: string | null): string | null {
  if (color === null || !/^#[0-9a-f]{6}$/i.test(color)) return null;
  if ((luminance(color) + 0.05) / (INK_LUMINANCE + 0.05) >= MIN_CONTRAST_WITH_INK) return color.toLowerCase();
  const mixed = channels(color).map((channel) => Math.round(255 - (255 - channel) * TINT_STRENGTH));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The channels of the tint of white in the dark scheme, and how much more of its hue a dark tint needs. */
const DARK_GROUND = 58;
const DARK_HUE_STRENGTH = 1.2;

/** Returns the background of the dark scheme for a pale one: dark, of the same hue, with at least 7:1 to its text. */
export function darkTintColor(pale: string): string {
  const found = channels(pale);
  const most = Math.max(...found);
  const dark = found.map((channel) => Math.round(Math.max(DARK_GROUND - (most - channel) * DARK_HUE_STRENGTH, 20)));
  return `#${dark.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns one of the site's tints for a category without a color; the same slug always gets the same tint. */
export function pickTint(slug: string): CategoryTint {
  let sum = 0;
  for (const character of slug) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return CATEGORY_TINTS[sum % CATEGORY_TINTS.length] ?? CATEGORY_TINTS[0];
}
