import { existsSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { ModelClaim } from "#app/features/catalogue/model-reading/types.ts";
import { guessesOfModel } from "#app/features/finder/read/by-model/model-guesses.ts";
import { database } from "#app/platform/db/database.server.ts";
import type { ListedGift } from "../eval-database.ts";
import { JudgementsError, keysOf } from "./judgements.ts";

const weights = z.record(z.string(), z.number().min(0).max(10)).default({});
/** One line of a file of readings, as tests/eval/model-readings/reference.jsonl has them: lexicon ids with weights from 1 to 10. */
const reading = z.object({
  gift: z.string(),
  interests: weights,
  occasions: weights,
  people: weights,
  traits: weights,
  child: z.strictObject({ weight: z.number().min(0).max(10), from: z.number(), to: z.number() }),
  gender: z.enum(["unisex", "male", "female"]).default("unisex"),
});
export type FileReading = z.output<typeof reading>;

const KINDS = { interests: "interest", occasions: "occasion", people: "person", traits: "trait" } as const;

/** Reads a file of readings, one JSON object a line. Throws a JudgementsError that names the line. */
export function readModelReadings(file: string): FileReading[] {
  if (!existsSync(file)) throw new JudgementsError(`${file} is not there`);
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, place) => {
    if (line.trim() === "") return [];
    try {
      return [reading.parse(JSON.parse(line))];
    } catch (error) {
      const said = error instanceof z.ZodError ? `${error.issues[0]?.path.join(".")}: ${error.issues[0]?.message}` : String(error);
      throw new JudgementsError(`${file}, line ${place + 1}: ${said}`);
    }
  });
}

/** Returns what a line says as claims of a model. */
export function claimsOfReading(read: FileReading): ModelClaim[] {
  const named = Object.entries(KINDS).flatMap(([list, kind]) =>
    Object.entries(read[list as keyof typeof KINDS]).map(([id, weight]): ModelClaim => ({ kind, id, weight: weight / 10, quote: "" })),
  );
  const { child, gender } = read;
  return [
    ...named,
    { kind: "child", weight: child.weight / 10, from: child.from, to: child.to },
    ...(gender === "unisex" ? [] : [{ kind: "gender" as const, id: gender }]),
  ];
}

/** Keeps readings for the gifts that they name, as if a language model had read them, and returns for how many gifts. */
export async function keepModelReadings(readings: readonly FileReading[], gifts: readonly ListedGift[]): Promise<number> {
  const byGift = new Map(readings.map((read) => [read.gift, read]));
  let kept = 0;
  for (const gift of gifts) {
    const read = keysOf(gift, "").flatMap((key) => byGift.get(key) ?? [])[0];
    if (read === undefined) continue;
    const claims = claimsOfReading(read);
    await database().execute(sql`
      insert into model_readings (texts_hash, reader, claims, guesses)
      select texts_hash, 'a file', ${JSON.stringify(claims)}::jsonb, ${JSON.stringify(guessesOfModel(claims))}::jsonb
      from gift_readings where gift_id = ${gift.id}::uuid on conflict do nothing`);
    kept += 1;
  }
  return kept;
}
