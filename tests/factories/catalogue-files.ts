import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { openCatalogueFile } from "#app/features/catalogue/import-file.server.ts";
import { type ImportOptions, type ImportResult, importGifts, type RejectedRow } from "#app/features/catalogue/import.commands.server.ts";

/** Writes files into a folder that is deleted after the test file; returns their paths. */
export function useFiles(): (content: string | Uint8Array, name?: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), "presently-files-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let number = 0;
  return (content, name) => {
    const file = path.join(folder, name ?? `file-${(number += 1)}.csv`);
    writeFileSync(file, content);
    return file;
  };
}

export type ImportReport = ImportResult & { rejects: Omit<RejectedRow, "cells">[] };

/** Imports a catalogue file as the command does. Throws where the file cannot be read. */
export async function importFile(file: string, options: ImportOptions = {}): Promise<ImportReport> {
  const opened = await openCatalogueFile(file);
  if (!opened.ok) throw new Error(opened.reason);
  const rejects: ImportReport["rejects"] = [];
  const result = await importGifts(opened.file.rows(), {
    ...options,
    onReject: ({ line, column, reason }) => rejects.push({ line, column, reason }),
  });
  return { ...result, rejects };
}
