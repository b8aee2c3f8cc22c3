import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { restoreCell } from "#app/features/catalogue/export-cells.rules.ts";
import { writeCsv } from "#app/features/catalogue/export.rules.ts";
import { REJECT_COLUMNS } from "#app/features/catalogue/import-columns.rules.ts";
import type { RejectedRow } from "#app/features/catalogue/import.commands.server.ts";

/** Collects the rows that were not imported, in a file that can be mended and imported in its turn. */
export interface RejectsFile {
  path: string;
  add(row: RejectedRow): void;
}

/**
 * The rejects file of an import, beside its file: the original columns, then line, column and reason. One of an earlier import
 * is removed; without a bad row there is none.
 */
export function openRejectsFile(importedFile: string, columns: readonly string[]): RejectsFile {
  const path = `${importedFile}.rejects.csv`;
  rmSync(path, { force: true });
  // The rejects of a rejects file do not repeat its last columns.
  const kept = columns.flatMap((name, index) => ((REJECT_COLUMNS as readonly string[]).includes(name) ? [] : index));
  let isBegun = false;
  return {
    path,
    add({ line, cells, column, reason }) {
      if (!isBegun) writeFileSync(path, writeCsv([[...kept.map((index) => columns[index] ?? ""), ...REJECT_COLUMNS]]));
      isBegun = true;
      const original = kept.map((index) => restoreCell(cells[index] ?? ""));
      appendFileSync(path, writeCsv([[...original, String(line), column, reason]]));
    },
  };
}
