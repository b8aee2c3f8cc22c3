import { lexicon, matchPhrases } from "../../lexicon/lexicon.ts";
import { derivation } from "../../read/derived.ts";
import type { Brief } from "../../types.ts";
import type { GiftReading } from "../../types.ts";

/** "Dog lover", "cat mom", "wine enthusiasts". */
const LOVERS =
  /\b([a-z]+(?:[ -][a-z]+)?)[ -](?:lovers?|owners?|addicts?|fanatics?|enthusiasts?|fans?|nerds?|geeks?|mom|mama|dad|lady|ladies)\b/gi;

/** Returns the interests of those whom a gift's name calls lovers of something. */
const readLovers = derivation(({ profile: { name } }): string[] =>
  [...name.matchAll(LOVERS)].flatMap(([, loved = ""]) =>
    matchPhrases(loved, { in: "gift" }).flatMap(({ kind, id }) => (kind === "interest" ? [id] : [])),
  ),
);

/** True for a "dog lover mug" where nobody has said that the person loves dogs. */
export function isForOtherLovers(reading: GiftReading, { interests }: Pick<Brief, "interests">): boolean {
  const loved = readLovers(reading);
  if (loved.length === 0) return false;
  const { interestById } = lexicon();
  const isNear = (one: string, other: string) => one === other || (interestById.get(one)?.broader ?? []).includes(other);
  return !loved.some((id) => interests.some(({ value }) => isNear(id, value) || isNear(value, id)));
}
