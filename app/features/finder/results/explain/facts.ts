import type { Brief, GiftReading } from "../../types.ts";
import { matchPhrases } from "../../lexicon/lexicon.ts";
import { contentStemsOf, stemsOf } from "../../lexicon/words.ts";
import { derivation } from "../../read/derived.ts";
import { CLAIM_WORDS, FOREIGN_WORDS, RUDE_WORDS } from "../reason-words.ts";
import { interestsIn } from "./claims.ts";

/** Lengths of a fact in characters: shorter says nothing, longer is not read on a card. */
const SHORTEST = 24;
const LONGEST = 120;
/** A part of a sentence stands by itself from this length on. */
const SHORTEST_PART = 32;
/** Words that a fact must say beyond the gift's name, which stands above it on the card. */
const NEWS = 3;

/** A whole clause of the gift's own text that may stand in a reason, in its words. */
export interface Fact {
  text: string;
  /** Interests (lexicon ids) that it names by themselves or by their things. */
  interests: ReadonlySet<string>;
  worth: number;
  /** People and occasions (lexicon ids) that it names. */
  others: readonly string[];
  /** True where it says what the gift is or does, and not how one of its parts is made. */
  isTelling: boolean;
}

/**
 * Returns the clause of the gift's own text that says most, of those that `bears` accepts: those with a higher number first. Null where the
 * text has nothing but measures, contents, care and praise.
 */
export function factOf(reading: GiftReading, brief: Brief, bears: (fact: Fact) => number): Fact | null {
  const known = new Set([brief.person?.value, brief.occasion?.value].map((id) => id ?? ""));
  let best: { fact: Fact; worth: number } | null = null;
  for (const fact of factsOf(reading)) {
    const bearing = bears(fact);
    const worth = fact.worth + bearing;
    if (bearing < 0 || worth < LEAST || !fact.others.every((id) => known.has(id))) continue;
    if (best === null || worth > best.worth) best = { fact, worth };
  }
  return best?.fact ?? null;
}

/** Returns from how many years on a gift is, as its own text says ("Ages six and up"); null where it does not. */
export function statedAgeOf({ profile }: GiftReading): number | null {
  const [, written] = STATED_AGE.exec(profile.description) ?? [];
  if (written === undefined) return null;
  const years = /^\d+$/.test(written) ? Number(written) : NUMBERS.indexOf(written.toLowerCase()) + 1;
  return years < 1 ? null : years;
}

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");
const STATED_AGE = new RegExp(
  `\\b(?:ages|(?:from|for) ages?|aged) (\\d{1,2}|${NUMBERS.join("|")}) (?:years )?(?:and|or) (?:up|older|over)\\b`,
  "i",
);

const LEAST = 1.2;
const FIRST = 1;
const DOING = 2;
const MEASURED = -0.75;
const CONTENTS = -6;
const CARE = -10;

const factsOf = derivation(({ profile }) => {
  const nouns = new Set(stemsOf(profile.name));
  return sentencesOf(profile.description).flatMap((sentence, place) => clausesOf(sentence).flatMap((text) => readFact(text, place, nouns) ?? []));
});

/** Returns what a clause says, or null where it is no whole clause, no plain one, or says only what the name does. */
function readFact(text: string, place: number, nouns: ReadonlySet<string>): Fact | null {
  if (text.length < SHORTEST || text.length > LONGEST || !isPlain(text) || !isClause(text)) return null;
  if (new Set(contentStemsOf(text).filter((stem) => !nouns.has(stem))).size < NEWS) return null;
  const doesIt = DOES.test(text);
  const worth =
    1 +
    (place === 0 ? FIRST : 0) +
    (doesIt ? DOING : 0) +
    (text.match(MEASURES)?.length ?? 0) * MEASURED +
    (LISTS.test(text) ? CONTENTS : 0) +
    (CARES.test(text) ? CARE : 0) +
    (/^It\b/.test(text) ? -0.5 : 0);
  const interests = new Set([...interestsIn(text, "synonym"), ...interestsIn(text, "product")]);
  return { text, interests, worth, others: othersIn(text), isTelling: place === 0 || (doesIt && speaksOfIt(text, nouns)) };
}

/** True for a sentence about the gift itself, and not about one of its parts. */
function speaksOfIt(text: string, nouns: ReadonlySet<string>): boolean {
  return (
    /^It\b/.test(text) ||
    stemsOf(text.slice(0, 40))
      .slice(0, 3)
      .some((stem) => stem.length > 2 && [...nouns].some((noun) => noun.endsWith(stem)))
  );
}

/** Verbs by which a text says what a gift does. */
const DOES =
  /\b(?:keeps?|holds?|begins to|lets?|gives?|turns (?!of)|makes?|fits|brings?|shows|lifts|carr(?:y|ies)|folds|opens?|teach(?:es)?|covers (?:the|a|up)|lights (?:up|the|a)|plays (?!of)|grows?|warms|protects?|molds to|stays?|tells|catch(?:es)?|slides|rolls (?:up|out|over|into)|reach(?:es)|becomes?|invites?|guides? (?:a|the)|walks|prepares?|sits|hangs|goes|does the|works on|works as|works with|saves|pours|pries|shakes|glows|glow|wakes|finds|chirps|sends|records (?:a|the)|soak|spins|hugs|rests|helps?|explains?|matches (?!and)|follows?|answers|wears|takes (?!the dish)|asks|melts|spreads|swings|links (?:to|the)|pairs (?:with|the)|soothes?|softens?|smash(?:es)|gets|rescue|braise|bake a|come into|comes into|rises|appears|compete|break in|supports?|frees?|leaves room|has room|is enough|are enough|so that|reward|rewards|slips|clips? (?:to|on|over)|doubles as|unfolds?|lines up|counts|tracks|blocks|cools|heats|feeds?|attracts?|shelters?|welcomes?|stops?|cushions|unfold|fold (?:into|flat|down)|folds|rests? (?:in|on|easily)|sit (?:in|along|on)|hang (?:on|below|within)|fit (?:inside|in|easily|between)|join into|stack into|dissolve|stretches|streams|take (?:a|this|the)|nest in|springs back|winds (?:this|by)|pop|settle in|pull out|closes?|lasts?|rewards?|explain|serves? as|works again|shift to|drain|crowd|stands? up|throws? (?:small|a|each)|lie (?:beside|flat|in)|softens|leave|leaves|steadies|eases?|mutes?|simmers|brews?)\b/;
/** Verbs that make a whole clause of a line; what has none is a list of parts or a heading. */
const STATES = new RegExp(
  `${DOES.source}|\\b(?:is|are|has|have|can|will|comes?|serves (?!\\d)|lies|lie|made? up|make up|feels|smells|sounds|tastes|settles?|arrives|includes|contains|adds|bends|packs|set up|snaps|stacks|runs|reads|seals|washes|floats?|props?|names (?:the|a)|leads|uses (?:the|a|no)|lives?|marks|throws (?:a|the)|tunes|hides|pulls|stretch(?:es)?|stand (?:in|up|on|over|beside|beneath))\\b`,
);
/** "Marbles to send through it" and "a neck that arms can reach around" are no clauses. */
const isClause = (text: string) => STATES.test(text.replace(/\bto \w+/g, "").replace(/ (?:that|which|who|where|whose) .*$/, ""));
const MEASURES = /\d|\b(?:inch(?:es)?|ounces?|pounds?|feet (?:long|tall|wide)|gallons?|percent|quarts?|cups? of|tall|wide|diameter)\b/gi;
/** What lies in the box. */
const LISTS =
  /\b(?:comes? (?:in (?:a|an|the|three|two|\d)|with|along|apart)|arrives?|are included|is included|includes?|contains?|fill (?:the|this)|(?:in|inside) the (?:box|lid|tin) |(?:box|tin|kit|set) holds|^inside|^in the box|in paper bags)\b/i;
const CARES =
  /\b(?:wash(?:es|able|ed|ing)?|wipe\w*|rinse\w*|cleaned|cleaning|clean of|dishwasher|weighs?|measures|batter(?:y|ies)|ages?|choking|refills?|adults?|grown-up|supervis\w+|allerg\w+|ships? (?:in|with|within|from|flat|to)|emails?|mail(?:ed|s)?|sizes|details?|supplied|tops up|leftover|colors? (?:may|vary)|wise|careful\w*|mess(?:y|es)?|stains?|break\w*|fades?|vary|varies|should|must|may|might|sharp|needs?|seasoning|instead of|rather than|but|although|though|unless|until|drainage|app|size of|serves|seasonal)\b/i;

/** Starts that refer to something said before, address the reader, or would read oddly after "For her tea:". */
const REFERS =
  /^(?:they|them|these|those|this|that|each (?:is|has|holds|comes|stands|fits|takes|opens|measures|one|carries|of them)|both|either|neither|one (?!hundred|thousand)|some|others?|another|all|then|also|too|there|here|and|but|or|so|for|good|great|nice|handy|right|ideal|perfect|given|meant|made|suitable|recommended|worth|if|when|because|although|since|after|before|until|once|please|use|add|put|keep|try|note|buy|get|give|see|do|be|let|his|her|their|he|she|we|i|people|package|features?|includes?|size|material|welcome|measure|mail|snap|charge|store|hang|plug|choose|pick|order|send|off season|first|second|everything|inside|delivered|packed|handmade|by|what|who|how|enjoy|discover|treat|indulge|experience|celebrate|surprise|make|create|elevate|turn|bring|introducing|crafted|designed|featuring|with|the (?:rest|others?|backs?|two|same|second|first|other|last|border|size|company|brand|book is|box is))\b/i;
/** What no reason repeats: talk to the reader, denials, quotes, addresses and prices. */
const UNSAID =
  /[!?"“”<>{}[\]|*_#@\\:;()–—…`]|https?:|www\.|\.\.|[$€£%]|\b(?:you|your|yours|we|our|us|my|i|not|never|nothing|none|cannot|neither|nor|isn|don|doesn|won|please|someone|somebody|anyone|anybody|(?:for|by|to) (?:everyone|everybody|people)|friends?|fans?|lovers?|loved|students?|whose|nobody|few|also|too)\b|n['’]t\b/iu;
const SHOUTS = /\p{Lu}{4}/u;
/** Praise, which says nothing of a thing. */
const PRAISE =
  "perfect ideal best amazing awesome must ultimate premium quality gift gifts present presents love loves customer satisfaction delightful delicious lovely beautiful beautifully stunning gorgeous wonderful exquisite elegant elegance stylish chic luxury luxurious charming adorable cute fun cool great fantastic incredible unique special memorable unforgettable timeless finest superb impressive magical whimsical masterpiece favorite favourite favourites thoughtful sophisticated vibrant iconic innovative essential enjoy cherished joy joyful happiness celebrate celebrating celebration delight treat indulge indulgent tantalizing heavenly divine dreamy pretty superstar wow yummy tasty crafted designed ensures ensuring enhance enhances elevate offers offering features featuring boasts available occasion occasions recipient enthusiasts enthusiast generations lifestyle thanks geeks pampering pamper spoil spoilt".split(
    " ",
  );
const WORD_LISTS = new Set([...RUDE_WORDS, ...FOREIGN_WORDS, ...PRAISE]);
/** Claims of a shop that no reason repeats: prices, delivery, praise of others. */
const SHOP_TALK = new Set(CLAIM_WORDS.slice(CLAIM_WORDS.indexOf("affordable")).filter((word) => word !== "ships"));
const CURES = new Set("approved certified clinical clinically cures doctor healing heals medical proven relieves therapeutic".split(" "));

function isPlain(text: string): boolean {
  if (REFERS.test(text) || UNSAID.test(text) || SHOUTS.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return !words.some((word) => WORD_LISTS.has(word) || SHOP_TALK.has(word) || CURES.has(word));
}

/** Returns the sentences of a description that begin like sentences, whole. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|[\n\r•]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /^[\p{Lu}\d]/u.test(sentence) && sentence.endsWith("."))
    .map((sentence) => sentence.slice(0, -1));
}

/** What stands before this is a clause of its own, if it has a verb. */
const TURN =
  /; |: |, (?:so|which|while|because|since|though|although|until|where|and (?:it|its|the|there|an?)|but|with|then|\w+ed)\b| while you\b/g;

/** Returns a sentence and the clauses with which it begins, longest first. What follows a semicolon is another statement. */
function clausesOf(sentence: string): string[] {
  if (sentence.length > 400) return [];
  const ends = [...sentence.matchAll(TURN)].map(({ index }) => index).filter((index) => index >= SHORTEST_PART);
  return [sentence, ...ends.toReversed().map((end) => sentence.slice(0, end))];
}

/** Returns the people and occasions that a text names. */
function othersIn(text: string): string[] {
  return matchPhrases(text, { in: "gift" }).flatMap(({ kind, id, from }) =>
    from === "synonym" && (kind === "person" || kind === "occasion") && id !== "party-favor" ? [id] : [],
  );
}
