import { lexicon } from "../../lexicon/lexicon.ts";
import { coreOfName } from "../../read/core-name.ts";
import { derivation } from "../../read/derived.ts";

/**
 * Things that are named after whatever they look or taste like: a "Garden of rainbow cupcakes" is for who likes cakes. What stands before such a
 * word in a gift's name is a flavor, a motif or a fancy, and says nothing of anybody's likings.
 */
interface Showpiece {
  words: RegExp;
  /** Words after which it is a thing of another sort: "cake stand", "flower press". */
  interests: readonly string[];
}

const NOT_ITSELF =
  "(?![ -](?:stands?|pans?|tins?|mou?lds?|kits?|sets? for|toppers?|mix(?:es)?|slicers?|servers?|books?|cookbooks?|knives|knife|boards?|decorat\\w+|making|maker|presses|press|pots?|seeds?|bulbs?|frames?|boxes? for|jars?|cutters?|carriers?|candles?|soaps?|earrings?|necklaces?|mugs?|socks?|shirts?|prints?|puzzles?))";

const FOOD = [
  "gourmet-food",
  "snacks-sweets",
  "chocolate-lover",
  "baking",
  "cake-decorating",
  "ice-cream",
  "hosting",
  "party",
  "breakfast",
  "coffee",
  "tea",
  "hot-drinks",
  "healthy-eating",
  "vegan-cooking",
];
const FLOWERS = ["flowers", "home-styling", "romance-together", "plants-mood"];

const SHOWPIECES: readonly Showpiece[] = [
  {
    words: new RegExp(
      `\\b(?:cakes?|cupcakes?|gateau[sx]?|gatuex|brownies?|blondies?|nougats?|cheesecakes?|pavlovas?|pastr(?:y|ies)|truffles?|pralines?|bonbons?|fudge|cookies?|macarons?|swiss rolls?|doughnuts?|donuts?|eclairs?)\\b${NOT_ITSELF}`,
      "i",
    ),
    interests: FOOD,
  },
  {
    words: new RegExp(
      `\\b(?:bouquets?|(?:flower|floral|rose|vase|fruit) arrangements?|arrangement|wreaths?|\\d+ (?:[a-z]+ )?(?:roses|lilies|carnations|gerberas|chrysanthemums|orchids|tulips|sunflowers))\\b${NOT_ITSELF}`,
      "i",
    ),
    interests: FLOWERS,
  },
];
const NONE: Excludes = { excludes: () => false };

interface Excludes {
  /** True for an interest for which the gift is not, whatever its name says. */
  excludes(interest: string): boolean;
}

/** Returns which interests a gift is not for, as it is a cake, a bouquet or the like. */
export const showpieceOf = derivation(({ profile: { name } }): Excludes => {
  const core = coreOfName(name);
  const shown = SHOWPIECES.filter(({ words }) => words.test(core));
  if (shown.length === 0) return NONE;
  const suits = new Set(shown.flatMap(({ interests }) => interests));
  return {
    excludes: (id) => !suits.has(id) && !(lexicon().interestById.get(id)?.broader ?? []).some((wider) => suits.has(wider)),
  };
});
