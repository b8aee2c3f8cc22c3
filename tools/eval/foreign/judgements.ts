import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";

const HASH_LENGTH = 16;
const span = z.tuple([z.number().min(0), z.number().max(120)]);
const brief = z.strictObject({
  id: z.string().optional(),
  /** What the shopper writes. */
  text: z.string().min(1),
  /** The ISO day on which they write it. */
  day: z.iso.date().optional(),
  half: z.enum(["open", "held-back"]).default("open"),
  /** True where a liking is named: the first five gifts are counted for it. */
  interest: z.boolean().default(false),
  /** The person's age in years, inclusive. */
  age: span.optional(),
  /** What the gift may cost in dollars. */
  minPrice: z.number().min(0).optional(),
  maxPrice: z.number().positive().optional(),
  /** Each gift that is right by its key, and how right. */
  grades: z.record(z.string(), z.number().min(0)),
});
const judgementsFile = z.strictObject({
  /** "weights" go from 0 to 1, "grades" from 0 to 3. */
  scale: z.enum(["weights", "grades"]).default("weights"),
  day: z.iso.date().optional(),
  /** False where only what somebody was shown has a grade: what has none is unknown then, and not wrong. */
  complete: z.boolean().default(true),
  briefs: z.array(brief).min(1),
  /** For whom gifts are, in years, by key. */
  gifts: z.record(z.string(), z.strictObject({ age: span })).default({}),
});

export type Half = "open" | "held-back";
export type ForeignBrief = z.output<typeof brief> & { id: string };
export type Judgements = Omit<z.output<typeof judgementsFile>, "briefs"> & { briefs: ForeignBrief[] };

/** A file that cannot be used, in words for its author. */
export class JudgementsError extends Error {
  override name = "JudgementsError";
}

const HIGHEST = { weights: 1, grades: 3 };

/** Reads a file of judgements; its form is described in tests/eval/README.md. Throws a JudgementsError that names the place. */
export function readJudgements(file: string): Judgements {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new JudgementsError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  const parsed = judgementsFile.safeParse(written);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new JudgementsError(`${file}, ${issue?.path.join(".") || "the whole file"}: ${issue?.message}`);
  }
  const { scale, briefs, ...rest } = parsed.data;
  const named = briefs.map((each, place) => ({ ...each, id: each.id ?? `b${place + 1}` }));
  for (const { id, grades } of named)
    for (const [key, grade] of Object.entries(grades))
      if (grade > HIGHEST[scale]) throw new JudgementsError(`${file}, brief ${id}, gift ${key}: ${grade} is more than ${HIGHEST[scale]}`);
  const twice = named.find(({ id }, place) => named.findIndex((other) => other.id === id) !== place);
  if (twice !== undefined) throw new JudgementsError(`${file}: two briefs are called ${twice.id}`);
  return { ...rest, scale, briefs: named };
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);

/** Returns the hash by which judgements may name a gift without its name. */
export const nameHash = (name: string) => hash(name);

/** What a gift may be named by. */
export interface Named {
  externalId: string | null;
  slug: string;
  name: string;
}

/** Returns the keys by which judgements may name a gift, for one brief: the last is how eval:judge keeps grades. */
export function keysOf({ externalId, slug, name }: Named, text: string): string[] {
  return [...(externalId === null ? [] : [externalId]), slug, name, nameHash(name), hash(`${text}\n${name}`)];
}

/** Returns what a table says of a gift under the first of its keys that it has. */
export function byKey<Said>(table: Readonly<Record<string, Said>>, keys: readonly string[]): Said | undefined {
  const key = keys.find((each) => Object.hasOwn(table, each));
  return key === undefined ? undefined : table[key];
}

/** Returns a grade from 0 to 3, not rounded; null where nobody has given one and that says nothing. */
export function gradeOf({ scale, complete }: Judgements, { grades, text }: ForeignBrief, gift: Named): number | null {
  const grade = byKey(grades, keysOf(gift, text));
  if (grade === undefined) return complete ? 0 : null;
  return scale === "weights" ? grade * HIGHEST.grades : grade;
}
