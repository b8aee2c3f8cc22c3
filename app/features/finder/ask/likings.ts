import type { PhraseMatch } from "../lexicon/matcher.ts";

/** Words that state that a thing named near them is liked. */
const LIKES =
  /\b(?:lov(?:es?|ed|ing)|likes?|liked|enjoys?|enjoying|luvs?|(?<!\b(?:mov(?:e|es|ed|ing)|turn(?:s|ed|ing)?|r[au]n|bump(?:s|ed)?|settl(?:es|ed|ing)|puts?|crash(?:es|ed)|broke|walk(?:s|ed)?|check(?:s|ed)?) )into|fans?|mad|crazy|nuts?|ob+s+e+s+\w*|passion\w*|ador(?:es?|ing)|keen|hobb(?:y|ies)|interest\w*|buff|champ(?:ion)?|geek|nerd|addict\w*|collect\w*|plays?|does|lovers?|enthusiast|fanatic|freak|junkie|snob|practi[cs]es|learning|took up|taking up|takes up|taken up|taken to|(?:gone|going|went|getting|got|come|is) back (?:to|into)|returned to|rediscovered|dabbles|(?:wants?|hop(?:es|ing)|train(?:s|ing)|dream(?:s|ing)|wish(?:es)?) (?:to (?:be|become)|of (?:being|becoming))|future|budding|listens? to|watching|watches|big on|all about|lives for|favou?rite|wannabe|aspiring|avid|studies|studying|hates? everything but|can't wait|swears? by|devours?|binges?|never misses|lives in|spends (?:all|most|half|every|hours|his|her|their)|every (?:chance|day|morning|evening|night|week|weekend|saturday|sunday|spring|summer|autumn|fall|winter))\b/;
/** What the giver would like to do: "four years running, and I'd like to do better". */
const GIVER_LIKES = /\b(?:i|we)(?:'d| would| do|d)?(?: really| just)? (?:like|love)(?: to\b)?|\bwould you like\b/g;
/** Words right after a liking that somebody shares with others, or is taught: "chess club", "swim team". */
const GROUP = /^ (?:club|team|class(?:es)?|lessons?|squad|league|society|camp|troupe|academy|workshops?|course)\b/;
/** Somebody whom the giver met there need not like it as much: "my friend from our book club". */
const GIVERS_GROUP = /\b(?:my|our)(?: [a-z]+)? $/;
const CLAUSE_SIGNS = /[.!?;:\n()]/;
/** Parts between commas with at most this many words are notes or list items, so the things in them are meant. */
const NOTE_WORDS = 4;
const REACH = 90;

const BELIEF = /^(?:christian|catholic|jewish|muslim|hindu|lutheran|baptist|methodist|mormon|lds|protestant)s?$/;

/** True for a belief that is attributed to the person ("he's muslim"): it says what not to give rather than what the person likes. */
export function isBelief(text: string, { start, end }: Pick<PhraseMatch, "start" | "end">): boolean {
  return (
    BELIEF.test(text.slice(start, end)) &&
    /(?:'s|'re|\b(?:is|are)) (?:an? )?(?:practi[sc]ing )?$/.test(text.slice(Math.max(0, start - 24), start))
  );
}

/**
 * True where a plain text (see `plainText`) states that the person likes what a match names. A single word of a longer sentence without
 * such a statement ("she moved the lamps") is a guess.
 */
export function isStatedLiking(text: string, { start, end, size, from }: Pick<PhraseMatch, "start" | "end" | "size" | "from">): boolean {
  if (size > 1 && from === "synonym") return true;
  const before = clauseEnd(text.slice(Math.max(0, start - REACH), start));
  const after = CLAUSE_SIGNS.exec(text.slice(end, end + REACH));
  const rest = text.slice(end, after === null ? end + REACH : end + after.index);
  const part = `${before.slice(before.lastIndexOf(",") + 1)}${text.slice(start, end)}${rest.split(",", 1)[0]}`;
  if (GROUP.test(rest) && !GIVERS_GROUP.test(before)) return true;
  if (LIKES.test(part.replace(GIVER_LIKES, "")) || wordsIn(part) <= NOTE_WORDS) return true;
  // Matches the last thing of a list: "Into knitting, the royal family and a good cup of tea". "But the little one …" is another statement.
  return (
    !TURNS.test(part) &&
    LIKES.test(before) &&
    before
      .split(",")
      .slice(1, -1)
      .every((listed) => wordsIn(listed) <= NOTE_WORDS)
  );
}

const TURNS = /^ ?(?:but|though|although|while|however|so|because|and (?:s?he|they|the|his|her|their|my|our))\b/;

function clauseEnd(text: string): string {
  let at = text.length;
  while (at > 0 && !CLAUSE_SIGNS.test(text.charAt(at - 1))) at--;
  return text.slice(at);
}

/** Where a verb of one word stands that says all: "she paints", "he fishes every weekend". */
const SUBJECT = /(?:^|[^a-z])(?:s?he|they|who|who also|and also) $/;
const SAYS_ALL = /^ ?(?:[.,;:!?)]|$)|^ (?:a lot|every|all (?:day|the time)|and|but|at weekends|on weekends|for fun|too)\b/;
/** What hurts, or drives to work, tells of no pursuit. */
const NO_PURSUITS: ReadonlySet<string> = new Set([
  "wellness-health",
  "cars",
  "travel",
  "snacks-sweets",
  "coins-stamps",
  "curious-learning",
]);

/** True where a single word of a plain text is what somebody does of their own accord. */
export function isPursuit(text: string, { id, words, from, start, end }: PhraseMatch): boolean {
  const isVerb = from !== "product" && /^[a-z]+s$/i.test(words) && !NO_PURSUITS.has(id);
  return isVerb && SUBJECT.test(text.slice(Math.max(0, start - 12), start)) && SAYS_ALL.test(text.slice(end, end + 16));
}

/** Words that ask for the thing after them, with what may stand between. */
const ASKS =
  /\b(?:needs?|needed|wants?|wanted|wish(?:es|ed)?(?: for)?|would like|'d like|looking for|look for|searching for|search for|(?:is|are|am|'s|'re|'m) after|got any|have any|find(?: me)?|something(?: (?:for|with|about|to do with))?|anything(?: (?:for|with|about|to do with))?|gifts? (?:with|about|of)|presents? (?:with|about|of)|set of|box of|pair of)(?: (?:an?|some|the|any|more|new|good|nice|his|her|their|own|really|proper|decent|big|small|little|of|those|these|\d+)){0,4} (?:[a-z-]+ )?$/;
/** What may stand after a thing that is asked for: "labubu gifts", "zither stuff". */
const ASKED = /^[ -](?:gifts?|presents?|things?|stuff|sets?|kits?|themed|related|ideas?|merch\w*|lovers?|fans?|accessories)\b/;
/** A clause with one of these is a sentence, however short: "knees are shot". */
const VERBS =
  /(?:'s|'re|'m|\b(?:is|are|was|were|be|been|am|has|have|had|got|gets?|does|did|do|can|cant|can't|will|would|makes?|says?|thinks?|feels?|needs?))\b/;
const NOTE_WORDS_OF_THING = 3;
/** What stands before and behind what somebody does: "don't laugh", "cries a lot", "hosted us". */
const DOES = /\b(?:do not|don't|dont|does not|doesn't|doesnt|did not|didn't|didnt|can't|cant|won't) $/;
/** "Of his school" says where. */
const PLACE = /\b(?:of|at|in|from) (?:his|her|their|the|my|our) $/;
const MANNER =
  /^ (?:me|us|him|her|them|a lot|lots|too much|all (?:the time|day|night|week)|often|constantly|loudly|badly|like (?:an?|crazy|mad)|at night|every (?:day|night|week))\b/;

/**
 * True where a word that the lexicon does not know as a thing is one that the plain text wishes for: it is liked, asked for, or a note of its own. In
 * other sentences words describe what happens, and a gift with such a word in its name answers nothing.
 */
export function isWishedFor(text: string, { start, end }: Pick<PhraseMatch, "start" | "end">): boolean {
  const before = clauseEnd(text.slice(Math.max(0, start - REACH), start));
  const rest = text.slice(end, end + REACH).split(CLAUSE_SIGNS, 1)[0] ?? "";
  if (ASKS.test(before) || ASKED.test(rest)) return true;
  if (DOES.test(before) || PLACE.test(before) || MANNER.test(rest)) return false;
  const part = `${before.slice(before.lastIndexOf(",") + 1)}${text.slice(start, end)}${rest.split(",", 1)[0]}`;
  if (wordsIn(part) <= NOTE_WORDS_OF_THING && !VERBS.test(part)) return true;
  return isStatedLiking(text, { start, end, size: 1, from: "hint" }) && LIKES.test(before + rest);
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;
