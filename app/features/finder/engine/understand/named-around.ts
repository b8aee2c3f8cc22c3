import type { Found } from "./plain-text.ts";

/** What is said of a thing that nobody is to get: behind "is", "are", "has been". */
const RULED_OUT =
  "(?:done to death|banned|out|off the table|off limits|not allowed|a? ?(?:big |total |definite )?no[- ](?:no|go)s?|an? (?:hard |big |definite |firm |absolute )?(?:no|pass|nope)(?: for (?:him|her|them))?|forbidden|too much|not (?:really )?(?:his|her|their) (?:thing|cup of tea|style|bag|scene)|(?:a )?boring(?: gifts?| presents?)?|not (?:an option|what|for (?:him|her|them))|not going to (?:work|cut it)|so last year)";
const BEFORE = "(?:^|[,.;!?\\n] ?|\\band |\\bbut |\\bhas |\\bhave |\\bowns |\\bgot )";
const THING = "([^,.;:!?\\n\uE000]{2,40}?)";
const EVERY =
  "(?:(?:for )?(?:every|each) (?:single )?(?:year|christmas|birthday|time|holiday|occasion)|from (?:everyone|everybody|us all)|last (?:year|time|christmas|birthday))";
const ILL = "migraines?|headaches?|sneez\\w*|itch\\w*|sick|ill|queasy|break out|cough\\w*|asthma|hives|rash(?:es)?|allerg\\w+";
const of = (source: string) => new RegExp(source, "g");

/** Sentences around a thing that is not wanted, each with the thing as its first group. */
const AROUND = [
  // "Lego is done to death", "mugs are a no-no", "cooking isn't her thing".
  of(`${BEFORE}${THING} (?:is|are|has been|have been) ${RULED_OUT}(?![a-z])`),
  of(`${BEFORE}${THING} (?:isn't|aren't|isnt|arent) (?:really )?(?:his|her|their) (?:thing|cup of tea|style|bag|scene)`),
  of(`${BEFORE}${THING} (?:don't|doesn't|do not|does not|dont|doesnt) do (?:it|anything|much) for (?:him|her|them)`),
  // "Tech bores him", "football leaves him cold", "wool irritates her skin", "the smell of candles bothers her".
  of(
    `${BEFORE}${THING} (?:bothers?|irritates?|upsets?|annoys?|bores?|overwhelms?|sets? off|stresses?|depress(?:es)?) (?:him|her|them|his|their)(?![a-z])`,
  ),
  of(`${BEFORE}${THING} (?:leaves?|left) (?:him|her|them) cold`),
  of(
    `${BEFORE}${THING} (?:don't|doesn't|do not|does not|dont|doesnt) (?:interest|appeal to|excite|suit|agree with|work for|thrill) (?:him|her|them)`,
  ),
  // "Gift cards feel impersonal".
  of(
    `${BEFORE}${THING} (?:is|are|feels?|seems?|would be) (?:so |too |very |a bit |just |kind of |really )?(?:impersonal|lazy|tacky|cheesy|pointless|overpowering|overdone|cliched?|clich\u00e9d?|unoriginal|generic|wasteful)(?![a-z])`,
  ),
  // "Leave alcohol out of it".
  of("\\bleav(?:e|ing) ((?!it\\b|that\\b|him\\b|her\\b|them\\b)[a-z][a-z' -]{2,30}?) out(?![a-z])"),
  // "Prefers tea to coffee".
  of("\\bprefers? (?!to\\b)[a-z'-]+(?: [a-z'-]+)? (?:over|to) ([a-z][a-z' -]{2,30}?)(?=[.,;!?]|$)"),
  // "Last year it was a scarf", "a mug was last year's gift", "we did candles last year".
  of(
    "\\blast (?:year|time|christmas|birthday|xmas),? (?:it was|was|(?:i|we|he|she|they) (?:did|gave|got|bought|received|had)(?: (?:him|her|them))?) (?:an? |the |some )?([a-z][a-z' -]{2,30}?)(?= (?:so|and|but)\\b|[.,;!?]|$)",
  ),
  of(`${BEFORE}${THING} (?:was|were) last (?:year|time|christmas|birthday)`),
  // "Mugs coming out of her ears".
  of(`${BEFORE}${THING} coming out of (?:his|her|their) ears`),
  // "Books? She has them all."
  of(
    "(?:^|[,.;!?\\n] ?)([a-z][a-z' -]{1,30}?)\\? (?:s?he|they)(?:'s|'ve| has| have| already has| owns)(?: got)? (?:them all|all of them|plenty|enough|loads|tons|too many)",
  ),
  // "Golf would be wasted on him", "a mug is the last thing she needs".
  of(`${BEFORE}${THING} (?:would be|is|are) (?:wasted on|lost on|the last thing) (?:him|her|them|s?he|they)`),
  // "Scented things trigger her migraines", "flowers aren't allowed in the office".
  of(`${BEFORE}${THING} (?:triggers?|causes?|gives?|makes?|brings? on) (?:him|her|his|them|their) (?:an? )?(?:${ILL})`),
  of(`${BEFORE}${THING} (?:isn't|aren't|isnt|arent|not) (?:allowed|permitted|welcome)`),
  // "He finds gadgets tacky", "wine = no".
  of(
    "\\b(?:finds?|thinks?|considers?) ([a-z][a-z' -]{2,30}?) (?:(?:is|are|to be) )?(?:so |too |very |really |kind of |a bit )?(?:boring|tacky|cheesy|pointless|tasteless|cheap|dull|childish|silly|stupid|impersonal|lazy|gross|ugly|overpowering|sickly|overrated|creepy|a waste)",
  ),
  of(`${BEFORE}${THING} ?[=:] ?no(?![a-z])`),
  // "A Kindle already".
  of(`${BEFORE}${THING} already(?=[.,;!?]|$)`),
  // "Mugs? No thanks."
  of("(?:^|[,.;!?\\n] ?)([a-z][a-z' -]{1,30}?)\\? (?:no thanks?|no thank you|no way|never|please no|nope|hard pass|pass)(?![a-z])"),
  // "More mugs than she could ever use".
  of("\\b(?:has|have|had|got|owns?|with) (?:way |far |already )?more ([a-z][a-z' -]{1,40}?) than\\b"),
  // "We give him socks every year", "she gets candles from everyone".
  of(
    `\\b(?:gets?|got|gotten|given|gives?|gave|received?s?|bought|buys?|did|went with) (?:(?:him|her|them|me) )?(?!it\\b|this\\b|that\\b)((?:(?!and\\b)[a-z'-]+ ){0,2}[a-z'-]+) ${EVERY}(?![a-z])`,
  ),
  // "She returned the scarf I got her".
  of(
    "\\b(?:returned|regifted|re-gifted|gave away|threw out|throws out|donated|never (?:used|wore|touched|opened)) (?:the|every|any|all the|that|those) ([a-z][a-z' -]{2,30}?)(?= (?:i|we|that|she|he|they|last|from|you)\\b|[,.;!?]|$)",
  ),
];

/** "Peanut allergy", "wool makes her itch". */
const HARMFUL =
  /\b(?!an?\b|the\b|his\b|her\b|bad\b|severe\b|food\b|any\b|no\b)([a-z]{3,20}) (?:allergy|allergies|intolerance|makes? (?:her|him|them) (?:itch|sneeze|ill|sick|queasy|break out))/g;
const FREE = /\b([a-z]{3,12})[ -]free\b/g;
const FREE_AND_FINE = /^(?:feel|for|is|are|be|worry|stress|hands|cruelty|duty|hassle|care|screen|wire|sets?|cage)$/;

/** Things of a plain text (see `plainText`) whose exclusion stands behind or around them; `start` is the thing's, `end` the sentence's. */
export function namedAround(text: string): Found<string>[] {
  const around = AROUND.flatMap((pattern) => [...text.matchAll(pattern)]).map(toFound);
  const free = [...text.matchAll(FREE)].filter(([, word = ""]) => !FREE_AND_FINE.test(word)).map(toFound);
  return [...around, ...free, ...[...text.matchAll(HARMFUL)].map(toFound)];
}

function toFound(match: RegExpMatchArray): Found<string> {
  const said = match[1] ?? "";
  const at = match.index ?? 0;
  return { value: said, start: at + match[0].indexOf(said), end: at + match[0].length, isGuess: false };
}
