import { pipeline } from "node:stream";
import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { parse as parseText } from "csv-parse/sync";
import { findEncoding, NotTextError, readAsUtf8, readStartAsText, type TextEncoding } from "./file-text.server.ts";
import { type Delimiter, findDelimiter } from "./import-columns.ts";

/** No valid row is this long, so a quote that is never closed is detected here and not at the end of the file. */
const MAX_ROW_CHARACTERS = 1_000_000;
/** The same for cells, of which a megabyte can hold a million; shops' programs write some two hundred. */
const MAX_CELLS = 2000;
/** The parser makes an error of each row that is shorter or longer than the header, which costs ten times as much as reading it. */
const MAX_UNEVEN_ROWS = 100_000;
/** A piece of rows of one letter holds the loop for some ten milliseconds. */
const BYTES_AT_A_TIME = 1024;

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
  readonly line: number;
  readonly reason: string;

  constructor(line: number, reason: string, options?: ErrorOptions) {
    super(`Line ${line}: ${reason}`, options);
    this.line = line;
    this.reason = reason;
  }
}

/** True for what is wrong in a file itself, in words for people, and not with reading it. */
export const isUnreadable = (error: unknown): error is NotTextError | FaultyRowError =>
  error instanceof NotTextError || error instanceof FaultyRowError;

const FAULTS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: "a quote is opened and never closed",
  INVALID_OPENING_QUOTE: "a quote appears inside a cell that doesn’t begin with one. Quote the whole cell and double the quotes in it",
  CSV_INVALID_CLOSING_QUOTE: "a quoted cell continues after its closing quote. Double the quotes inside a cell",
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: "a quoted cell continues after its closing quote. Double the quotes inside a cell",
  CSV_MAX_RECORD_SIZE: `a row is longer than ${MAX_ROW_CHARACTERS.toLocaleString("en-US")} characters. A quote may not be closed`,
};

/**
 * Passes a file's text on in pieces between which the loop is free for others. Throws FaultyRowError before the parser makes cells of a line of
 * delimiters.
 */
async function* handToParser(chunks: AsyncIterable<Buffer>, delimiter: Delimiter): AsyncGenerator<Buffer> {
  const [separator, lineFeed, carriageReturn] = Buffer.from(`${delimiter}\n\r`);
  let line = 1;
  let separators = 0;
  let last = 0;
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      if (byte === separator) {
        separators += 1;
        if (separators >= MAX_CELLS) {
          throw new FaultyRowError(line, `a row has more than ${MAX_CELLS.toLocaleString("en-US")} cells`);
        }
      } else if (byte === lineFeed || byte === carriageReturn) {
        separators = 0;
        if (byte === carriageReturn || last !== carriageReturn) line += 1;
      }
      last = byte;
    }
    for (let start = 0; start < chunk.length; start += BYTES_AT_A_TIME) {
      yield chunk.subarray(start, start + BYTES_AT_A_TIME);
      await turnOfTheLoop();
    }
  }
}

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
  // The parser runs ahead of the consuming loop.
  const firstLines = new WeakMap<readonly string[], number>();
  const parser = parse({
    ...optionsFor(format),
    max_record_size: MAX_ROW_CHARACTERS,
    on_record(cells: string[], { lines, invalid_field_length: uneven }) {
      surplus += countBreaks(cells, /\r\n/g);
      lastLine = lines - surplus;
      if (uneven > MAX_UNEVEN_ROWS) {
        const many = MAX_UNEVEN_ROWS.toLocaleString("en-US");
        throw new FaultyRowError(lastLine, `more than ${many} rows have a different number of cells than the header`);
      }
      firstLines.set(cells, lastLine - countBreaks(cells, /\r\n|\r|\n/g));
      return cells;
    },
  });
  // The async iterator below receives the errors, so the callback ignores them.
  pipeline(handToParser(readAsUtf8(path, format.encoding), format.delimiter), parser, () => undefined);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { line: firstLines.get(cells) as number, cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FaultyRowError(lastLine + 1, FAULTS[error.code] ?? error.message, { cause: error });
  }
}
