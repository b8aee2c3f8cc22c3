import type { GiftProfile } from "../../types.ts";
import type { Token } from "../../lexicon/tokens.ts";
import { readStages, readYears } from "../ages.ts";
import { readGender } from "../gender.ts";
import { readText, weighWords } from "../word-evidence.ts";

/** What the lexicon's words say of a text: its tokens, and names for what was found with the lexicon's confidence (0 to 1). */
export interface LexiconReading {
  tokens: readonly Token[];
  found: [name: string, weight: number][];
}

const NOTHING = readText("");
const UNTAGGED = { gender: "unisex", tags: {} } as GiftProfile;
const CHILDS_UNTIL = 17;
/** Descriptions say for whom they are at their beginning, if at all. */
const READ_OF_DESCRIPTION = 600;

/**
 * Reads a gift with the lexicon: its name in full, its description only for the ages and the gender that it says the gift is for. It is the
 * only place where the learnt reader depends on the reading of words.
 */
export function readWithLexicon(name: string, description: string): LexiconReading {
  const read = readText(name);
  const told = readText(description.slice(0, READ_OF_DESCRIPTION));
  const found: [string, number][] = [];
  for (const [kind, weights] of Object.entries(weighWords(read, NOTHING)))
    for (const [id, weight] of weights) found.push([`${kind}:${id}`, weight]);
  const ages = readYears(`${name}. ${told.text}`) ?? readStages(read, told);
  if (ages !== null) found.push([`ages:${ages.max <= CHILDS_UNTIL ? `child:${ages.min}` : "grown"}`, 1]);
  const gender = readGender(UNTAGGED, read, told);
  if (gender !== null) found.push([`gender:${gender}`, 1]);
  return { tokens: read.tokens, found };
}
