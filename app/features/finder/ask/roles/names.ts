import { matchPhrases } from "../../lexicon/lexicon.ts";
import { isRealWord } from "../../lexicon/real-words.ts";
import { RELATIVE } from "../kin-words.ts";
import { plainText, spanOf, type Span } from "../plain-text.ts";
import { SMALL_WORDS } from "../small-words.ts";

/** A person's own name, and whether a word beside it says already who that is: "my friend Rose". */
export interface Name extends Span {
  isIntroduced: boolean;
}

/** Words before a name that say who has it; "step mom" and "sister in law" end in one as well. */
const KIN = `(?:${RELATIVE}|law|baby|toddler|twins|little|girl|boy|named|called)`;
const WORD = "[\\p{L}][\\p{L}'-]{1,19}";
/** Verbs after a name that show it is one: "my friend rose loves hiking". */
const DOES =
  /^(?:is|was|turns?|turned|loves?|likes?|enjoys?|has|hates?|wants|needs|just|lives|works|plays|collects|does|will|and|who|recently|always|really)$/;
const INTRODUCED = new RegExp(`\\b${KIN},? (${WORD})(?=[,.;!?)]|$| (\\p{L}+)| ?\\(\\d)`, "dgu");
const TITLED = new RegExp(`\\b(?:mrs|mr|ms|miss|mister|dr|prof|coach|pastor|chef|captain|sgt)\\.? (${WORD})`, "dgu");
const BEFORE_KIN = new RegExp(`\\b(?:for|to|is) (${WORD}),? (?=(?:my|our) [a-z])`, "dgu");
const AGED = new RegExp(
  `(?<![\\p{L}'] ?)(?:for |and |to |[.,;] ?|^)(${WORD})(?= ?\\(\\d{1,2}\\)| is \\d| is (?:turning|retiring)| turns |, \\d{1,2}(?:,|\\.|$| y))`,
  "dgu",
);
/** Who is called by a name alone: "for Leonie, who swims", "Leonie loves horses". Only a word that nobody else has is one. */
const ALONE = new RegExp(
  `\\bfor (${WORD})(?= ?(?:[.;:!?)-]|,|$)| who(?:'s)? | (?:and|&) )|(?:^|[.!?;\\n] ?)(${WORD})(?= (?:is|loves|likes|enjoys|hates|collects|turns|turned|plays|lives|works|has|wants|needs) )`,
  "dgu",
);
const PAIR = new RegExp(
  `\\b(${WORD}) (?:and|&) (${WORD})(?= (?:are|is|got|will be|just got|'re) (?:getting )?(?:married|engaged|hitched|expecting|moving|celebrating))`,
  "dgu",
);

/** Returns the names of people in a text; `written` is the text as written, since a capital letter shows a name. */
export function readNames(written: string): Name[] {
  const plain = plainText(written);
  const isShouted = !/\p{Ll}/u.test(written);
  const isTitled = written.split(" ").every((word) => /^[^a-z]/.test(word));
  const hasCapital = (start: number) => !isShouted && !isTitled && /\p{Lu}/u.test(written.charAt(start));
  const names: Name[] = [];
  for (const match of plain.matchAll(INTRODUCED)) {
    const { start, end } = spanOf(match);
    const next = match[2] ?? "";
    const word = bare(plain.slice(start, end));
    if (isPlainWord(word)) continue;
    const isNamed = /\b(?:named|called) $/.test(plain.slice(Math.max(0, start - 8), start)) && hasCapital(start);
    const isName =
      isNamed || GIVEN_NAMES.has(word) ? hasCapital(start) || next === "" || DOES.test(next) : hasCapital(start) && !isKnown(word);
    if (isName) names.push({ start, end: start + word.length, isIntroduced: true });
  }
  for (const match of [...plain.matchAll(TITLED), ...plain.matchAll(BEFORE_KIN)]) {
    const { start, end } = spanOf(match);
    const word = bare(plain.slice(start, end));
    if (hasCapital(start) && !isPlainWord(word) && !isOfKin(word) && (GIVEN_NAMES.has(word) || !isKnown(word)))
      names.push({ start, end: start + word.length, isIntroduced: true });
  }
  for (const match of plain.matchAll(ALONE)) {
    const { start, end } = match[1] === undefined ? spanOf(match, 2) : spanOf(match);
    const word = bare(plain.slice(start, end));
    if (hasCapital(start) && !isPlainWord(word) && !isOfKin(word) && !isKnown(word) && !isRealWord(word))
      names.push({ start, end: start + word.length, isIntroduced: true });
  }
  for (const pattern of [AGED, PAIR]) {
    for (const match of plain.matchAll(pattern)) {
      for (const { start, end } of match.slice(1).map((_, group) => spanOf(match, group + 1))) {
        const word = bare(plain.slice(start, end));
        const mayBe = GIVEN_NAMES.has(word) || (hasCapital(start) && !isKnown(word));
        if (mayBe && !isPlainWord(word) && !isOfKin(word)) names.push({ start, end: start + word.length, isIntroduced: false });
      }
    }
  }
  return names;
}

const bare = (word: string) => word.replace(/'s?$/, "");
const isPlainWord = (word: string) => SMALL_WORDS.has(word) && !GIVEN_NAMES.has(word);
const isOfKin = (word: string) => matchPhrases(word).some(({ kind, from }) => kind === "person" && from === "synonym");
/** From this certainty on a word of the lexicon is spelled as it stands there. */
const AS_SPELLED = 0.8;
/** True for a word that the lexicon knows: with a capital at a sentence's start it is no name. "Leonie" is no misspelled peony. */
const isKnown = (word: string) => {
  const matches = matchPhrases(word);
  return matches.some(({ certainty }) => certainty >= AS_SPELLED) || (matches.length > 0 && isRealWord(word));
};

/** First names, in lower case: those that mean something else as well, and the most common ones. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `rose holly lily daisy iris violet ivy jasmine heather hazel olive ginger basil rosemary sage ruby pearl amber jade crystal opal coral dawn summer autumn april june paris london brooklyn sydney chelsea savannah austin dallas georgia carolina virginia india asia jordan israel hunter art bill rob jack grant drew sandy cliff rocky clay forest brook robin jay wren phoenix raven leo luna faith hope grace joy charity harmony melody aria carol noel eve nick ray gene frank earl max rich chip chuck dick harry tom teddy barbie ken dolly candy honey sherry brandy mercedes harley skye willow juniper clementine magnolia poppy peony dahlia fern flora bunny kitty angel star pepper cookie piper reed heath dale glen brock rusty sunny misty stormy gale flint jasper garnet sterling archer fisher mason tyler cooper carter parker porter taylor tanner chandler saylor sailor bishop deacon king duke prince major dean miles colt ace mark pat jean denim cash buck penny goldie juan
emma olivia sophia mia amelia charlotte evelyn abigail emily ella elizabeth sofia avery scarlett madison eleanor chloe layla riley zoey nora hannah lillian addison aubrey ellie stella natalie zoe leah victoria lucy audrey bella claire skylar anna caroline genesis kennedy samantha maya sarah madelyn julia alice gabriella alexa kate katie jessica jennifer michelle amanda melissa susan karen lisa nancy betty margaret helen maria linda barbara patricia laura rachel rebecca molly megan amy beth sue jane mary ann anne ruth marie
liam noah oliver elijah james william benjamin lucas henry alexander michael ethan daniel matthew jackson sebastian david joseph samuel john owen dylan luke gabriel anthony isaac lincoln jaxon asher christopher andrew theodore caleb ryan nathan thomas aaron charles josh joshua adam ben sam dan mike dave steve chris matt joe jim bob peter paul kevin brian george edward ted robert richard ronald kenneth eric jeff gary larry scott greg alex tim tony fred walter arthur ralph roy eugene louis phil oscar felix theo finn archie alfie freddie arlo otto`
    .split(/\s+/)
    .filter((name) => name !== ""),
);
