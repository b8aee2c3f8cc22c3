/** The age in years from which a thing is safe by the warnings of its text. */
interface Hazard {
  words: RegExp;
  from: number | "said";
}

/** Words that make a sentence with "children" a warning rather than a recommendation. */
const WARNS = "(?:not|never|hazard|unsafe|unsuitable|too small|small parts|choking|swallow\\w*|keep|kept|away|danger\\w*)";
/** What lies between a warning and those whom it is about. A sentence has an end: without one, each "not" would read the whole text. */
const BETWEEN = "[^.]{0,300}";
const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const NUMBER = `(\\d{1,2}|${NUMBER_WORDS.slice(1).join("|")})`;
const sentence = (source: string) => new RegExp(source, "i");

/** Hazards are sorted by age, the oldest first. */
const HAZARDS: Hazard[] = [
  { words: sentence("\\b(?:adults? only|for adults only|only for adults|grown-ups only)\\b"), from: 18 },
  {
    words: sentence(
      "\\b(?:(?:written|meant|intended|kit is|game is|set is|box is) (?:only )?for (?:adults|grown-ups)(?! and| or)|for adults (?:of|over|aged) )",
    ),
    from: 18,
  },
  { words: sentence("\\b(?:out of|above|beyond) (?:the )?(?:children's reach|reach of (?:\\w+ )?(?:children|kids))"), from: 13 },
  { words: sentence("\\b(?:blades?|hooks?|cutters?|points?|posts?) (?:is|are) (?:\\w+ )?(?:sharp|real)\\b|\\bopen flame\\b"), from: 13 },
  { words: sentence("\\b(?:pacemaker|poor circulation|date[- ]nights?)\\b"), from: 18 },
  {
    words: sentence("\\bburn(?:s|ing)? (?:\\w+ )?(?:pellets|charcoal|logs|gas|propane|butane)\\b|\\b(?:blow ?torch|propane)\\b"),
    from: 16,
  },
  {
    words: sentence(
      `${WARNS}${BETWEEN}\\bunder (?:the age of |age )?${NUMBER}(?! (?:inch|pound|minute|hour|dollar))|\\bunder (?:the age of |age )?${NUMBER}${BETWEEN}${WARNS}`,
    ),
    from: "said",
  },
  {
    words: sentence(
      `${WARNS}${BETWEEN}\\b(?:small|young|little) (?:children|kids|ones)|\\b(?:small|young|little) (?:children|kids|ones)${BETWEEN}${WARNS}`,
    ),
    from: 5,
  },
  { words: sentence(`${WARNS}${BETWEEN}\\b(?:toddlers|babies)|\\b(?:toddlers|babies)${BETWEEN}${WARNS}`), from: 3 },
];

/** Returns the age in years below which a text warns of the thing; null where it does not warn. */
export function readHazard(text: string): number | null {
  for (const { words, from } of HAZARDS) {
    const match = words.exec(text);
    if (match === null) continue;
    if (from !== "said") return from;
    const said = (match[1] ?? match[2] ?? "").toLowerCase();
    const place = NUMBER_WORDS.indexOf(said);
    const years = place === -1 ? Number(said) : place;
    if (years > 0 && years <= 21) return years;
  }
  return null;
}
