import type { PhraseMatch } from "../lexicon/matcher.ts";
import type { Span } from "./plain-text.ts";

/** A word that names a thing or a liking elsewhere, and when it does not: by what stands right before and behind it. */
interface Deed {
  word: RegExp;
  isDeed(before: string, after: string): boolean;
}

const HAD = /\b(?:got|have|has|had|bought|with|getting|giving)(?: (?:him|her|them|us|my|our|his|the))? $/;
const OF_WATCHES =
  /(?:^|[^a-z])(?:lov|lik|collect|wear|enjoy|want|need|into|of|his|her|their|the|my|some|nice|new|old|vintage|smart|wrist|dive|pocket)(?:es?|e?d|ing|s)? $/;
/** A sport or a team right before a game: it is one to watch, and no evening of games. */
const MATCH_OF =
  /\b(?:soccer|football|basketball|baseball|hockey|rugby|cricket|lacrosse|softball|volleyball|tennis|netball|nba|nfl|nhl|mlb|mls|(?:an?|the|every|home|away|big) (?!(?:board|video|card|computer|party|family|drinking|word|dice|chess)s )[a-z0-9]{3,}s) $/;

/** What people do for the giver, with a thing of the giver's: it says nothing of what they like. */
const DONE_FOR_US =
  /\b(?:fix(?:es|ed)|cuts?|does|did|clean(?:s|ed)|wash(?:es|ed)|walk(?:s|ed)|watch(?:es|ed)|look(?:s|ed) after|feeds?|fed|mow(?:s|ed)|water(?:s|ed)|paint(?:s|ed)|repair(?:s|ed)|deliver(?:s|ed)|borrow(?:s|ed)|lent|t(?:akes|ook) care of|minds|minded|built|serviced|tow(?:s|ed)|sav(?:es|ed)|rescu(?:es|ed)) (?:my|our) (?:[a-z]+ )?$/;

const DEEDS: readonly Deed[] = [
  { word: /^/, isDeed: (before) => DONE_FOR_US.test(before) },
  // Before a thing it is a verb: "retired trucker, watches westerns".
  {
    word: /^watches$/,
    isDeed: (before, after) =>
      !OF_WATCHES.test(before) &&
      /^ (?!(?:and|or|but|for|with|from|that|which|in|on|of|as|to|at|is|are)\b|too ?(?:[.,;!?]|$))[a-z]/.test(after),
  },
  // "Our Singapore office is chipping in" names a place or the givers; "his office" is where a gift may go.
  {
    word: /^office$/,
    isDeed: (before, after) =>
      !/(?:^|[.,;] ?|\b(?:home|his|her|their|for (?:the|our|my)|likes|loves) )$/.test(before) &&
      !/^ (?:gifts?|things?|stuff|supplies|gadgets?|decor|desk|job|worker)/.test(after),
  },
  // Of "he collects sneakers" the sneakers are the liking.
  {
    word: /^collect(?:s|ing)?$/,
    isDeed: (_, after) => /^ (?!(?:and|or|but|for|as|since|is|are|too|everything|anything)\b)[a-z]/.test(after),
  },
  {
    word: /^collected$/,
    isDeed: (before, after) =>
      /\b(?:we|we've|team|office|everyone|have|has)(?: all| have| has)? $/.test(before) || /^ (?:about |around )?[$£€\d\uE000]/.test(after),
  },
  // "Ties his own flies": knots and lures, no neckties and no planes.
  { word: /^(?:ties|flies)$/, isDeed: (before) => /(?:^|[.,;] ?|\b(?:s?he|and|who|they|but|own|his|her|none of) )$/.test(before) },
  { word: /^tickets?$/, isDeed: (before) => HAD.test(before) },
  { word: /^(?:games?|match(?:es)?)$/, isDeed: (before) => MATCH_OF.test(before) },
  // "The kind who drives to Texas" says what she is like, and not that she is kind.
  {
    word: /^kind$/,
    isDeed: (before, after) => /^ (?:of|who|that|where|whose)\b/.test(after) || /\b(?:the|that|what|any|some|this) $/.test(before),
  },
  // "The two gifts should be different."
  { word: /^different$/, isDeed: (before) => /\b(?:should|must|can|could|may|to) be $/.test(before) },
];

const REACH = 32;

/** True where what stands around a word of a plain text (see `plainText`) makes it another than the lexicon's: "she watches crime dramas", "we collected 75". */
export function isDeed(text: string, { start, end }: Span): boolean {
  const said = text.slice(start, end);
  const before = text.slice(Math.max(0, start - REACH), start);
  return DEEDS.some(({ word, isDeed: isHere }) => word.test(said) && isHere(before, text.slice(end)));
}

/** Returns a test for the game of "a Lakers game" and the nerd of "a beer nerd": behind another liking they are that one's. */
export function tellsOfLikingBefore(matches: readonly PhraseMatch[]): (match: PhraseMatch) => boolean {
  const idAtEnd = new Map(matches.filter(({ kind }) => kind === "interest").map(({ id, end }) => [end, id]));
  return ({ words, start, id }) => /^(?:games?|match(?:es)?|nerds?|geeks?)$/i.test(words) && (idAtEnd.get(start - 1) ?? id) !== id;
}
