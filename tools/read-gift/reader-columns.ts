import type { Guess } from "#app/features/catalogue/guesses/types.ts";
import type { ModelClaim } from "#app/features/catalogue/model-reading/types.ts";
import { nameWithoutBrands, withoutBrand } from "#app/features/finder/read/brand-names.ts";
import { guessesOfModel } from "#app/features/finder/read/by-model/model-guesses.ts";
import { readGenderOfWords } from "#app/features/finder/read/categorise.ts";
import { guessesOfClaims } from "#app/features/finder/read/learnt-guesses.ts";
import { claimsOf } from "#app/features/finder/read/learnt/claims.ts";
import { committedReader } from "#app/features/finder/read/learnt/committed-reader.ts";
import type { LinearReader } from "#app/features/finder/read/learnt/reader.ts";
import { guessFromWords } from "#app/features/finder/read/word-guesses.ts";
import type { KnownOfGift } from "./known-of-gift.ts";

/** What one reader says of a claim; a confidence is null where nobody has counted how often it is right. */
export interface Said {
  weight: number;
  confidence: number | null;
  evidence: string | null;
}

/** The readers of a gift's texts in the order in which they are believed. */
export const READERS = ["model", "taught", "learnt", "words"] as const;
export type ReaderName = (typeof READERS)[number];

/** What each reader says, by claim: "taxonomy slug", "child" with ages, or "gender" with a sex. */
export type Columns = Readonly<Record<ReaderName, ReadonlyMap<string, Said>>>;

/** Has every reader read a gift, each for itself. */
export function readAlone({ name, description, brandName, shop, modelClaims }: KnownOfGift): Columns {
  const learnt = (reader: LinearReader) => {
    const claims = claimsOf(reader, nameWithoutBrands(name, brandName), withoutBrand(description, brandName));
    const beside = claims.flatMap((claim): [string, Said][] => {
      const said = { weight: claim.weight, confidence: claim.confidence, evidence: claim.evidence.join(", ") };
      if (claim.kind === "child") return [[childKey(claim.ages.min, claim.ages.max), said]];
      return claim.kind === "gender" ? [[`gender ${claim.gender}`, said]] : [];
    });
    return new Map([...guessesOfClaims(claims).map(saidOfGuess), ...beside]);
  };
  const gender = readGenderOfWords(name, description);
  return {
    model: new Map([...guessesOfModel(modelClaims ?? []).map(saidOfGuess), ...(modelClaims ?? []).flatMap(besideCategories)]),
    taught: shop === null ? new Map<string, Said>() : learnt(shop.reader),
    learnt: learnt(committedReader()),
    words: new Map([
      ...guessFromWords(name, description, brandName).map(saidOfGuess),
      ...(gender === null ? [] : [[`gender ${gender}`, { weight: 1, confidence: null, evidence: null }] as const]),
    ]),
  };
}

export const keyOf = ({ taxonomy, slug }: Pick<Guess, "taxonomy" | "slug">) => `${taxonomy} ${slug}`;

const childKey = (from: number, to: number) => `child ${from} to ${to}`;

function saidOfGuess({ weight, confidence, evidence, ...guess }: Guess): [string, Said] {
  return [keyOf(guess), { weight, confidence, evidence }];
}

function besideCategories(claim: ModelClaim): [string, Said][] {
  if (claim.kind === "gender") return [[`gender ${claim.id}`, { weight: 1, confidence: null, evidence: null }]];
  if (claim.kind !== "child" || claim.weight === 0) return [];
  return [[childKey(claim.from, claim.to), { weight: claim.weight, confidence: null, evidence: null }]];
}
