import type { TaxonomyValue } from "./taxonomy-value.ts";

const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Returns the values that have all typed words in their name, slug or description, ignoring accents and case; their order stays. */
export function findValues<Value extends Pick<TaxonomyValue, "name" | "slug" | "description">>(
  values: readonly Value[],
  typed: string,
): Value[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return values.filter(({ name, slug, description }) => {
    const text = fold(`${name}\n${slug}\n${description}`);
    return words.every((word) => text.includes(word));
  });
}
