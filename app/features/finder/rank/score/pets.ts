import type { Brief, GiftReading } from "../../types.ts";
import { lexicon } from "../../lexicon/lexicon.ts";

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
