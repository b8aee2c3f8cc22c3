import type { Cue } from "./exclusion-cues.ts";
import type { Found } from "./plain-text.ts";

/** A thing that a sentence mentions, and the way in which it is not wanted. */
export interface PhraseExclusion extends Found<string> {
  kind: Cue["kind"];
  /** True for phrases that apply to anything ("the weather is boring"): they count only where the thing can be given. */
  isVague: boolean;
}

/** Phrases after "is", "are" or "has been" that rule a thing out. */
const RULED_OUT =
  "(?:done to death|banned|out|off the table|off limits|not allowed|a? ?(?:big |total |definite )?no[- ](?:no|go)s?|an? (?:hard |big |definite |firm |absolute )?(?:no|pass|nope)(?: for (?:him|her|them))?|forbidden|too much|not (?:really )?(?:his|her|their) (?:thing|cup of tea|style|bag|scene)|not (?:an option|what|needed|necessary|for (?:him|her|them))|not going to (?:work|cut it)|so last year)";
const BEFORE = "(?:^|[,.;!?\\n] ?|\\band |\\bbut |\\bhas |\\bhave |\\bowns |\\bgot )";
const THING = "([^,.;:!?\\n\uE000]{2,40}?)";
const EVERY =
  "(?:(?:for )?(?:every|each) (?:single )?(?:year|christmas|birthday|time|holiday|occasion)|from (?:everyone|everybody|us all)|last (?:year|time|christmas|birthday))";
const ILL = "migraines?|headaches?|sneez\\w*|itch\\w*|sick|ill|queasy|break out|cough\\w*|asthma|hives|rash(?:es)?|allerg\\w+";
const ENOUGH = "(?:way |far )?too (?:many|much)|enough|plenty|loads|lots|tons|piles|heaps";
const of = (source: string) => new RegExp(source, "g");

/** Sentences around a thing that is not wanted, each with the thing as its first group. */
const AROUND = [
  // Matches "Too many mugs already".
  of(`${BEFORE}((?:${ENOUGH})[^,.;:!?\\n\uE000]{2,40}?) already(?=[.,;!?]|$)`),
  // Matches "Lego is done to death", "mugs are a no-no" and "cooking isn't her thing".
  of(`${BEFORE}${THING} (?:is|are|has been|have been) ${RULED_OUT}(?![a-z])`),
  of(`${BEFORE}${THING} (?:isn't|aren't|isnt|arent) (?:really )?(?:his|her|their) (?:thing|cup of tea|style|bag|scene)`),
  of(`${BEFORE}${THING} (?:don't|doesn't|do not|does not|dont|doesnt) do (?:it|anything|much) for (?:him|her|them)`),
  // Matches "Tech bores him", "football leaves him cold", "wool irritates her skin" and "the smell of candles bothers her".
  of(
    `${BEFORE}${THING} (?:bothers?|irritates?|upsets?|annoys?|bores?|overwhelms?|sets? off|stresses?|depress(?:es)?) (?:him|her|them|his|their)(?![a-z])`,
  ),
  of(`${BEFORE}${THING} (?:leaves?|left) (?:him|her|them) cold`),
  of(
    `${BEFORE}${THING} (?:don't|doesn't|do not|does not|dont|doesnt) (?:interest|appeal to|excite|suit|agree with|work for|thrill) (?:him|her|them)`,
  ),
  // Matches "Gift cards feel impersonal".
  of(
    `${BEFORE}${THING} (?:is|are|feels?|seems?|would be) (?:so |too |very |a bit |just |kind of |really )?(?:impersonal|lazy|tacky|cheesy|pointless|overpowering|overdone|cliched?|clich\u00e9d?|unoriginal|generic|wasteful)(?![a-z])`,
  ),
  // Matches "Leave alcohol out of it".
  of("\\bleav(?:e|ing) ((?!it\\b|that\\b|him\\b|her\\b|them\\b)[a-z][a-z' -]{2,30}?) out(?![a-z])"),
  // Matches "Prefers tea to coffee".
  of("\\bprefers? (?!to\\b)[a-z'-]+(?: [a-z'-]+)? (?:over|to) ([a-z][a-z' -]{2,30}?)(?=[.,;!?]|$)"),
  // Matches "Cats less so" and "golf not so much".
  of(`(?:^|[,.;!?\\n] ?|\\band |\\bbut )([a-z][a-z' -]{1,30}?) (?:less so|not so much|not at all|not really)(?= *(?:[.,;!?)]|$))`),
  // Matches "Last year it was a scarf", "a mug was last year's gift" and "we did candles last year".
  of(
    "\\blast (?:year|time|christmas|birthday|xmas),? (?:it was|was|(?:i|we|he|she|they) (?:did|gave|got|bought|received|had|went with|tried|chose|settled on|sent)(?: (?:him|her|them))?) (?:an? |the |some )?([a-z][a-z' -]{2,30}?)(?= (?:so|and|but)\\b|[.,;!?]|$)",
  ),
  of(`${BEFORE}${THING} (?:was|were) last (?:year|time|christmas|birthday)`),
  // Matches "Mugs coming out of her ears".
  of(`${BEFORE}${THING} coming out of (?:his|her|their) ears`),
  // Matches "Books? She has them all".
  of(
    "(?:^|[,.;!?\\n] ?)([a-z][a-z' -]{1,30}?)\\? (?:s?he|they)(?:'s|'ve| has| have| already has| owns)(?: got)? (?:them all|all of them|plenty|enough|loads|tons|too many)",
  ),
  // Matches "Golf would be wasted on him" and "a mug is the last thing she needs".
  of(`${BEFORE}${THING} (?:would be|is|are) (?:wasted on|lost on|the last thing) (?:him|her|them|s?he|they)`),
  // Matches "Scented things trigger her migraines" and "flowers aren't allowed in the office".
  of(`${BEFORE}${THING} (?:triggers?|causes?|gives?|makes?|brings? on) (?:him|her|his|them|their) (?:an? )?(?:${ILL})`),
  of(`${BEFORE}${THING} (?:isn't|aren't|isnt|arent|not) (?:allowed|permitted|welcome)`),
  // Matches "He finds gadgets tacky" and "wine = no".
  of(
    "\\b(?:finds?|thinks?|considers?) ([a-z][a-z' -]{2,30}?) (?:(?:is|are|to be) )?(?:so |too |very |really |kind of |a bit )?(?:boring|tacky|cheesy|pointless|tasteless|cheap|dull|childish|silly|stupid|impersonal|lazy|gross|ugly|overpowering|sickly|overrated|creepy|a waste)",
  ),
  of(`${BEFORE}${THING} ?[=:] ?no(?= *(?:[.,;!?)]|$))`),
  // Matches "Mugs? No thanks".
  of(
    "(?:^|[,.;!?\\n] ?)([a-z][a-z' -]{1,30}?)\\? (?:(?:god|oh|hell|heck|please|absolutely|definitely|hard) )*(?:no thanks?|no thank you|no way|never|nope|nah|pass|(?:no|not)(?= *(?:[.,;!?)]|$)))(?![a-z])",
  ),
  // Matches "More mugs than she could ever use".
  of("\\b(?:has|have|had|got|owns?|with) (?:way |far |already )?more ([a-z][a-z' -]{1,40}?) than\\b"),
  // Matches "We give him socks every year" and "she gets candles from everyone".
  of(
    `\\b(?:gets?|got|gotten|given|gives?|gave|received?s?|bought|buys?|did|went with) (?:(?:him|her|them|me) )?(?!it\\b|this\\b|that\\b)((?:(?!and\\b)[a-z'-]+ ){0,2}[a-z'-]+) ${EVERY}(?![a-z])`,
  ),
  // Matches "She returned the scarf I got her".
  of(
    "\\b(?:returned|regifted|re-gifted|gave away|threw out|throws out|donated|never (?:used|wore|touched|opened)) (?:the|every|any|all the|that|those) ([a-z][a-z' -]{2,30}?)(?= (?:i|we|that|she|he|they|last|from|you)\\b|[,.;!?]|$)",
  ),
];

const WHO = "(?:i|we|everyone|everybody|people|they|s?he|his family|her family|the (?:kids|family|others)|(?:my|her|his|our) [a-z]+)";
const GIVES = "(?:gives?|gave|given|gets?|got|buys?|bought|brings?|brought|sends?|sent|ends? up (?:with|getting|buying|giving))";
const SOMEBODY = "(?:(?:my|her|his|our|their|the) (?:other )?[a-z]+|some(?:one|body)(?: else)?|mom|mum|dad|grandma|grandpa|everyone else)";
const ENDS = "(?= (?:so|and|but|this|for|from|then)\\b|[.,;!?)]|$)";
const POOR =
  "(?:obvious|predictable|boring|unimaginative|basic|common|dull|lame|bland|last[- ]minute|safe|overrated|risky|unwise|(?:a |such a )?(?:bad|terrible|poor|awful) idea|a cop-?out|a mistake|a disaster|a flop|a waste|(?:a )?boring(?: gifts?| presents?))";

/** Sentences that apply to much else too. */
const AROUND_VAGUELY = [
  // Matches "Candles are too obvious", "gadgets would be a bad idea" and "socks have been done".
  of(
    `${BEFORE}${THING} (?:is|are|feels?|seems?|would be|was|were) (?:so |too |way too |very |a bit |a little |just |kind of |rather |really )*${POOR}(?![a-z])`,
  ),
  of(`${BEFORE}${THING} (?:has|have) been (?:over)?done(?![a-z])`),
  of(
    `${BEFORE}${THING} (?:(?:is |are )?(?:vetoed|excluded|not wanted|unwelcome|unwanted|verboten|banned|off[- ]limits)|overload|galore)(?![a-z])`,
  ),
  // Matches "Perfume won't go down well", "books never get used" and "ornaments just gather dust".
  of(
    `${BEFORE}${THING} (?:would not|wouldn't|won't|will not|don't|doesn't|didn't|did not|never) (?:really )?(?:go|goes|went|be|land|get)s? (?:down |over )?(?:so |too |very |that )?(?:well|appreciated|welcome|used|worn|read|eaten)(?![a-z])`,
  ),
  of(
    `${BEFORE}${THING} (?:(?:never|rarely|hardly ever) gets? (?:used|worn|read|eaten|opened)|(?:just |only |will |would )*gathers? dust|flopped|bombed|(?:went|goes|go) down (?:badly|like a lead balloon))`,
  ),
  // Matches "Candles do nothing for her", "perfume isn't for her" and "a scarf wouldn't suit him".
  of(`${BEFORE}${THING} (?:do|does) nothing for (?:him|her|them)`),
  of(
    `${BEFORE}${THING} (?:isn't|aren't|isnt|arent|(?:is|are) not|wouldn't be|won't be) (?:really |quite )?(?:right )?for (?:him|her|them)(?![a-z])`,
  ),
  of(
    `${BEFORE}${THING} (?:would not|wouldn't|won't) (?:really )?(?:suit|interest|excite|please|work for|do for) (?:him|her|them)(?![a-z])`,
  ),
  // Matches "We've done candles to death" and "I've tried perfume before".
  of(`\\b(?:i|we)(?:'ve| have)? (?:already )?(?:done|tried) ([a-z][a-z' -]{2,30}?)(?: to death| before| already| too often)?${ENDS}`),
  of("(?:^|[,.;!?\\n] ?)done ([a-z][a-z' -]{2,30}?) (?:to death|before|already)"),
  // Matches "A gift that gets them off screens" and "keep her off sugar".
  of(
    `\\b(?:gets?|getting|keeps?|keeping|tears?|drags?|pulls?|lures?|wants?|needs?|likes?) (?:him|her|them|us|the (?:kids|boys|girls|family)) (?:off|away from)(?: of)? (?:the |his |her |their )?([a-z][a-z' -]{1,30}?)${ENDS}`,
  ),
  of(`\\b(?:s?he|they)(?:'s|'re| is| are) off (?!(?:to|on|for|at|in|with|work|school|again|this|next)\\b)([a-z][a-z' -]{2,30}?)${ENDS}`),
  // Matches "It can't be a candle" and "must not include nuts".
  of(
    `\\b(?:can't|cant|cannot|shouldn't|should not|must not|mustn't) (?:be|contain|include|involve) (?:an? |any )?([a-z][a-z' -]{2,30}?)${ENDS}`,
  ),
  of(
    `\\b(?:that's|that is|that isn't|which isn't|which is|that aren't|which aren't)(?: not)? (?<=n't |not )(?:an? |another |just )*([a-z][a-z' -]{2,30}?)${ENDS}`,
  ),
  // Matches "More interesting than socks" and "a change from candles".
  of(
    `\\b(?:more (?:interesting|exciting|fun|special|personal|original|thoughtful|creative|imaginative|unusual|meaningful|useful) than|better than|(?:some|any)thing beyond|(?:a )?(?:nice )?change from|different (?:from|to|than)) (?:just |yet |another |the usual |an? |more |some )*([a-z][a-z' -]{2,30}?)${ENDS}`,
  ),
  of(`${BEFORE}${THING} \\((?:no|never)\\)`),
  of(`${BEFORE}${THING} ?[-] ?no(?= *(?:[.,;!?)]|$))`),
  of(`\\b(?:has|have|got|owns?) so much ([a-z][a-z' -]{2,30}?)${ENDS}`),
  of(`\\bnot (?:really )?(?:one|the type|the sort|the kind|much of one) for ([a-z][a-z' -]{2,30}?)${ENDS}`),
];

/** Sentences about things that the person owns, or gets from others: they exclude the same thing again, though it may well be liked. */
const AROUND_OWNED = [
  // Matches "A Kindle already" and the Kindle of "has a Kindle already".
  of(
    `${BEFORE}((?!(?:s?he|they|who|has|have|had|owns?|got|been|is|are|${ENOUGH})\\b)(?:(?! (?:has|have|had|owns?|got|been|is|are)\\b)[^,.;:!?\\n\uE000]){2,40}?) already(?=[.,;!?]|$)`,
  ),
  of(
    `\\b${WHO}(?:'ve| have)? (?:always|usually|normally|typically|generally|mostly) ${GIVES} (?:(?:him|her|them|each other|me) )?(?!it\\b|this\\b|that\\b)([a-z][a-z' -]{2,30}?)${ENDS}`,
  ),
  of(
    `\\b${SOMEBODY}(?:'s| is| are)(?: already| also)? (?:getting|giving|buying|bringing|sending) (?:him|her|them) (?:an? |some |the )?(?!(?:first|new|own|very|hair|nails|[a-z]+ (?:done|redone|fixed|remodeled|renovated))\\b)([a-z][a-z' -]{2,30}?)${ENDS}`,
  ),
  of(
    `\\b${SOMEBODY}(?:'s| is| are) (?:already|also) (?:getting|giving|buying|bringing|sending) (?:an? |some |the )?(?!him\\b|her\\b|them\\b)([a-z][a-z' -]{2,30}?)${ENDS}`,
  ),
  of(
    `\\bsome(?:one|body) else(?:'s| is) (?:getting|giving|buying|bringing|sending) (?:an? |some |the )?(?!him\\b|her\\b|them\\b)([a-z][a-z' -]{2,30}?)${ENDS}`,
  ),
  of(`${BEFORE}${THING} (?:is|are) (?:already |all )?(?:covered|sorted|taken care of|taken|spoken for)(?![a-z])`),
  of(`(?:^|[,.;!?\\n] ?)(?:loads|lots|tons|plenty|piles|heaps|enough) of ${THING} (?:already|at home|as it is)`),
];

/** Matches "Peanut allergy" and "wool makes her itch". */
const HARMFUL =
  /\b(?!an?\b|the\b|his\b|her\b|bad\b|severe\b|food\b|any\b|no\b)([a-z]{3,20}) (?:allergy|allergies|intolerance|makes? (?:her|him|them) (?:itch|sneeze|ill|sick|queasy|break out))/g;
const FREE = /\b([a-z]{3,12})[ -]free\b/g;
/** "She isn't allowed nuts" excludes nuts, not the pronoun. */
const NOBODYS_NAME = /^(?:s?he|they|it|this|that|i|we|you|who)$/;
const FREE_AND_FINE = /^(?:feel|for|is|are|be|worry|stress|hands|cruelty|duty|hassle|care|screen|wire|sets?|cage)$/;

/**
 * Returns the things of a plain text (see `plainText`) whose exclusion stands after or around them; `start` is the thing's, `end` the
 * sentence's.
 */
export function readPhraseExclusions(text: string): PhraseExclusion[] {
  const read = (patterns: readonly RegExp[], kind: Cue["kind"], isVague: boolean) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => toFound(match, kind, isVague));
  const free = [...text.matchAll(FREE)].filter(([, word = ""]) => !FREE_AND_FINE.test(word)).map((match) => toFound(match, "no", false));
  return [
    ...read(AROUND, "no", false),
    ...free,
    ...read([HARMFUL], "no", false),
    ...read(AROUND_VAGUELY, "no", true),
    ...read(AROUND_OWNED, "owns", true),
  ].filter(({ value }) => !NOBODYS_NAME.test(value));
}

function toFound(match: RegExpMatchArray, kind: Cue["kind"], isVague: boolean): PhraseExclusion {
  const said = match[1] ?? "";
  const at = match.index ?? 0;
  return { value: said, start: at + match[0].indexOf(said), end: at + match[0].length, isGuess: false, kind, isVague };
}
