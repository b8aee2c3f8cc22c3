import { type CsvFormat, findFormat, isUnreadable, readFirstRecords, readRecords } from "./csv-records.server.ts";
import { unescapeFormula } from "./export.ts";
import type { TextEncoding } from "./file-text.server.ts";
import {
  type CatalogueColumn,
  type ColumnChoices,
  type Delimiter,
  findColumn,
  type Header,
  readCells,
  readHeader,
} from "./import-columns.ts";
import type { SourceRow } from "./import.commands.server.ts";
import { withoutMarkup } from "./markup-in-cells.server.ts";
import { cutText, toLine } from "#app/platform/text.ts";

/** A catalogue file that was read through once and can be imported. */
export interface CatalogueFile {
  /** The header's cells as they were written. */
  columns: readonly string[];
  rowCount: number;
  rows(): AsyncGenerator<SourceRow>;
}

const FILE_FAULTS: Record<string, string> = {
  ENOENT: "There's no such file",
  EISDIR: "It's a folder, not a file",
  EACCES: "You don't have permission to read the file",
};

/** Returns the reason, as a readable text, why a file cannot be read; undefined for an error that is not the file's fault. */
function explain(error: unknown): string | undefined {
  if (isUnreadable(error)) return error.message;
  return FILE_FAULTS[(error as NodeJS.ErrnoException).code ?? ""];
}

/**
 * Reads a catalogue file through once, so that unreadable files are detected before anything is changed: its encoding, a header of known
 * columns (by their names, or by what people have chosen), valid quotes. Returns the file with its number of rows, or the reason.
 */
export async function openCatalogueFile(
  path: string,
  choices?: ColumnChoices,
): Promise<{ ok: true; file: CatalogueFile } | { ok: false; reason: string }> {
  return refuseUnreadable(async () => {
    const format = await findFormat(path);
    let columns: readonly string[] | undefined;
    let header: Header = [];
    let rowCount = 0;
    for await (const { cells } of readRecords(path, format)) {
      if (columns !== undefined) {
        rowCount += 1;
        continue;
      }
      const read = readHeader(cells, choices);
      if (!read.ok) return read;
      columns = cells;
      header = read.header;
    }
    if (columns === undefined) return { ok: false, reason: "The file is empty. It needs a header row" };
    return { ok: true, file: { columns, rowCount, rows: () => readRows(path, format, header) } };
  });
}

/** The header of a file as it was written, with what the shop makes of each column, and what stands below it. */
export interface FileLook {
  encoding: TextEncoding;
  delimiter: Delimiter;
  columns: { written: string; column: CatalogueColumn | null; isKnown: boolean; samples: string[] }[];
}

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 60;

/** Looks at the start of a file, which need not be whole, and tells what the shop makes of its columns. */
export async function lookAtFile(
  path: string,
  choices: ColumnChoices,
): Promise<{ ok: true; look: FileLook } | { ok: false; reason: string }> {
  return refuseUnreadable(async () => {
    const format = await findFormat(path);
    const [header, ...rows] = await readFirstRecords(path, format, 1 + SAMPLES);
    if (header === undefined) return { ok: false, reason: "The file is empty. It needs a header row" };
    const columns = header.map((written, place) => {
      const column = findColumn(written, choices);
      const samples = rows.map((cells) => cutText(toLine(unescapeFormula(cells[place] ?? "")), SAMPLE_CHARACTERS));
      return { written, column: column ?? null, isKnown: column !== undefined, samples: samples.filter((sample) => sample !== "") };
    });
    return { ok: true, look: { encoding: format.encoding, delimiter: format.delimiter, columns } };
  });
}

/** Returns what `read` does, or the reason where the file itself cannot be read. */
async function refuseUnreadable<Read extends { ok: boolean }>(read: () => Promise<Read>): Promise<Read | { ok: false; reason: string }> {
  try {
    return await read();
  } catch (error) {
    const reason = explain(error);
    if (reason === undefined) throw error;
    return { ok: false, reason };
  }
}

async function* readRows(path: string, format: CsvFormat, header: Header): AsyncGenerator<SourceRow> {
  let isHeader = true;
  for await (const { line, cells } of readRecords(path, format)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const read = readCells(header, cells.map(unescapeFormula));
    yield read.ok ? { line, cells, values: withoutMarkup(read.values) } : { line, cells, values: null, fault: read.reason };
  }
}
