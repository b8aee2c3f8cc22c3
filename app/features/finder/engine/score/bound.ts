import type { Brief, GiftReading } from "../../types.ts";
import { matchPhrases } from "../lexicon/lexicon.ts";

/** Occasions after which a thing is called only where it is made for them: nobody else has a use for a get-well box. */
const BINDING: ReadonlySet<string> = new Set([
  "get-well",
  "retirement",
  "farewell",
  "wedding",
  "engagement",
  "anniversary",
  "graduation",
  "baby-shower",
  "diwali",
  "hanukkah",
  "easter",
  "sympathy",
]);
/** How surely a gift must be for the brief's occasion, to be no less good because it is called after another one. */
const ALSO_FOR = 0.9;

/** True for a gift that is called after an occasion ("Retirement clock"), for a brief that speaks of another one or of none. */
export function isBoundToAnother({ profile, occasions }: GiftReading, { occasion }: Brief): boolean {
  if (occasion !== null && (occasions.get(occasion.value) ?? 0) >= ALSO_FOR) return false;
  if (![...occasions.keys()].some((id) => BINDING.has(id))) return false;
  const named = matchPhrases(profile.name, { in: "gift" }).filter(
    ({ kind, from, id }) => kind === "occasion" && from === "synonym" && BINDING.has(id),
  );
  return named.length > 0 && !named.some(({ id }) => id === occasion?.value);
}
