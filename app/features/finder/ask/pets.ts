import { matchPhrases } from "../lexicon/lexicon.ts";
import type { PhraseMatch } from "../lexicon/matcher.ts";
import type { Span } from "./plain-text.ts";

const PETS = new Set(["dogs", "cats", "small-pets", "fish-aquarium", "reptiles", "horses"]);
/** A person who minds the giver's animal need not have one. */
const MINDED =
  /\b(?:watch(?:ed|es|ing)?|look(?:ed|s|ing)? after|feeds?|feeding|fed|walk(?:ed|s|ing)?|sit(?:s|ting)?(?: for)?|sat(?: for)?|car(?:ed|es|ing) for|tak(?:es|ing) care of|took care of|took(?: in)?|mind(?:ed|s|ing)?) (?:my|our) (?:[a-z]+ )?(?:[a-z]+)/g;

/** A person who mourns an animal wants no leash for it. */
const ANIMAL =
  "(?:dogs?|cats?|pupp(?:y|ies)|pups?|kittens?|pets?|labradors?|labs?|retrievers?|poodles?|terriers?|spaniels?|collies?|beagles?|dachshunds?|bulldogs?|horses?|pon(?:y|ies)|rabbits?|bunn(?:y|ies)|hamsters?|parrots?|budgies?)";
const LOST = new RegExp(
  `\\b(?:lost|losing|buried|put down|put to sleep|said goodbye to|mourns|mourning|grieving(?: for)?) (?:my|our|his|her|their|the) (?:[a-z]+ ){0,2}?${ANIMAL}(?![a-z])|\\b${ANIMAL} (?:just |has |have |had |recently |sadly )*(?:died|passed|to be put down|crossed the rainbow)`,
  "g",
);

/** Returns where a plain text (see `plainText`) mentions the giver's animals that the recipient minds, or animals that have died. */
export function findMindedPets(text: string): Span[] {
  return [...text.matchAll(MINDED), ...text.matchAll(LOST)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
}

/** Returns the animals in an occasion's name ("adopted a puppy"): the person who celebrates it has one, and likes it. */
export function petsOfOccasion({ words, ...occasion }: PhraseMatch): PhraseMatch[] {
  return petsIn(words).map((id) => ({ ...occasion, kind: "interest", id, words }));
}

/** True for an animal's occasion, such as "my dog's birthday". */
export function hasPet(words: string): boolean {
  return petsIn(words).length > 0;
}

function petsIn(words: string): string[] {
  const matches = words.split(/\s+/).flatMap((word) => matchPhrases(word));
  return [
    ...new Set(matches.filter(({ kind, id, from }) => kind === "interest" && from === "synonym" && PETS.has(id)).map(({ id }) => id)),
  ];
}
