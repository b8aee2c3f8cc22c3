import type { Brief, GiftReading } from "../../types.ts";
import { lexicon, matchPhrases } from "../../lexicon/lexicon.ts";
import { stemsOf } from "../../lexicon/words.ts";
import { derivation } from "../../read/derived.ts";
import { CLAIM_WORDS, FOREIGN_WORDS, RUDE_WORDS } from "../reason-words.ts";

/** Lengths of a fact in characters: shorter says nothing, longer is not read on a card. */
const SHORTEST = 18;
const LONGEST = 104;
/** A part of a sentence stands by itself from this length on. */
const SHORTEST_PART = 32;

/** A statement of the gift's own text that may stand in a reason, in its words. */
interface Fact {
  text: string;
  stems: ReadonlySet<string>;
  worth: number;
  people: readonly string[];
  /** True where it says what the gift is or does, and not how one of its parts is made. */
  isTelling: boolean;
}

/**
 * Returns the statement of the gift's own text that says most to a person: best one that has a word of `about` (stems), else one that says
 * what the gift is or does. Null where the text has nothing but measures, care and praise.
 */
export function factOf(reading: GiftReading, about: ReadonlySet<string>, brief: Brief): string | null {
  const known = new Set([brief.person?.value, brief.occasion?.value].map((id) => id ?? ""));
  const rated = factsOf(reading)
    .filter(({ people }) => people.every((id) => known.has(id)))
    .map((fact) => ({ fact, isAbout: [...about].some((stem) => fact.stems.has(stem)) }))
    .filter(({ fact, isAbout }) => fact.isTelling || isAbout)
    .map(({ fact, isAbout }) => ({ fact, worth: fact.worth + (isAbout ? ABOUT : 0) }))
    .filter(({ worth }) => worth > 0);
  const best = rated.reduce<(typeof rated)[number] | undefined>(
    (most, one) => (most === undefined || one.worth > most.worth ? one : most),
    undefined,
  );
  return best?.fact.text ?? null;
}

/** Returns the statement of the gift's own text that names ages ("Recommended from four years"). */
export function ageFactOf({ profile }: GiftReading): string | null {
  const said = sentencesOf(profile.description).find(
    (sentence) => AGES.test(sentence) && !/\b(?:under|below|not|never|adult|grown)/i.test(sentence),
  );
  const [first = ""] = said?.split("; ") ?? [];
  return first === "" || first.length > LONGEST || CAUTIONS.test(first) ? null : first.replace(/^For (?=(?:ages|children)\b)/, "");
}

const CAUTIONS = /\b(?:should|chok\w*|watch\w*|parents?|careful|keep|firm)\b/i;

const ABOUT = 3;
const FIRST = 2;
const DOING = 1.5;
const MEASURED = -1.5;
const CARE = -4;

const factsOf = derivation(({ profile }) => {
  const nouns = new Set(stemsOf(profile.name));
  return sentencesOf(profile.description).flatMap((sentence, place): Fact[] => {
    const text = shorten(sentence);
    if (text === null || !isPlain(text)) return [];
    const worth =
      1 +
      (place === 0 ? FIRST : 0) +
      (DOES.test(text) ? DOING : 0) +
      (MEASURES.test(text) ? MEASURED : 0) +
      (CARES.test(text) ? CARE : 0) +
      (place > 0 && /^It\b/.test(text) ? -1 : 0);
    return [
      {
        text,
        stems: new Set(stemsOf(text)),
        worth,
        people: peopleIn(text),
        isTelling: place === 0 || (DOES.test(text) && speaksOfIt(text, nouns)),
      },
    ];
  });
});

/** True for a sentence about the gift itself, and not about one of its parts. */
function speaksOfIt(text: string, nouns: ReadonlySet<string>): boolean {
  return (
    /^It\b/.test(text) ||
    stemsOf(text.slice(0, 40))
      .slice(0, 3)
      .some((stem) => stem.length > 2 && nouns.has(stem))
  );
}

const AGES = /\bages? (?:\d|\w+ (?:and|to|or)\b)|\bfrom (?:birth|age|\w+ (?:years|months))\b/i;
const DOES =
  /\b(?:keeps?|holds?|lets?|gives?|turns?|makes?|fits?|brings?|shows?|lifts?|carr(?:y|ies)|folds?|opens?|teach(?:es)?|covers?|lights?|plays?|grows?|warms?|so that|for)\b/;
const MEASURES = /\d|\b(?:inch(?:es)?|ounces?|pounds?|feet|gallons?|percent|tall|wide|long|across|diameter)\b/i;
const CARES =
  /\b(?:wash\w*|wipe\w*|rinse\w*|clean(?:ed|ing)?|dry|dishwasher|weighs?|measures|batter(?:y|ies)|ages?|choking|included?|includes|refills?|adults?|grown-up|supervis\w+|allerg\w+|ships?|pounds?|emails?|mail(?:ed|s)?|sizes|details?|supplied|along|leftover|colors?)\b/i;

/** Starts that refer to something said before, address the reader, or would read oddly after "For the tea:". */
const REFERS =
  /^(?:they|them|these|those|this|that|each|both|either|neither|one of|some|others?|another|all|then|also|too|there|here|and|but|or|so|for|good|great|nice|handy|right|ideal|perfect|given|meant|made for|suitable|recommended|worth|if|when|because|although|since|after|before|until|once|please|use|add|put|keep|try|note|buy|get|give|see|do|be|let|his|her|their|he|she|we|i|package|features?|includes?|size|material|welcome|measure|mail|snap|charge|store|hang|plug|choose|pick|order|off season|the (?:rest|others?|backs?|two|same))\b/i;
const UNSAID =
  /[!?"“”<>{}[\]|*_#@\\]|https?:|www\.|[$€£%]|\b(?:you|your|yours|we|our|us|my|i|not|no|never|without|nothing|none|cannot|neither|nor|isn|don|doesn|won|please|someone|somebody|anyone|anybody|everyone|people|friends?|fans?|lovers?|students?|beginners?|whose)\b|n['’]t\b/iu;
const SHOUTS = /\p{Lu}{4}/u;
const WORD_LISTS = new Set([
  ...RUDE_WORDS,
  ...FOREIGN_WORDS,
  ..."perfect ideal best amazing awesome must ultimate premium quality gift gifts present presents love loves customer satisfaction".split(
    " ",
  ),
]);
/** Claims of a shop that no reason repeats: prices, delivery, praise of others. */
const SHOP_TALK = new Set(CLAIM_WORDS.slice(CLAIM_WORDS.indexOf("affordable")));
const CURES = new Set("approved certified clinical clinically cures doctor healing heals medical proven relieves therapeutic".split(" "));

function isPlain(text: string): boolean {
  if (REFERS.test(text) || hasUnsaid(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return !words.some((word) => WORD_LISTS.has(word) || SHOP_TALK.has(word) || CURES.has(word));
}

const hasUnsaid = (text: string) => UNSAID.test(text) || SHOUTS.test(text);

/** Returns the sentences of a description that begin like sentences, whole. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|[\n\r•]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /^[\p{Lu}\d]/u.test(sentence) && sentence.endsWith("."))
    .map((sentence) => sentence.slice(0, -1));
}

/** A half of a sentence that stands by itself may end here. */
const TURN =
  /; |, (?:so|which|while|because|since|with|and (?:it|its|the|comes|there)|but|tuned|made|sewn|woven|printed|drawn|from|for|then|where|until|though|free|ready|enough)\b/g;

/** Returns a sentence, or the part of it before a turn where it is too long; null where that is impossible. */
function shorten(sentence: string): string | null {
  if (sentence.length < SHORTEST) return null;
  if (sentence.length <= LONGEST) return sentence;
  if (sentence.length > 400) return null;
  const ends = [...sentence.matchAll(TURN)].map(({ index }) => index).filter((index) => index >= SHORTEST_PART && index <= LONGEST);
  const end = ends.at(-1);
  return end === undefined ? null : sentence.slice(0, end);
}

/** Returns the people and occasions that a text names. */
function peopleIn(text: string): string[] {
  return matchPhrases(text, { in: "gift" }).flatMap(({ kind, id, from }) =>
    from === "synonym" && (kind === "person" || kind === "occasion") ? [id] : [],
  );
}

/** Returns the stems of all words for an interest, by which a sentence speaks of it. */
export function stemsOfInterest(id: string): ReadonlySet<string> {
  const entry = lexicon().interestById.get(id);
  return new Set(
    [entry?.name ?? "", ...(entry?.synonyms ?? [])]
      .flatMap((words) => stemsOf(words))
      .filter((stem) => stem.length > 2 && stem !== "and" && stem !== "the"),
  );
}
