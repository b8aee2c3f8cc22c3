import { GIVEN_NAMES } from "../ask/roles/names.ts";
import { matchPhrases } from "../lexicon/lexicon.ts";
import { memoize } from "../memo.ts";

/** Surnames that say, in lower case, what somebody does or likes. */
const TOPICAL = new Set(
  "archer baker barber bowman brewer brewster butcher carpenter chandler coach cook cooper dyer falconer farmer fisher fletcher forester foster fowler gardiner gardner glover harper hunter king knight mason miller painter parker piper player porter potter ranger rider saddler sadler sailor shepherd singer skinner smith spinner tanner taylor thatcher trapper turner tyler walker weaver webster wright".split(
    " ",
  ),
);
/** First names that tell of a surname's work when they stand before it: "Star Baker", "Ginger Cook". */
const EPITHETS = new Set(
  "star ace king prince duke major honey cookie candy pepper ginger sage basil rosemary chip summer autumn goldie penny".split(" "),
);
/** What stands after a surname in the names of houses and firms. */
const HOUSES =
  "Street|Lane|Road|Row|Hill|Farms?|Creek|Ridge|Valley|Green|House|Brothers|Bros|Sons|Daughters|Co|Company|Studios?|Goods|Supply|Works";

const WORD = "\\p{Lu}\\p{Ll}+";
const END = "(?![\\p{L}'’-])";
const LEADING = new RegExp(`^(${WORD})(?: (?:&|and|\\+) (${WORD})| (${WORD})|(-)${WORD})${END}`, "u");
const FIRM = new RegExp(`^(${WORD}) (?:(?:&|and) )?(?:${HOUSES})\\.?${END}`, "u");
const MAKER = new RegExp(`(?:,? \\bby) ((?:${WORD} (?:& )?){0,2}${WORD})\\s*$`, "u");

const isSurname = (word: string) => TOPICAL.has(word.toLowerCase());
const isFirstName = (word: string) => GIVEN_NAMES.has(word.toLowerCase()) && !EPITHETS.has(word.toLowerCase());

/**
 * Returns a gift's name without its brand and without people's names that stand in it like one: "Baker & Fisher wallet" is for no baker. "Baker
 * apron" is: a surname alone may as well be what somebody does.
 */
export function nameWithoutBrands(name: string, brandName: string | null): string {
  const own = withoutBrand(name, brandName);
  const start = leadingBrandOf(own);
  const rest = own.slice(start.length).trim();
  const core = rest === "" ? own : rest;
  const maker = MAKER.exec(core);
  return maker !== null && (maker[1] ?? "").split(/[ &]+/).some(isSurname) ? core.slice(0, maker.index) : core;
}

/** Returns a text without a gift's brand, where that is no topic of its own. */
export function withoutBrand(text: string, brandName: string | null): string {
  const brand = brandName?.trim() ?? "";
  if (brand === "" || !text.toLowerCase().includes(brand.toLowerCase()) || isTopic(brand)) return text;
  const escaped = brand.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const without = text
    .replace(new RegExp(`(?:\\bby )?(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])(?:['’]s)?`, "giu"), ", ")
    .replace(/^[\s,]+|[\s,|]+$/g, "");
  return without.trim() === "" ? text : without;
}

function leadingBrandOf(name: string): string {
  const firm = FIRM.exec(name);
  if (firm !== null && isSurname(firm[1] ?? "")) return firm[0];
  const [whole = "", first = "", partner, second, hyphen] = LEADING.exec(name) ?? [];
  if (hyphen !== undefined) return isSurname(first) ? whole : "";
  if (partner !== undefined) {
    const isPair = isSurname(first) ? isSurname(partner) || isFirstName(partner) : isFirstName(first) && isSurname(partner);
    return isPair ? whole : "";
  }
  return second !== undefined && isSurname(second) && (isFirstName(first) || isSurname(first)) ? whole : "";
}

/** True for a brand that people like for itself, as the lexicon names it ("LEGO"), and not for what a surname does ("Fisher"). */
const isTopic = memoize(
  (brand) => !brand.split(" ").every(isSurname) && matchPhrases(brand, { in: "gift" }).some(({ words }) => words.length === brand.length),
  { kind: "brand", most: 1000, longest: 60 },
);
