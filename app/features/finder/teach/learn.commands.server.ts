import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { log } from "#app/platform/log.server.ts";
import { runApart } from "#app/platform/work/run-apart.server.ts";
import { committedReaderHash } from "../read/learnt/committed-reader.ts";
import { listLabelledGifts, summariseLabels } from "./lessons.queries.server.ts";
import { LEAST_GIFTS } from "./steps.ts";
import { TRAIN_READER_PROGRAM, type TrainedReader } from "./train-reader.process.ts";

/** Every gift is read again after a training, so a few labels more or other ones wait for this long. */
const FEW_LABELS_WAIT = "1 hour";
const MANY_MORE = 1.05;
/** Ten times what 2,000 gifts take. */
const TRAINING_MS = 5 * 60_000;

const stateRow = rowOf({
  isUnchanged: z.boolean(),
  base: z.string().nullable(),
  learnt: z.string().nullable(),
  gifts: z.int().nullable(),
  isLongAgo: z.boolean().nullable(),
});

/** What a look at the labels came to. */
export type Learning = "nothing-new" | "too-few" | "wait" | "learnt";

/**
 * Looks at what people and language models have said of the shop's gifts, and trains the shop's reader where there is enough that is new. It
 * waits until two looks have found the same, as somebody may be teaching.
 */
export async function learnFromShop(signal: AbortSignal): Promise<Learning> {
  const { gifts, hash } = await summariseLabels();
  const state = await noteLook(hash);
  if (gifts < LEAST_GIFTS) {
    if (state.learnt !== null) await forget();
    return "too-few";
  }
  if (state.learnt === hash) return "nothing-new";
  const base = committedReaderHash();
  const isWorth = state.base !== base || state.isLongAgo === true || gifts >= (state.gifts ?? 0) * MANY_MORE;
  if (!state.isUnchanged || !isWorth || signal.aborted) return "wait";
  const trained = await train();
  if (signal.aborted) return "wait";
  await changeRows(database())`
    update shop_reader set weights = ${Buffer.from(trained.weights)}, base = ${base}, learnt = ${hash}, gifts = ${gifts}, trained_at = now(),
      gains = ${JSON.stringify(trained.gains)}::jsonb`;
  log.info({ gifts }, "the shop's reader has learned from its gifts");
  return "learnt";
}

async function noteLook(hash: string): Promise<z.infer<typeof stateRow>> {
  const state = await readRow(database(), stateRow)`
    select seen = ${hash} as "isUnchanged", base, learnt, gifts, trained_at < now() - ${FEW_LABELS_WAIT}::interval as "isLongAgo" from shop_reader`;
  await changeRows(database())`
    insert into shop_reader (seen) values (${hash}) on conflict (is_only) do update set seen = excluded.seen where shop_reader.seen <> excluded.seen`;
  return state ?? { isUnchanged: false, base: null, learnt: null, gifts: null, isLongAgo: null };
}

/** What the shop has taken back is forgotten. */
async function forget(): Promise<void> {
  await changeRows(database())`
    update shop_reader set weights = null, base = null, learnt = null, gifts = null, trained_at = null, gains = null`;
}

async function train(): Promise<TrainedReader> {
  const trained = await runApart(TRAIN_READER_PROGRAM, { gifts: await listLabelledGifts() }, { withinMs: TRAINING_MS, kind: "learning" });
  if (!trained.ok) throw new Error(`Learning from the shop's gifts failed: ${trained.reason}`);
  return trained.answer as TrainedReader;
}
