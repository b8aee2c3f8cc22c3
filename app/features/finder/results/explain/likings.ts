import type { Brief, GiftReading, Understood } from "../../types.ts";
import { lexicon, matchPhrases } from "../../lexicon/lexicon.ts";
import { stemsOf } from "../../lexicon/words.ts";
import { namesPhrase } from "../../read/gift-words.ts";
import { isBeside, isCalledSo, isForInterest, isInName, isPartOf, isTaggedAs } from "./claims.ts";
import { isDoneOrNoted } from "./deeds-said.ts";
import type { Fact } from "./facts.ts";
import { isForPart, namesAll, narrowWordsOf } from "./narrow-words.ts";
import { type LikingNoun, nounOf } from "./nouns.ts";

/** A liking of the person that a gift is for, as people have tagged it or as its own words say. */
export interface ServedLiking extends LikingNoun {
  id: string;
  /** True where the gift's name speaks of it. */
  isInName: boolean;
  /** True where the gift's name calls it by its own name. */
  isCalledSo: boolean;
  /** True where the name speaks of something else too, that editors have tagged the gift with. */
  isBeside: boolean;
  /** Words of the request for only a part of it, which the clause must have; none where the whole was said, or the gift's name has them. */
  narrow: readonly string[];
}

/** Returns the likings of the brief that a gift is for, in the brief's order; of one and its part ("baking", "bread") only the part. */
export function likingsServed(reading: GiftReading, brief: Brief): ServedLiking[] {
  if (isForOthers(reading, brief)) return [];
  const isUnseen = brief.situations.some(({ value }) => value === "blind");
  const served = brief.interests
    .filter(
      (part) =>
        !(isUnseen && SEEN.has(part.value)) &&
        isStated(part, brief, reading) &&
        !isOfOnly(part, brief) &&
        isForInterest(reading, part.value) &&
        !isForPart(part.value, reading.profile.name, `${brief.text} ${part.words}`),
    )
    .flatMap(({ value, words }) => {
      const noun = nounOf(value);
      if (noun === null || !hasOneOf(noun.literal, reading) || !isStatedIn(noun.literal, words)) return [];
      const narrow = narrowWordsOf(words, value, noun);
      return [
        {
          ...noun,
          id: value,
          isInName: isInName(reading, value),
          isCalledSo: isCalledSo(reading, value),
          isBeside: isBeside(reading, value),
          narrow: namesAll(reading.profile.name, narrow) ? [] : narrow,
        },
      ];
    });
  return served.filter(({ id }) => !served.some((other) => other.id !== id && isPartOf(other.id, id)));
}

/** What somebody who cannot see has loved: a light for a page is no help. */
const SEEN: ReadonlySet<string> = new Set(
  "reading puzzles crosswords writing drawing painting watercolor embroidery sewing photography movies-tv mystery-novels birdwatching astronomy".split(
    " ",
  ),
);

/** True for the cooking of "cooks Korean food", which is a liking for that alone. Whatever is read, a book is a book. */
function isOfOnly({ value, words, source }: Understood<string>, { text, interests }: Brief): boolean {
  if (source === "form" || words === "") return false;
  if (value === "reading") return READS_ELSE.test(text);
  if (value === "cooking" && COOKS_ONLY.test(text)) return true;
  const said = text.toLowerCase();
  return interests.some((other) => {
    if (other.value === value || other.words === "") return false;
    const [whole, part] = [words.toLowerCase(), other.words.toLowerCase()];
    // "Makes candles" is no love of candles.
    return part.startsWith(`${whole} `) || part.endsWith(` ${whole}`) || said.includes(`${whole} ${part}`);
  });
}

/** A kitchen of one country. */
const COOKS_ONLY =
  /\bcook(?:s|ing|ed)? (?:only |mostly |real |proper )?(?:[A-Z][a-z]{2,}|thai|vietnamese|indian|korean|chinese|japanese|italian|mexican|french|greek|turkish|persian|spanish|lebanese|ethiopian|creole|cajun)\b/;

const READS_ELSE =
  /\bread(?:s|ing)? (?:the |his |her |their )?(?:[a-z]+ )?(?:news\w*|papers?|magazines?|mail|minds?|tarot|palms?|maps?|tea leaves|lips|blogs?|reddit)\b/i;

const hasOneOf = (words: readonly string[], reading: GiftReading) =>
  words.length === 0 || words.some((word) => namesPhrase(reading, stemsOf(word)));

/** True where the request has one of the words as well: who likes essential oils is no candle lover. What was chosen has no words. */
const isStatedIn = (literal: readonly string[], words: string) =>
  literal.length === 0 ||
  words === "" ||
  stemsOf(words).some((said) => literal.flatMap((word) => stemsOf(word)).some((stem) => isAkin(said, stem)));

/** Occasions whose things are for nothing else. */
const BOUND: ReadonlySet<string> = new Set(
  "wedding bridal-shower baby-shower new-baby christening graduation retirement hanukkah diwali easter halloween".split(" "),
);

/** Words of a name for people who do something, before the last of them: "for hard-working gardeners". */
const FOR_DOERS = /\bfor (?:[a-z-]+ )?$/i;
const DOERS = /(?:ers|ists|lovers|fans)$/i;

/** Animals whose things are for people who have one. */
const PETS = ["cats", "dogs"];

/** In years: whose things are nobody else's. */
const SMALL = 8;

/** True where a gift is for people, an occasion or a pet that nobody spoke of: a wedding album, for anyone who takes pictures. */
function isForOthers(reading: GiftReading, { person, occasion, interests, age }: Brief): boolean {
  const isSpokenOf = (pet: string) => interests.some(({ value }) => value === "animals" || isPartOf(value, pet));
  const isForSmallOnes = reading.age !== null && reading.age.max <= SMALL && (age === null || age.value.min > reading.age.max);
  return (
    isForSmallOnes ||
    PETS.some((pet) => isTaggedAs(reading, { interest: { [pet]: 1 } }) && !isSpokenOf(pet)) ||
    matchPhrases(reading.profile.name, { in: "gift" }).some(
      ({ kind, id, from, start, words }) =>
        (kind === "interest" &&
          DOERS.test(words) &&
          FOR_DOERS.test(reading.profile.name.slice(0, start)) &&
          !interests.some(({ value }) => isPartOf(value, id) || isPartOf(id, value))) ||
        (((kind === "person" && from === "synonym") || (kind === "occasion" && BOUND.has(id))) &&
          id !== person?.value &&
          id !== occasion?.value),
    )
  );
}

/** True where a clause speaks of a liking or of one of its things. */
export const speaksOf = ({ interests }: Fact, id: string) => [...interests].some((other) => isPartOf(other, id));

/**
 * True for what was said or chosen. A guess counts where its words are a form of the liking's name ("a runner"), or where the gift's own
 * text repeats them, and where the text leaves it the person's: no dog of ours, nothing that they cannot do or should do less.
 */
function isStated({ source, words, value }: Understood<string>, { text }: Brief, reading: GiftReading): boolean {
  if (source === "form") return true;
  const before = textBefore(text, words);
  if (DENIALS.test(before) || MISSED.test(before)) return false;
  if (SHOWN.has(value) && PICTURED.test(before)) return false;
  if (value === "writing" && !WRITES.test(words)) return false;
  if (WORKED_ON.test(before) || (IN_SERVICE.test(before) && DOER.test(words))) return false;
  if (source === "text") return !(value === "watches" && WATCHES_SOMETHING.test(text)) && (value !== "gadgets" || LIKES_THEM.test(text));
  if (words === "" || PASSING.has(value) || TURNED.test(text) || OTHERS.test(before) || !isDoneOrNoted(text, words)) return false;
  const entry = lexicon().interestById.get(value);
  const names = stemsOf(entry?.name ?? "");
  const known = new Set([entry?.name ?? "", ...(entry?.synonyms ?? [])].flatMap((said) => stemsOf(said)).filter((stem) => stem.length > 2));
  return stemsOf(words).some(
    (stem) => known.has(stem) || names.some((name) => isAkin(stem, name)) || (stem.length > 2 && namesPhrase(reading, [stem])),
  );
}

/** Likings whose words mostly mean something else in passing: food that was brought, a desk, fresh air, something sweet. */
const PASSING: ReadonlySet<string> = new Set(
  "travel fashion painting movies-tv quirky blacksmithing gourmet-food home-office desk-setup nature organizing mythology watches gadgets snacks-sweets music".split(
    " ",
  ),
);
const WATCHES_SOMETHING = /\bwatches (?!(?:and|or)\b)[a-z]/i;
/** "Desk stuff, tech" asks for gadgets, and does not say that anybody likes them. */
const LIKES_THEM =
  /\b(?:lov\w+|likes?|enjoys?|into|fan|nerd|geek|buff|freak|lover|guy|gal|person|mad|crazy|obsessed|enthusiast|junkie|techy|techie)\b/i;
/** Who photographs every cat need not have one, and who carves birds need not feed any. */
const PICTURED = /\b(?:photograph|draw|paint|sketch|film|carv|whittl|sculpt|embroider|crochet|knit)(?:e|t)?(?:s|ed|ing)?\b[^.!?;]*$/i;
const SHOWN: ReadonlySet<string> = new Set(
  "dogs cats birdwatching owls horses animals wild-animals small-pets reptiles fish-aquarium insects butterflies flowers trees".split(" "),
);
/** Somebody who does crosswords in pen is no writer. */
const WRITES = /writ|author|novel|stor(?:y|ies)|diar|journal|blog|scribbl/i;
/** What somebody should do less is no liking to feed. */
const TURNED = /\b(?:wants? (?:him|her|them) to|get(?:ting)? (?:him|her|them) (?:off|away|out)|too much|instead of|less time|away from)\b/i;
/** Before a word they say that it is not so, or not any more. */
const DENIALS =
  /\b(?:used to(?: be)?|former|not|no|never|cannot|cant|can['’]t|doesn['’]?t|don['’]?t|isn['’]?t|hates?|swears? like an?|(?:forgets?|forgot)(?: to \w+)?|kill(?:s|ed|ing)?|neglect(?:s|ed|ing)?|ruin(?:s|ed|ing)?|abandon(?:s|ed|ing)?)(?: \w+)?\s*$/i;
/** What somebody cannot have or do for now is no help: "pregnant, misses sushi and running". */
const MISSED = /\bmiss(?:es|ing)?\b[^.!?;]*$/i;
/** Who fixes bikes need not ride them. */
const WORKED_ON = /\b(?:fix(?:es|ed|ing)?|repair(?:s|ed|ing)?|restor(?:es|ed|ing)|sell(?:s|ing)?|deliver(?:s|ed|ing)?)(?: \w+)?\s*$/i;
/** "Our gardener" works there, and need not garden for fun. */
const IN_SERVICE = /\b(?:our|my)\s*$/i;
const DOER = /^[a-z]+ers?$/i;
/** Before a word they say that it is somebody else's, unless they like it: the dog that was minded, and "loves the sea". */
const OTHERS = /(?<!\b(?:loves?|likes?|adores?|enjoys?|plays?|into|about|in|by|of) )\b(?:the|our|my)\s*$/i;

function textBefore(text: string, words: string): string {
  const at = words === "" ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  return at === -1 ? "" : text.slice(Math.max(0, at - 60), at);
}

function isAkin(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, 4);
  return length >= 3 && one.slice(0, length) === other.slice(0, length);
}
