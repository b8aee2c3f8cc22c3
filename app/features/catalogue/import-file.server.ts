import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { unescapeFormula } from "./export.ts";
import { findDelimiter, readCells, readHeader, type Header } from "./import-columns.ts";
import type { SourceRow } from "./import.commands.server.ts";

/** No valid row is this long, so a quote that is never closed is detected here and not at the end of the file. */
const MAX_ROW_CHARACTERS = 1_000_000;

/** All known columns with their aliases are far shorter than this. */
const HEADER_BYTES = 16_384;

/** A catalogue file that was read through once and can be imported. */
export interface CatalogueFile {
  /** The header's cells as they were written. */
  columns: readonly string[];
  rowCount: number;
  rows(): AsyncGenerator<SourceRow>;
}

class NotUtf8Error extends Error {
  override name = "NotUtf8Error";
}

async function* decode(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let place = 0;
  const check = (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new NotUtf8Error(`The file is not UTF-8 (near byte ${place.toLocaleString("en-US")})`);
    }
  };
  for await (const chunk of chunks) {
    check(chunk);
    place += chunk.length;
    yield chunk;
  }
  check();
}

function countBreaks(cells: readonly string[], pattern: RegExp): number {
  return cells.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0);
}

interface FileRecord {
  /** The number of the line on which the row begins. */
  line: number;
  cells: string[];
}

/** The row is not valid CSV; its message names the line and the reason. */
class FaultyRowError extends Error {
  override name = "FaultyRowError";
}

const FAULTS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: "a quote is opened and never closed",
  INVALID_OPENING_QUOTE: "a quote stands inside a cell that does not begin with one. Quote the whole cell and double the quotes in it",
  CSV_INVALID_CLOSING_QUOTE: "a quoted cell goes on after its closing quote. Double the quotes inside a cell",
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: "a quoted cell goes on after its closing quote. Double the quotes inside a cell",
  CSV_MAX_RECORD_SIZE: `a row is longer than ${MAX_ROW_CHARACTERS.toLocaleString("en-US")} characters. Perhaps a quote is not closed`,
};

/** Returns the first line of a file that is not blank, cut off after HEADER_BYTES, from which the delimiter is detected. */
async function readHeaderLine(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return (
      buffer
        .toString("utf8", 0, bytesRead)
        .split(/\r\n|\n|\r/)
        .find((line) => line.trim() !== "") ?? ""
    );
  } finally {
    await file.close();
  }
}

/** Yields the rows of a file. Throws NotUtf8Error, FaultyRowError and errors of the file system. */
async function* readRecords(path: string): AsyncGenerator<FileRecord> {
  const delimiter = findDelimiter(await readHeaderLine(path));
  // csv-parse counts a CRLF inside a cell as two lines.
  let surplus = 0;
  let lastLine = 0;
  // The parser runs ahead of the consuming loop, so line numbers are queued.
  const firstLines: number[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    max_record_size: MAX_ROW_CHARACTERS,
    on_record(cells, { lines }) {
      surplus += countBreaks(cells, /\r\n/g);
      lastLine = lines - surplus;
      firstLines.push(lastLine - countBreaks(cells, /\r\n|\r|\n/g));
      return cells;
    },
  });
  // The async iterator below receives the errors, so the callback ignores them.
  pipeline(createReadStream(path), decode, parser, () => undefined);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { line: firstLines.shift() as number, cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FaultyRowError(`Line ${lastLine + 1}: ${FAULTS[error.code] ?? error.message}`, { cause: error });
  }
}

const FILE_FAULTS: Record<string, string> = {
  ENOENT: "There is no such file",
  EISDIR: "It is a folder, not a file",
  EACCES: "The file may not be read",
};

/** Returns the reason, as a readable text, why a file cannot be read; undefined for an error that is not the file's fault. */
function explain(error: unknown): string | undefined {
  if (error instanceof NotUtf8Error || error instanceof FaultyRowError) return error.message;
  return FILE_FAULTS[(error as NodeJS.ErrnoException).code ?? ""];
}

/**
 * Reads a catalogue file through once, so that unreadable files are detected before anything is changed: UTF-8, a header of known columns,
 * valid quotes. Returns the file with its number of rows, or the reason.
 */
export async function openCatalogueFile(path: string): Promise<{ ok: true; file: CatalogueFile } | { ok: false; reason: string }> {
  let columns: readonly string[] | undefined;
  let header: Header = [];
  let rowCount = 0;
  try {
    for await (const { cells } of readRecords(path)) {
      if (columns !== undefined) {
        rowCount += 1;
        continue;
      }
      const read = readHeader(cells);
      if (!read.ok) return read;
      columns = cells;
      header = read.header;
    }
  } catch (error) {
    const reason = explain(error);
    if (reason === undefined) throw error;
    return { ok: false, reason };
  }
  if (columns === undefined) return { ok: false, reason: "The file is empty. It needs a header row" };
  return { ok: true, file: { columns, rowCount, rows: () => readRows(path, header) } };
}

async function* readRows(path: string, header: Header): AsyncGenerator<SourceRow> {
  let isHeader = true;
  for await (const { line, cells } of readRecords(path)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const read = readCells(header, cells.map(unescapeFormula));
    yield read.ok ? { line, cells, values: read.values } : { line, cells, values: null, fault: read.reason };
  }
}
