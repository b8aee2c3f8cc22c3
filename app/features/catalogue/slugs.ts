/** The limit is long enough for any name worth reading in an address, and leaves room for a suffix. */
const MAX_LENGTH = 200;

/** Unicode does not decompose these letters into a plain letter and an accent. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i", ħ: "h" };

/** Returns a text without accents, in lower case: "Crème Brûlée" → "creme brulee". */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłıħ]/g, (letter) => LETTERS[letter] as string);
}

/**
 * Returns the slug of a gift, category, tag or post: in lower case, without accents, with only letters, digits, underscores and hyphens,
 * and one hyphen for each run of spaces and hyphens. It has at most 200 characters, and is "gift" where nothing is left.
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

/** Returns true when a slug can represent something of the text; of "日本" it can represent nothing. */
export function isSluggable(text: string): boolean {
  return /[a-z0-9_]/.test(foldText(text));
}

/** Returns the slug itself, or with the first of `-2`, `-3`, … that is not taken. */
export function nextFreeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  let number = 2;
  while (isTaken(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** Returns true when `slug` is `wanted` or its numbered variant: "mug-2" for "mug". */
export function isSuffixedSlug(slug: string, wanted: string): boolean {
  return slug === wanted || (slug.startsWith(`${wanted}-`) && /^[1-9]\d*$/.test(slug.slice(wanted.length + 1)));
}
