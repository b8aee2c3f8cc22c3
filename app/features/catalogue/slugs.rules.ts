/** Long enough for any name worth reading in an address, and short enough for a suffix. */
const MAX_LENGTH = 200;

/** Letters that do not come apart into a plain letter and an accent. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i", ħ: "h" };

/** A text without accents, in lower case: "Crème Brûlée" → "creme brulee". */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłıħ]/g, (letter) => LETTERS[letter] as string);
}

/**
 * The slug of a gift, category, tag or post: lower case, accents and everything but letters, digits, underscores, spaces and hyphens
 * removed, runs of spaces and hyphens one hyphen. At most 200 characters; "gift" where nothing is left.
 */
export function makeSlug(text: string): string {
  const slug = foldText(text)
    .replace(/[^a-z0-9_\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .slice(0, MAX_LENGTH + 1)
    .replace(/^-|-$/g, "")
    .slice(0, MAX_LENGTH)
    .replace(/-$/, "");
  return slug === "" ? "gift" : slug;
}

/** True when something of the text can stand in a slug; of "日本" nothing can. */
export function isSluggable(text: string): boolean {
  return /[a-z0-9_]/.test(foldText(text));
}

/** The slug itself, or with the first of `-2`, `-3`, … that is not taken. */
export function nextFreeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  let number = 2;
  while (isTaken(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** True when `slug` is what `wanted` becomes where it is taken: "mug-2" for "mug". */
export function isSuffixedSlug(slug: string, wanted: string): boolean {
  return slug === wanted || (slug.startsWith(`${wanted}-`) && /^[1-9]\d*$/.test(slug.slice(wanted.length + 1)));
}
