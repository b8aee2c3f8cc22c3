import { restoreCell } from "./export-cells.rules.ts";
import { writeCsv } from "./export.rules.ts";
import { REJECT_COLUMNS } from "./import-columns.rules.ts";

/** A row that was not imported, and why. */
interface Reject {
  line: number;
  cells: readonly string[];
  column: string;
  reason: string;
}

/** Writes the rows of a rejects file: the original columns, then line, column and reason. Mended, it can be imported in its turn. */
export interface RejectsWriter {
  header(): string;
  row(reject: Reject): string;
}

/** For the rows of a file with these columns; the rejects of a rejects file do not repeat its last columns. */
export function createRejectsWriter(columns: readonly string[]): RejectsWriter {
  const kept = columns.flatMap((name, index) => ((REJECT_COLUMNS as readonly string[]).includes(name) ? [] : index));
  return {
    header: () => writeCsv([[...kept.map((index) => columns[index] ?? ""), ...REJECT_COLUMNS]]),
    row: ({ line, cells, column, reason }) =>
      writeCsv([[...kept.map((index) => restoreCell(cells[index] ?? "")), String(line), column, reason]]),
  };
}
