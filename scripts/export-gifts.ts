// Writes the whole catalogue as a catalogue file: npm run export:gifts -- FILE.csv
// Exits with 0 when the file is written, 1 when something failed, 2 when the command line was wrong.
import { open, rename, rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { countExportedGifts, exportGifts } from "#app/features/catalogue/export.queries.server.ts";
import { writeGifts, writeHeader } from "#app/features/catalogue/export.ts";
import { showProgress } from "#app/platform/progress.ts";
import { readCommandLine, resolveFile, runWithDatabase } from "./catalogue/run-with-database.ts";

const USAGE = "Usage: npm run export:gifts -- FILE.csv";

async function prepare(): Promise<string> {
  return readCommandLine(USAGE, () => {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    if (positionals.length !== 1) throw new Error("Please name one file");
    return resolveFile(positionals[0] as string);
  });
}

/** Writes to a temporary file beside the target first, so that the target is replaced atomically. */
async function exportFile(file: string): Promise<void> {
  const half = `${file}.part`;
  const output = await open(half, "w");
  try {
    const progress = showProgress("Exporting", await countExportedGifts());
    let written = 0;
    await output.write(writeHeader());
    await exportGifts(async (gifts) => {
      await output.write(writeGifts(gifts));
      progress.update((written += gifts.length));
    });
    progress.finish();
    await output.sync();
    await output.close();
    await rename(half, file);
    process.stdout.write(`Exported ${written.toLocaleString("en-US")} gifts to ${file}\n`);
  } catch (error) {
    await output.close().catch(() => undefined);
    await rm(half, { force: true });
    throw error;
  }
}

await runWithDatabase(prepare, exportFile);
