import type { GiftReader } from "#app/features/catalogue/guesses/types.ts";
import { nameWithoutBrands } from "#app/features/finder/read/brand-names.ts";
import { readGenderOfWords } from "#app/features/finder/read/categorise.ts";
import { readLearnt } from "#app/features/finder/read/learnt/read-learnt.ts";

const COLUMNS = ["kind", "id", "source", "weight", "confidence", "evidence"];

/** A claim as it is printed; null where words say something of which nobody has counted how often it is right. */
interface PrintedClaim {
  kind: string;
  id: string;
  source: string;
  weight: number;
  confidence: number | null;
  evidence: string;
}

/** Returns a table of what a reader claims of a gift, the surest first: a line a claim, with a line of headings. */
export function describeReading(reader: GiftReader, name: string, description: string): string[] {
  const guessed = reader
    .read(name, description)
    .map(({ taxonomy, slug, evidence, ...claim }): PrintedClaim => ({ kind: taxonomy, id: slug, ...claim, evidence: evidence ?? "" }));
  const claims = [...guessed, ...claimsBeside(name, description)].toSorted((one, other) => (other.confidence ?? 0) - (one.confidence ?? 0));
  const rows = claims.map(({ kind, id, source, weight, confidence, evidence }) => [
    kind,
    id,
    source,
    weight.toFixed(2),
    confidence?.toFixed(2) ?? "–",
    evidence,
  ]);
  const table = [COLUMNS, ...rows];
  const widths = COLUMNS.map((_, place) => Math.max(...table.map((row) => (row[place] ?? "").length)));
  return table.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** Returns what is claimed of children, men and women, which no category stands for. */
function claimsBeside(name: string, description: string): PrintedClaim[] {
  const learnt = readLearnt(nameWithoutBrands(name, null), description).flatMap((claim): PrintedClaim[] => {
    const { weight, confidence } = claim;
    const said = { source: "learnt", weight, confidence, evidence: claim.evidence.join(", ") };
    if (claim.kind === "child") return [{ kind: "child", id: `${claim.ages.min} to ${claim.ages.max}`, ...said }];
    return claim.kind === "gender" ? [{ kind: "gender", id: claim.gender, ...said }] : [];
  });
  const gender = readGenderOfWords(name, description);
  return gender === null ? learnt : [...learnt, { kind: "gender", id: gender, source: "words", weight: 1, confidence: null, evidence: "" }];
}
