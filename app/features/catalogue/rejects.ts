import { unescapeFormula, writeCsv } from "./export.ts";
import { REJECT_COLUMNS } from "./import-columns.ts";

interface Reject {
  line: number;
  cells: readonly string[];
  column: string;
  reason: string;
}

/** Writes the rows of a rejects file: the original columns, then line, column and reason. A corrected file can be imported again. */
export interface RejectsWriter {
  header(): string;
  row(reject: Reject): string;
}

/** Creates the writer for a file with these columns; rejects of a rejects file do not repeat its last three columns. */
export function createRejectsWriter(columns: readonly string[]): RejectsWriter {
  const kept = columns.flatMap((name, index) => ((REJECT_COLUMNS as readonly string[]).includes(name) ? [] : index));
  return {
    header: () => writeCsv([[...kept.map((index) => columns[index] ?? ""), ...REJECT_COLUMNS]]),
    row: ({ line, cells, column, reason }) =>
      writeCsv([[...kept.map((index) => unescapeFormula(cells[index] ?? "")), String(line), column, reason]]),
  };
}
