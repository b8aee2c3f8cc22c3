import { CLAIM_WORDS, FOREIGN_WORDS, RUDE_WORDS } from "../reason-words.ts";

/** Longer sentences (in characters) are a list or a heap. */
const LONGEST_SENTENCE = 400;
/** A part of a sentence stands by itself from this length on. */
const SHORTEST_PART = 32;

/** A clause that begins with its sentence, and the sentence's place in the text, from 0. */
interface Clause {
  text: string;
  place: number;
}

/** Returns the sentences of a text and the clauses with which they begin, longest first. What follows a semicolon is another statement. */
export function clausesOf(text: string): Clause[] {
  return sentencesOf(text).flatMap((sentence, place) => {
    if (sentence.length > LONGEST_SENTENCE) return [];
    const ends = [...sentence.matchAll(TURN)].map(({ index }) => index).filter((index) => index >= SHORTEST_PART);
    return [sentence, ...ends.toReversed().map((end) => sentence.slice(0, end))].map((clause) => ({ text: clause, place }));
  });
}

/** Starts that refer to something said before, address the reader, or would read oddly after "For her tea:". */
const REFERS =
  /^(?:they|them|these|those|this|that|each (?:is|has|holds|comes|stands|fits|takes|opens|measures|one|carries|of them)|both|any|either|neither|one (?!hundred|thousand)|some|others?|another|all|then|also|too|there|here|and|but|or|so|for|good|great|nice|handy|right|ideal|perfect|given|meant|made|suitable|recommended|worth|if|when|because|although|since|after|before|until|once|please|use|add|put|keep|try|note|buy|get|give|see|do|be|let|his|her|their|he|she|we|i|people|package|features?|includes?|size|material|welcome|measure|mail|snap|charge|store|hang|plug|choose|pick|order|send|off season|plant (?:it|them)|no |first|second|everything|inside|delivered|packed|handmade|by|what|who|how|enjoy|discover|treat|indulge|experience|celebrate|surprise|make|create|elevate|turn|bring|introducing|crafted|designed|featuring|with|an? (?:\w+ )?help|the (?:rest|others?|backs?|two|same|second|first|other|last|border|size|company|brand|book is|box is))\b/i;
/** What no reason repeats: talk to the reader, denials, quotes, addresses and prices. */
const UNSAID =
  /[!?"“”<>{}[\]|*_#@\\:;()–—…`]|https?:|www\.|\.\.|[$€£%]|\b(?:you|your|yours|we|our|us|my|i|(?<!\b(?:does|do|will|and|it) )not|(?<!\b(?:and|it|so|which|that) )never|(?<!\bso )nothing|none|cannot|neither|nor|isn|don|doesn|won|please|someone|somebody|anyone|anybody|(?:for|by|to) (?:everyone|everybody|people)|friends?|fans?|lovers?|loved|students?|whose|nobody|few|also|too|what (?:the|each)|want to|(?:writ|wear|us|own|play|build|rid)ers)\b|n['’]t\b/iu;
const SHOUTS = /\p{Lu}{4}/u;
/** Praise, which says nothing of a thing. */
const PRAISE =
  "memories perfect ideal best amazing awesome must ultimate premium quality gift gifts present presents love loves customer satisfaction delightful delicious lovely beautiful beautifully stunning gorgeous wonderful exquisite elegant elegance stylish chic luxury luxurious charming adorable cute fun cool great fantastic incredible unique special memorable unforgettable timeless finest superb impressive magical whimsical masterpiece favorite favourite favourites thoughtful sophisticated vibrant iconic innovative essential enjoy cherished joy joyful happiness celebrate celebrating celebration delight treat indulge indulgent tantalizing heavenly divine dreamy pretty superstar wow yummy tasty crafted designed ensures ensuring enhance enhances elevate offers offering features featuring boasts available occasion occasions recipient enthusiasts enthusiast generations lifestyle thanks geeks pampering pamper spoil spoilt silly sillier".split(
    " ",
  );
const WORD_LISTS = new Set([...RUDE_WORDS, ...FOREIGN_WORDS, ...PRAISE]);
/** Claims of a shop that no reason repeats: prices, delivery, praise of others. */
const SHOP_TALK = new Set(CLAIM_WORDS.slice(CLAIM_WORDS.indexOf("affordable")).filter((word) => word !== "ships"));
const CURES = new Set("approved certified clinical clinically cures doctor healing heals medical proven relieves therapeutic".split(" "));

/** True for a clause that a reason may repeat: it stands by itself, and neither sells, praises, heals nor speaks to anybody. */
export function isPlain(text: string): boolean {
  if (REFERS.test(text) || UNSAID.test(text) || SHOUTS.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return !words.some((word) => WORD_LISTS.has(word) || SHOP_TALK.has(word) || CURES.has(word));
}

/** Returns the sentences of a text that begin and end like sentences, without their period. */
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
