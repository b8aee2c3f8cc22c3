import type { GiftProfile } from "../types.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import type { ReadText } from "./word-evidence.ts";

type Sex = "male" | "female";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const PEOPLE: Record<Sex, ReadonlySet<string>> = {
  female: setOf(
    "women womens ladies lady girls girl female feminine girly bridesmaid bridesmaids girlfriend wife mom moms mommy mama mum grandma nana sister sisters daughter daughters aunt niece goddess",
  ),
  male: setOf(
    "men mens gentleman gentlemen gentlemans boys boy male masculine groomsmen groomsman boyfriend husband dad dads daddy papa grandpa brother brothers son sons uncle nephew guys",
  ),
};
/** Things that are rarely given to the other sex. */
const THINGS: Record<Sex, ReadonlySet<string>> = {
  female: setOf(
    "dress dresses skirt skirts bra bras lipstick lipsticks mascara eyeshadow eyeliner handbag handbags purse purses lingerie bikini leggings tights blouse blouses stiletto heels earring earrings tiara camisole nightgown bralette tutu anklet locket lockets necklace necklaces birthstone barrette scrunchie scrunchies blush",
  ),
  male: setOf(
    "beard beards mustache aftershave cufflink cufflinks necktie neckties boxers tuxedo shave shaving shaver razor razors bowtie bowties pomade suspenders",
  ),
};
/** Words after which such a word names another thing: "dress-up", "dress shirt", "purse strings". */
const ANOTHER_THING = setOf("up shirt shirts socks code shoes form strings");
const POINTING: Record<Sex, ReadonlySet<string>> = { female: setOf("her"), male: setOf("him") };

interface Saying {
  sex: Sex;
  /** People count in names and after "for", things in names, "her" and "him" after "for" only. */
  as: "person" | "thing" | "pointing";
}

const SAYING: ReadonlyMap<string, Saying> = new Map(
  (["female", "male"] as const).flatMap((sex) => [
    ...[...PEOPLE[sex]].map((word): [string, Saying] => [word, { sex, as: "person" }]),
    ...[...THINGS[sex]].map((word): [string, Saying] => [word, { sex, as: "thing" }]),
    ...[...POINTING[sex]].map((word): [string, Saying] => [word, { sex, as: "pointing" }]),
  ]),
);
const IN_NAME = 2;
const IN_DESCRIPTION = 1;
const ENOUGH = 2;

/** Returns the sex a gift is for: by its row, or by words that mention one sex alone; null where nothing does. */
export function readGender({ gender, tags }: GiftProfile, name: ReadText, description: ReadText): Sex | null {
  if (gender !== "unisex") return gender;
  const points = { male: 0, female: 0 };
  addPoints(points, name, IN_NAME);
  addPoints(points, description, IN_DESCRIPTION);
  const said = points.female >= ENOUGH && points.male === 0 ? "female" : points.male >= ENOUGH && points.female === 0 ? "male" : null;
  return said !== null && !isTaggedFor(said === "male" ? "female" : "male", tags.recipient ?? []) ? said : null;
}

function addPoints(points: Record<Sex, number>, { tokens }: ReadText, share: number): void {
  for (const [at, { word }] of tokens.entries()) {
    const said = SAYING.get(word);
    if (said === undefined) continue;
    const isFor = tokens[at - 1]?.word === "for";
    const isName = share === IN_NAME;
    const counts =
      said.as === "person" ? isName || isFor : said.as === "thing" ? isName && !ANOTHER_THING.has(tokens[at + 1]?.word ?? "") : isFor;
    if (counts) points[said.sex] += share;
  }
}

function isTaggedFor(sex: Sex, recipients: readonly string[]): boolean {
  const { personById } = lexicon();
  return recipients.some((slug) => personById.get(slug)?.gender === sex);
}
