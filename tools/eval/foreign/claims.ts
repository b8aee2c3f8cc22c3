import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ShopGuess } from "./answer-briefs.ts";

/** What a reader has said of guesses, by a hash of the gift's name and the category: right or not. */
const JUDGED_FILE = path.resolve("tests/eval/claims.json");
export const CLAIM_TAXONOMIES = ["interest", "occasion", "recipient", "ageRange"] as const;
/** Confidences in which guesses are counted together, by where each begins. */
const BANDS = [0.5, 0.6, 0.7, 0.8, 0.9] as const;
const READ_OF_BAND = 12;

type Judged = Record<string, boolean>;
/** A guess to be read; its reader fills in `isRight`. */
export interface ClaimToRead {
  name: string;
  claim: string;
  isRight: boolean | null;
}

const hashOf = ({ name, claim }: Pick<ClaimToRead, "name" | "claim">) =>
  createHash("sha256").update(`${name}\n${claim}`).digest("hex").slice(0, 16);
const claimOf = ({ name, taxonomy, slug }: ShopGuess) => ({ name, claim: `${taxonomy}/${slug}` });
const bandOf = (confidence: number) => BANDS.findLastIndex((from) => confidence >= from - 1e-6);

export function readJudgedClaims(): Judged {
  return existsSync(JUDGED_FILE) ? (JSON.parse(readFileSync(JUDGED_FILE, "utf8")) as Judged) : {};
}

/** Returns a sample of guesses, as many of each taxonomy and confidence as there are or twelve, chosen and ordered by a hash. */
export function sampleClaims(guesses: readonly ShopGuess[]): ClaimToRead[] {
  const ordered = guesses.toSorted((one, other) => (hashOf(claimOf(one)) < hashOf(claimOf(other)) ? -1 : 1));
  const room = new Map<string, number>();
  return ordered.flatMap((guess) => {
    const cell = `${guess.taxonomy} ${bandOf(guess.confidence)}`;
    const taken = room.get(cell) ?? 0;
    const isWanted = (CLAIM_TAXONOMIES as readonly string[]).includes(guess.taxonomy) && bandOf(guess.confidence) >= 0;
    if (!isWanted || taken >= READ_OF_BAND) return [];
    room.set(cell, taken + 1);
    return [{ ...claimOf(guess), isRight: null }];
  });
}

/** Adds what a reader has filled in to the judged claims, and returns how many there are now. */
export function keepClaims(read: readonly ClaimToRead[]): number {
  const said = read.flatMap((claim) => (claim.isRight === null ? [] : [[hashOf(claim), claim.isRight] as const]));
  const all = Object.entries({ ...readJudgedClaims(), ...Object.fromEntries(said) }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(JUDGED_FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  return all.length;
}

/** Of the guesses of a taxonomy with such a confidence, how many a reader has read, and how many of those are right. */
export interface ClaimFigures {
  taxonomy: string;
  from: number;
  read: number;
  right: number;
}

/** Counts the guesses that a reader has read. */
export function measureClaims(guesses: readonly ShopGuess[], judged: Judged): ClaimFigures[] {
  const read = guesses.flatMap((guess) => {
    const isRight = judged[hashOf(claimOf(guess))];
    return isRight === undefined ? [] : [{ taxonomy: guess.taxonomy, band: bandOf(guess.confidence), isRight }];
  });
  return CLAIM_TAXONOMIES.flatMap((taxonomy) =>
    BANDS.map((from, band) => {
      const here = read.filter((claim) => claim.taxonomy === taxonomy && claim.band === band);
      return { taxonomy, from, read: here.length, right: here.filter(({ isRight }) => isRight).length };
    }),
  );
}
