import type { Brief, GiftReading } from "../../types.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { coreOfName } from "../../read/core-name.ts";
import { derivation } from "../../read/derived.ts";
import type { RankingConstants } from "../constants.ts";

/** Interests that imply an animal at home. */
const PETS = ["cats", "dogs", "small-pets", "fish-aquarium"];
const ANIMALS = [...PETS, "animals"];
const ABOUT_FROM = 0.6;

/** True for a brief that mentions animals. */
export function hasAnimals({ person, interests, otherWords }: Brief): boolean {
  const { interestById, personById } = lexicon();
  const isAboutThem = (id: string) =>
    ANIMALS.includes(id) || (interestById.get(id)?.broader ?? []).some((wider) => ANIMALS.includes(wider));
  const isOwner = person !== null && personById.get(person.value)?.tags.recipient?.["pet-owner"] !== undefined;
  return isOwner || interests.some(({ value }) => isAboutThem(value)) || otherWords.some((word) => /^(?:pets?|animals?)$/.test(word));
}

/** Returns how much a gift is for an animal at home, 0 to 1. */
export function petScore({ interests }: GiftReading): number {
  const most = Math.max(...PETS.map((id) => interests.get(id) ?? 0));
  return most < ABOUT_FROM ? 0 : most;
}

/** What the animal uses, not its owner: a planter shaped like a cat is its owner's. */
const USED_BY_PETS =
  /\b(?:beds?|caves?|scratch\w*|bowls?|wands?|lures?|leash(?:es)?|harness(?:es)?|rain ?coats?|coats?|mats?|steps|catnip|crates?|carriers?|litter|toys?|kibble|treats?|feeders?|fountains?|brush(?:es)?|shampoo|cat grass)\b/i;
const NOT_FOR_PETS = /\bnot (?:for )?(?:the |her |his |their |any )?(?:cats?|dogs?|kittens?|pupp(?:y|ies)|pets?|animals?|birds?|bunn(?:y|ies))\b/i;

const readPetsThing = derivation((reading) => ({ is: petScore(reading) > 0 && USED_BY_PETS.test(coreOfName(reading.profile.name)) }));

/** Returns the factor for what an animal uses: the gift is for its owner, all the more where the text says so. */
export function createPetFactor(
  { person, text }: Pick<Brief, "person" | "text">,
  { usedByPets, notForPets }: Pick<RankingConstants, "usedByPets" | "notForPets">,
): (reading: GiftReading) => number {
  const factor = NOT_FOR_PETS.test(text) ? notForPets : person === null ? 1 : usedByPets;
  return (reading) => (readPetsThing(reading).is ? factor : 1);
}
