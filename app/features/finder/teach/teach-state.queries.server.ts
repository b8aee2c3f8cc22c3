import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, rowOf, timestamp } from "#app/platform/db/rows.server.ts";
import { listCertainty } from "./certainty.queries.server.ts";
import { summariseLabels } from "./lessons.queries.server.ts";
import type { TeachState } from "./certainty.ts";

const TOPICS = ["interest", "occasion", "person"];

const learnedRow = rowOf({
  gifts: z.int(),
  at: timestamp,
  gains: z.array(z.object({ kind: z.string(), share: z.number(), gain: z.number() })),
});

/** Returns what the shop has been taught, and what it has learned of that. */
export async function readTeachState(): Promise<TeachState> {
  const { before, now } = await listCertainty();
  const learned = await readRow(database(), learnedRow)`
    select gifts, trained_at as at, gains from shop_reader where learnt is not null`;
  return {
    gifts: now.gifts,
    labeled: (await summariseLabels()).gifts,
    learned: learned === null ? null : { gifts: learned.gifts, at: new Date(learned.at), gain: meanGain(learned.gains) },
    certainty: [...before, now],
  };
}

/** Returns by how much the reader errs less about whom and what gifts are for, as a share of what it erred before. */
function meanGain(gains: z.infer<typeof learnedRow>["gains"]): number {
  const ofTopics = gains.filter(({ kind }) => TOPICS.includes(kind));
  return ofTopics.reduce((sum, { gain }) => sum + gain, 0) / Math.max(1, ofTopics.length);
}
