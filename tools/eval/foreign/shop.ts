import { sql } from "drizzle-orm";
import type { GiftReader } from "#app/features/catalogue/guesses/types.ts";
import { readWaitingGifts } from "#app/features/catalogue/guesses/read-gifts.commands.server.ts";
import { openCatalogueFile } from "#app/features/catalogue/import-file.server.ts";
import { importGifts, type SourceRow } from "#app/features/catalogue/import.commands.server.ts";
import { continueReading } from "#app/features/catalogue/model-reading/read-lots.commands.server.ts";
import { startModelRun } from "#app/features/catalogue/model-reading/runs.commands.server.ts";
import { readModelRun } from "#app/features/catalogue/model-reading/runs.queries.server.ts";
import { createModelReader } from "#app/features/finder/read/by-model/model-reader.server.ts";
import { giftReaderOf } from "#app/features/finder/read/gift-reader.ts";
import { committedReader } from "#app/features/finder/read/learnt/committed-reader.ts";
import { readWith } from "#app/features/finder/read/learnt/current-reader.ts";
import type { LinearReader } from "#app/features/finder/read/learnt/reader.ts";
import { learnFromShop } from "#app/features/finder/teach/learn.commands.server.ts";
import { currentGiftReader } from "#app/features/finder/teach/shop-reader.queries.server.ts";
import { guessFromWords } from "#app/features/finder/read/word-guesses.ts";
import { configuredProductModel } from "#app/platform/ai/language-model.server.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import { createUser } from "#tests/factories/users.ts";
import { withoutTags } from "../without-tags.ts";
import { listGifts, type ListedGift } from "../eval-database.ts";
import { JudgementsError, keysOf } from "./judgements.ts";
import { keepModelReadings, readModelReadings } from "./model-readings.ts";

/** How a shop is made of a catalogue file. */
export interface ShopKind {
  /** The absolute path of the file. */
  catalogue: string;
  /** True where the file's tags and genders are left out. */
  isStripped: boolean;
  /** True for an import with `--categorize`. */
  isCategorized: boolean;
  /** Who reads the gifts: the readers of an import, the lexicon's words alone, or a language model too. */
  readBy: "readers" | "words" | "model";
  /** A file with what a language model has read; without one the model of the settings is asked. */
  readings: string | null;
  /** The keys of the gifts that the shop keeps of the file; null for all. */
  only: readonly string[] | null;
}

/** Opens a catalogue file; throws an Error in the import's own words where it cannot be read. */
export async function openCatalogue(file: string) {
  const opened = await openCatalogueFile(file);
  if (!opened.ok) throw new JudgementsError(`${file} cannot be imported: ${opened.reason}`);
  return opened.file;
}

async function* rowsOf(file: string, isStripped: boolean): AsyncGenerator<SourceRow> {
  for await (const row of (await openCatalogue(file)).rows())
    yield row.values === null || !isStripped ? row : { ...row, values: withoutTags(row.values) };
}

const WORDS_ALONE: GiftReader = { version: "words alone", sources: ["learnt", "words"], read: guessFromWords };

/** Has the finder of this process hear nothing from the learnt reader. */
function silenceLearntReader(): void {
  const nothing = { scores: [0], values: [0] };
  const reader = committedReader();
  const calibrations = Object.fromEntries(Object.keys(reader.calibrations).map((kind) => [kind, { weight: nothing, confidence: nothing }]));
  readWith({ stamp: "silent", reader: { ...reader, calibrations: calibrations as unknown as LinearReader["calibrations"] } });
}

/** Fills the connected, empty database as an import of the file would, and returns its gifts. */
export async function makeShop({ catalogue, isStripped, isCategorized, readBy, readings, only }: ShopKind): Promise<ListedGift[]> {
  if (readBy === "words") silenceLearntReader();
  const { created, rejected } = await importGifts(rowsOf(catalogue, isStripped));
  if (created === 0) throw new JudgementsError(`${catalogue} has no row that can be imported`);
  if (rejected > 0) process.stderr.write(`${rejected} of ${created + rejected} rows were rejected\n`);
  if (only !== null) await keepOnly(new Set(only));
  const tools = { reader: readBy === "words" ? WORDS_ALONE : giftReaderOf(null), standardCategories: readStandardCategories };
  await readWaitingGifts(tools, { isThorough: isCategorized });
  const gifts = await listGifts();
  if (readBy === "model") {
    const read = readings === null ? await askModel(tools) : await keepModelReadings(readModelReadings(readings), gifts);
    process.stderr.write(`${read} of ${gifts.length} gifts are read by a model\n`);
    await readWaitingGifts(tools);
  }
  if (readBy !== "words") await learn();
  return gifts;
}

async function keepOnly(keys: ReadonlySet<string>): Promise<void> {
  const others = (await listGifts()).filter((gift) => !keysOf(gift, "").some((key) => keys.has(key)));
  await database().execute(sql`delete from gifts where id = any (${sql.param(others.map(({ id }) => id))}::uuid[])`);
}

/** Has the shop learn from what its file and a model say, where that is enough, as a site does within minutes. */
async function learn(): Promise<void> {
  const { signal } = new AbortController();
  // The first look finds labels, and the second that nobody has changed them.
  await learnFromShop(signal);
  if ((await learnFromShop(signal)) !== "learnt") return;
  process.stderr.write("The shop has learned from its own gifts\n");
  await readWaitingGifts({ reader: await currentGiftReader(), standardCategories: readStandardCategories });
}

/** Has the configured model read all gifts, as an admin would, and returns how many it has read. */
async function askModel(tools: Parameters<typeof readWaitingGifts>[0]): Promise<number> {
  const [model, settings] = [configuredProductModel(), config().productModel];
  if (model === null || settings === null) throw new Error("AI_PROVIDER names no model that reads products");
  await startModelRun((await createUser()).id, "all");
  await continueReading(createModelReader(model, settings.model), tools, new AbortController().signal);
  const run = await readModelRun();
  if (run?.state !== "done") process.stderr.write(`The model has not read everything: ${run?.waitReason ?? "stopped"}\n`);
  return run?.read ?? 0;
}
