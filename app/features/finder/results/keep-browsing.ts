import type { CategoryName } from "#app/features/catalogue/types.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import type { TagWeights } from "../lexicon/types.ts";
import type { Brief } from "../types.ts";

/** Weight from which a category's page is about what was asked for. */
const IS_ABOUT_FROM = 0.8;
const MOST_CATEGORIES = 6;

/** Returns the category of a taxonomy that an entry stands for most, as long as it stands for it. */
function categoryOf(taxonomy: "interest" | "recipient" | "occasion", tags: TagWeights | undefined): CategoryName[] {
  const [first] = Object.entries(tags?.[taxonomy] ?? {}).toSorted(([, one], [, other]) => other - one);
  return first === undefined || first[1] < IS_ABOUT_FROM ? [] : [{ taxonomy, slug: first[0] }];
}

/** Returns the categories, by any slugs that a shop may have, in which somebody with this brief may go on looking: interests first. */
export function categoriesOfBrief({ interests, person, alsoFor, occasion }: Brief): CategoryName[] {
  const { interestById, personById, occasionById } = lexicon();
  const people = [...(person === null ? [] : [person]), ...alsoFor];
  const named = [
    ...interests.flatMap(({ value }) => categoryOf("interest", interestById.get(value)?.tags)),
    ...people.flatMap(({ value }) => categoryOf("recipient", personById.get(value)?.tags)),
    ...(occasion === null ? [] : categoryOf("occasion", occasionById.get(occasion.value)?.tags)),
  ];
  return named.filter(({ slug }, at) => named.findIndex((other) => other.slug === slug) === at).slice(0, MOST_CATEGORIES);
}
