/** Words that tell variants of one product apart, and words that say nothing. */
const VARIANT_WORDS = new Set(
  (
    "a an the and or in of with for from by to " +
    "black white gray grey silver gold golden red blue navy green teal olive sage yellow mustard orange rust pink rose purple plum lilac brown tan beige cream ivory natural charcoal turquoise multicolor " +
    "small medium large extra xs s m l xl xxl mini big tiny petite regular classic new " +
    "pack packs set sets piece pieces count pcs color colors colour size sizes"
  ).split(" "),
);
/** A number with its unit: "12 oz", "30cm", "6-pack". A number alone may be another product's. */
const MEASURES =
  /\b\d+(?:[.,]\d+)?[\s-]?(?:oz|ounces?|fl|ml|cl|l|liters?|lbs?|g|kg|grams?|in|inch(?:es)?|cm|mm|ft|feet|foot|yards?|pack|packs|pieces?|pcs|count|ct|x)\b|\b(?:pack|set)\s+of\s+\w+/g;
/** From this share of common words on, two names mean one product. */
const TWIN_FROM = 0.8;
/** A name of at least so many words that are all in another one means the same product, which the other says more of. */
const CONTAINED_FROM = 3;

/** Returns the words of a name that say which product it is. */
function tellingWords(name: string): Set<string> {
  const words =
    name
      .toLowerCase()
      .replace(MEASURES, " ")
      .match(/[\p{L}\p{N}’']+/gu) ?? [];
  return new Set(words.filter((word) => !VARIANT_WORDS.has(word)));
}

/** What says in the address of a store's page which variant is meant, or who has linked there. */
const VARIANT_PARAMETERS = /([?&])(?:variant|colou?r|size|tag|ref|utm_[a-z]+)=[^&]*/gi;

const pageOf = (storeUrl: string) =>
  storeUrl
    .replace(/#.*$/, "")
    .replace(VARIANT_PARAMETERS, "$1")
    .replace(/[?&]+$/, "");

/** What is known of a gift that may be a variant of another. */
export interface PossibleTwin {
  name: string;
  storeUrl: string | null;
}

/** Creates the function that says whether a gift is this one in another color or size: same page of a store, or same name but for that. */
export function twinOf(gift: PossibleTwin): (other: PossibleTwin) => boolean {
  const words = tellingWords(gift.name);
  const page = gift.storeUrl === null ? null : pageOf(gift.storeUrl);
  return (other) => {
    if (page !== null && other.storeUrl !== null && page === pageOf(other.storeUrl)) return true;
    const others = tellingWords(other.name);
    let shared = 0;
    for (const word of words) if (others.has(word)) shared++;
    const isContained = shared >= CONTAINED_FROM && shared === Math.min(words.size, others.size);
    return isContained || (shared > 0 && shared / (words.size + others.size - shared) >= TWIN_FROM);
  };
}

/** Returns at most `limit` of these gifts, of each one and its twins the first, and none that is a twin of one of `beside`. */
export function pickWithoutTwins<Gift extends PossibleTwin>(
  gifts: readonly Gift[],
  limit: number,
  beside: readonly PossibleTwin[] = [],
): Gift[] {
  const picked: Gift[] = [];
  const twins = beside.map(twinOf);
  for (const gift of gifts) {
    if (picked.length === limit) break;
    if (twins.some((isTwin) => isTwin(gift))) continue;
    picked.push(gift);
    twins.push(twinOf(gift));
  }
  return picked;
}
