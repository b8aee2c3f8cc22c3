import { pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { parse as parseText } from "csv-parse/sync";
import { findEncoding, readAsUtf8, readStartAsText, type TextEncoding } from "./file-text.server.ts";
import { type Delimiter, findDelimiter } from "./import-columns.ts";

/** No valid row is this long, so a quote that is never closed is detected here and not at the end of the file. */
const MAX_ROW_CHARACTERS = 1_000_000;

export interface CsvFormat {
  encoding: TextEncoding;
  delimiter: Delimiter;
  /** The file begins with a line such as "sep=;", by which spreadsheets tell each other the delimiter. */
  statesDelimiter: boolean;
}

function countBreaks(cells: readonly string[], pattern: RegExp): number {
  return cells.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0);
}

export interface FileRecord {
  /** The number of the line on which the row begins. */
  line: number;
  cells: string[];
}

/** The row is not valid CSV; its message names the line and the reason. */
export class FaultyRowError extends Error {
  override name = "FaultyRowError";
}

const FAULTS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: "a quote is opened and never closed",
  INVALID_OPENING_QUOTE: "a quote stands inside a cell that does not begin with one. Quote the whole cell and double the quotes in it",
  CSV_INVALID_CLOSING_QUOTE: "a quoted cell goes on after its closing quote. Double the quotes inside a cell",
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: "a quoted cell goes on after its closing quote. Double the quotes inside a cell",
  CSV_MAX_RECORD_SIZE: `a row is longer than ${MAX_ROW_CHARACTERS.toLocaleString("en-US")} characters. Perhaps a quote is not closed`,
};

const optionsFor = ({ delimiter, statesDelimiter }: CsvFormat) => ({
  delimiter,
  bom: true,
  trim: true,
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: ["\r\n", "\n", "\r"],
  from_line: statesDelimiter ? 2 : 1,
});

/** Finds out by its first lines how a file is written. Throws NotTextError and errors of the file system. */
export async function findFormat(path: string): Promise<CsvFormat> {
  const encoding = await findEncoding(path);
  const lines = (await readStartAsText(path, encoding)).split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
  const stated = /^sep=([,;\t])$/i.exec((lines[0] ?? "").trimEnd() === "sep=" ? "sep=\t" : (lines[0] ?? "").trim());
  return {
    encoding,
    delimiter: (stated?.[1] as Delimiter | undefined) ?? findDelimiter(lines[0] ?? ""),
    statesDelimiter: stated !== null,
  };
}

/** Returns the first `count` rows of a file, or those that its start holds whole. Never throws for what is wrong in a row. */
export async function readFirstRecords(path: string, format: CsvFormat, count: number): Promise<string[][]> {
  const start = await readStartAsText(path, format.encoding);
  return parseText(start, { ...optionsFor(format), to: count, skip_records_with_error: true });
}

/** Yields the rows of a file. Throws NotTextError, FaultyRowError and errors of the file system. */
export async function* readRecords(path: string, format: CsvFormat): AsyncGenerator<FileRecord> {
  // csv-parse counts a CRLF inside a cell as two lines.
  let surplus = 0;
  let lastLine = 0;
  // The parser runs ahead of the consuming loop, so line numbers are queued.
  const firstLines: number[] = [];
  const parser = parse({
    ...optionsFor(format),
    max_record_size: MAX_ROW_CHARACTERS,
    on_record(cells: string[], { lines }) {
      surplus += countBreaks(cells, /\r\n/g);
      lastLine = lines - surplus;
      firstLines.push(lastLine - countBreaks(cells, /\r\n|\r|\n/g));
      return cells;
    },
  });
  // The async iterator below receives the errors, so the callback ignores them.
  pipeline(readAsUtf8(path, format.encoding), parser, () => undefined);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { line: firstLines.shift() as number, cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FaultyRowError(`Line ${lastLine + 1}: ${FAULTS[error.code] ?? error.message}`, { cause: error });
  }
}
