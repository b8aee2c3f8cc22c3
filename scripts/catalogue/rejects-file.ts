import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import type { RejectedRow } from "#app/features/catalogue/import.commands.server.ts";
import { createRejectsWriter } from "#app/features/catalogue/rejects.ts";

/** Collects the rows that were not imported, in a file that can be corrected and imported in turn. */
export interface RejectsFile {
  path: string;
  add(row: RejectedRow): void;
}

/**
 * Returns the rejects file of an import, beside its file. One from an earlier import is removed; without a rejected row none is written.
 */
export function openRejectsFile(importedFile: string, columns: readonly string[]): RejectsFile {
  const path = `${importedFile}.rejects.csv`;
  rmSync(path, { force: true });
  const writer = createRejectsWriter(columns);
  let isBegun = false;
  return {
    path,
    add(row) {
      if (!isBegun) writeFileSync(path, writer.header());
      isBegun = true;
      appendFileSync(path, writer.row(row));
    },
  };
}
