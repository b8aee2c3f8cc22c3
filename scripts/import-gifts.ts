// Imports a catalogue file: npm run import:gifts -- FILE.csv [--categorize] [--dry-run]
// Exits with 0 when the file was imported (rejected rows are in FILE.csv.rejects.csv), 1 when it could not be read or the database failed,
// 2 when the command line was wrong.
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { replaceForeignTag } from "#app/features/affiliate/store-links.ts";
import { createForeignTagReport } from "#app/features/catalogue/foreign-tags.ts";
import { readWaitingGifts } from "#app/features/catalogue/guesses/read-gifts.commands.server.ts";
import { summariseTaxonomies } from "#app/features/catalogue/guesses/summary.queries.server.ts";
import { wordSummary } from "#app/features/catalogue/guesses/summary.ts";
import { type CatalogueFile, openCatalogueFile } from "#app/features/catalogue/import-file.server.ts";
import { type ImportResult, importGifts } from "#app/features/catalogue/import.commands.server.ts";
import { wordOffer } from "#app/features/catalogue/model-reading/run-texts.ts";
import { viewModelReading } from "#app/features/catalogue/model-reading/view-model-reading.server.ts";
import { currentGiftReader } from "#app/features/finder/teach/shop-reader.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { showProgress } from "#app/platform/progress.ts";
import { checkSettings } from "#app/start-up.server.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import { openRejectsFile } from "./catalogue/rejects-file.ts";
import { CommandError, readCommandLine, resolveFile, runWithDatabase } from "./catalogue/run-with-database.ts";

const USAGE = `Usage: npm run import:gifts -- FILE.csv [--categorize] [--dry-run]

After the import, new and changed gifts are read, and categories are guessed where the file gives none. Guesses that are right nine times out
of ten are shown; the others wait under Suggestions in the admin area. What the file and people say always stays.

  --categorize  reads every gift again, and adds usual categories the shop doesn't have where a gift surely belongs to one
  --dry-run     shows what would happen without changing anything
  --help        shows this help`;
const OPTIONS = {
  categorize: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;
const SHOWN_REJECTS = 10;
const LOTS_AT_ONCE = 2;
/**
 * The heap grows by this share before it is collected. Otherwise V8 lets it double again and again while a large file is read, whose rows are
 * forgotten as soon as they are written.
 */
const HEAP_GROWTH_PERCENT = 20;

interface Prepared {
  path: string;
  dryRun: boolean;
  categorize: boolean;
  file: CatalogueFile;
}

async function prepare(): Promise<Prepared> {
  const { name, dryRun, categorize } = readCommandLine(USAGE, () => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    if (values.help) {
      process.stdout.write(`${USAGE}\n`);
      process.exit(0);
    }
    if (positionals.length !== 1) throw new Error("Please name one file");
    return { name: positionals[0] as string, dryRun: values["dry-run"], categorize: values.categorize };
  });
  checkSettings();
  const path = resolveFile(name);
  const opened = await openCatalogueFile(path);
  if (!opened.ok) throw new CommandError(`${name} can't be imported, and nothing was changed. ${opened.reason}.`, 1);
  return { path, dryRun, categorize, file: opened.file };
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}

function summarise(name: string, result: ImportResult, dryRun: boolean, seconds: number): string {
  const said = `${count(result.created)} created, ${count(result.updated)} updated, ${count(result.unchanged)} unchanged, ${count(result.rejected)} rejected`;
  const how = dryRun ? "Dry run, nothing was changed" : "Imported";
  return `${how}: ${name}, ${count(result.read)} rows in ${seconds.toFixed(1)} s: ${said}`;
}

async function importFile(prepared: Prepared): Promise<void> {
  const {
    path,
    dryRun,
    categorize,
    file: { columns, rowCount, rows },
  } = prepared;
  const name = basename(path);
  const rejects = openRejectsFile(path, columns);
  const progress = showProgress(dryRun ? `Checking ${name}` : `Importing ${name}`, rowCount);
  const startedAt = performance.now();
  const foreignTags = createForeignTagReport();
  let shown = 0;
  const result = await importGifts(rows(), {
    dryRun,
    replaceForeignTag: (url) => replaceForeignTag(url, config().affiliateProgram.tags),
    onForeignTag: foreignTags.add,
    onProgress: (read) => progress.update(read),
    onReject(row) {
      rejects.add(row);
      shown += 1;
      progress.finish();
      if (shown <= SHOWN_REJECTS) process.stderr.write(`Line ${row.line}: ${row.column === "" ? "" : `${row.column}: `}${row.reason}\n`);
    },
  });
  progress.finish();
  process.stdout.write(`${summarise(name, result, dryRun, (performance.now() - startedAt) / 1000)}\n`);
  if (!dryRun) await readImported(categorize, result.created + result.updated);
  const replaced = foreignTags.read();
  if (replaced !== null) process.stdout.write(`${replaced}\n`);
  if (result.rejected > 0) process.stdout.write(`Rejected rows, with the reasons: ${rejects.path}\n`);
}

/** Reads the gifts that wait to be read, and says how far the catalogue is described now and what needs an eye. */
async function readImported(isThorough: boolean, changed: number): Promise<void> {
  const startedAt = performance.now();
  const progress = showProgress("Reading gifts", changed);
  const tools = { reader: await currentGiftReader(), standardCategories: readStandardCategories };
  const read = await readWaitingGifts(tools, { isThorough, lotsAtOnce: LOTS_AT_ONCE, onProgress: (gifts) => progress.update(gifts) });
  progress.finish();
  if (read > 0) process.stdout.write(`Read ${count(read)} gifts in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  const offer = wordOffer(await viewModelReading(config()));
  for (const line of [...wordSummary(await summariseTaxonomies()), ...(offer === null ? [] : [offer])]) process.stdout.write(`  ${line}\n`);
}

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
await runWithDatabase(prepare, importFile);
