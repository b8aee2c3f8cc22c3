import type { Brief, GiftReading } from "../../types.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { coreOfName } from "../../read/core-name.ts";
import { derivation } from "../../read/derived.ts";

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
const readPetsThing = derivation((reading) => ({ is: petScore(reading) > 0 && USED_BY_PETS.test(coreOfName(reading.profile.name)) }));

/** True for what an animal uses where the gift is for somebody: a planter with a cat on it pleases a cat lover more than a bed for the cat. */
export function isUsedByPets(reading: GiftReading, { person }: Pick<Brief, "person">): boolean {
  return person !== null && readPetsThing(reading).is;
}
