import { spanOf, type Span } from "../plain-text.ts";

/** What somebody has not, by the id of its accessories (see `rank/limits/equipment.ts`). */
export interface Lack extends Span {
  id: string;
}

/** What people call the things that others are of use with. */
const EQUIPMENT: Readonly<Record<string, string>> = {
  turntable: "turn ?tables?|record players?|gramophone|hi-?fi|stereo",
  "coffee-machine": "(?:coffee |espresso )?machine|coffee ?maker|nespresso|keurig",
  "coffee-grinder": "(?:coffee |burr |bean )?grinder",
  bicycle: "bi(?:ke|cycle)",
  "golf-bag": "(?:golf )?clubs|golf bag",
  "fishing-rod": "(?:fishing )?rod|fishing (?:gear|tackle|rod)",
  camera: "(?:real |proper |digital |film )?camera|dslr",
  guitar: "guitar|ukulele",
  grill: "grill|bbq|barbecue|smoker",
  console: "(?:games? |gaming )?console|playstation|xbox|nintendo(?: switch)?|gaming pc",
  "team-sport": "court|team",
  animal: "dogs?|cats?|pets?|animals?|pupp(?:y|ies)|kittens?",
  "ebook-reader": "kindle|e-?reader|ipad|iphone|tablet|smartphone",
};
const NAMES = Object.values(EQUIPMENT).join("|");
const HAS = "(?:own|have|keep|possess)";
const WHOSE = "(?: (?:an?|any|his|her|their|one|own|single|working|proper|actual|got|the|of|space|room|for)){0,4}";

const LACKS: readonly RegExp[] = [
  new RegExp(
    `(?<=[a-z,] ?)\\b(?:without|w\\/o|(?:but|and|has|have|with|owns?|'s got|got)(?: (?:still|currently|absolutely|sadly))? no)${WHOSE} (${NAMES})(?![a-z'])`,
    "dg",
  ),
  new RegExp(
    `\\b(?:(?:do|does|did)(?: not|n't|nt)|can't|cant|cannot|has never|never|(?:is not|isn't) allowed(?: to)?)(?: (?:even|yet|currently|actually|really))? ${HAS}${WHOSE} (${NAMES})(?![a-z'])`,
    "dg",
  ),
  new RegExp(`\\b(?:lacks?|lacking)${WHOSE} (${NAMES})(?![a-z'])`, "dg"),
  new RegExp(`(?<!\\b(?:but|and|has|have|with|owns?|got) )\\bno (${NAMES}) (?:yet|so far|at home|of (?:his|her|their) own)(?![a-z])`, "dg"),
];

/** Words before what is asked for rather than lived without: "a phone without a camera". */
const A_THING = /\b(?:something|anything|gifts?|things?|presents?|stuff|kit|set|one|phone|recipes?|ideas?)(?: that)? $/;

/** Returns what the person of a plain text (see `plainText`) does without: they may like what it is for, and nothing that needs it is given. */
export function readLacks(text: string): Lack[] {
  return LACKS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match): Lack[] => {
    const { start, end } = spanOf(match);
    if (A_THING.test(text.slice(Math.max(0, match.index - 24), match.index))) return [];
    const name = text.slice(start, end);
    const id = Object.keys(EQUIPMENT).find((one) => new RegExp(`^(?:${EQUIPMENT[one]})$`).test(name));
    return id === undefined ? [] : [{ id, start: match.index, end: match.index + match[0].length }];
  });
}
