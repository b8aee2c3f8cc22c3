// Imports a catalogue file: npm run import:gifts -- FILE.csv [--categorize] [--dry-run]
// Exits with 0 when the file was imported (rejected rows are in FILE.csv.rejects.csv), 1 when it could not be read or the database failed,
// 2 when the command line was wrong.
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { replaceForeignTag } from "#app/features/affiliate/store-links.rules.ts";
import { createForeignTagReport } from "#app/features/catalogue/foreign-tags.rules.ts";
import type { Categoriser } from "#app/features/catalogue/import-categorise.rules.ts";
import { type CatalogueFile, openCatalogueFile } from "#app/features/catalogue/import-file.service.server.ts";
import { type ImportResult, importGifts } from "#app/features/catalogue/import.commands.server.ts";
import { config } from "#app/platform/config.server.ts";
import { showProgress } from "#app/platform/progress.ts";
import { openLexiconCategoriser } from "./catalogue/lexicon-categoriser.ts";
import { openRejectsFile } from "./catalogue/rejects-file.ts";
import { CommandError, readCommandLine, resolveFile, runWithDatabase } from "./catalogue/run-with-database.ts";

const USAGE = `Usage: npm run import:gifts -- FILE.csv [--categorize] [--dry-run]

  --categorize  reads names and descriptions, and gives each gift values of the taxonomies (interests, recipients, age ranges, …) of which the
                file gives it none: its cell is empty, or there is no such column and the gift has no value yet. What the file says stays.
  --dry-run     says what would happen and changes nothing
  --help        says this`;
const OPTIONS = {
  categorize: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;
const SHOWN_REJECTS = 10;

interface Prepared {
  path: string;
  dryRun: boolean;
  categoriser: Categoriser | undefined;
  file: CatalogueFile;
}

async function prepare(): Promise<Prepared> {
  const { name, dryRun, categorize } = readCommandLine(USAGE, () => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    if (values.help) {
      process.stdout.write(`${USAGE}\n`);
      process.exit(0);
    }
    if (positionals.length !== 1) throw new Error("One file is needed");
    return { name: positionals[0] as string, dryRun: values["dry-run"], categorize: values.categorize };
  });
  const path = resolveFile(name);
  const opened = await openCatalogueFile(path);
  if (!opened.ok) throw new CommandError(`${name} cannot be imported, nothing was changed. ${opened.reason}.`, 1);
  return { path, dryRun, categoriser: categorize ? await openLexiconCategoriser() : undefined, file: opened.file };
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}

function summarise(name: string, result: ImportResult, { dryRun, categoriser }: Prepared, seconds: number): string {
  const words =
    categoriser === undefined ? "" : `; ${count(result.addedValues)} values read from the words of ${count(result.categorised)} gifts`;
  const said = `${count(result.created)} created, ${count(result.updated)} updated, ${count(result.unchanged)} unchanged, ${count(result.rejected)} rejected`;
  const how = dryRun ? "Dry run, nothing was changed" : "Imported";
  return `${how}: ${name}, ${count(result.read)} rows in ${seconds.toFixed(1)} s: ${said}${words}`;
}

async function importFile(prepared: Prepared): Promise<void> {
  const {
    path,
    dryRun,
    categoriser,
    file: { columns, rowCount, rows },
  } = prepared;
  const name = basename(path);
  const rejects = openRejectsFile(path, columns);
  const progress = showProgress(dryRun ? `Trying ${name}` : `Importing ${name}`, rowCount);
  const startedAt = performance.now();
  const foreignTags = createForeignTagReport();
  let shown = 0;
  const result = await importGifts(rows(), {
    dryRun,
    ...(categoriser === undefined ? {} : { categoriser }),
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
  process.stdout.write(`${summarise(name, result, prepared, (performance.now() - startedAt) / 1000)}\n`);
  const replaced = foreignTags.read();
  if (replaced !== null) process.stdout.write(`${replaced}\n`);
  if (result.rejected > 0) process.stdout.write(`The rejected rows and why: ${rejects.path}\n`);
}

await runWithDatabase(prepare, importFile);
