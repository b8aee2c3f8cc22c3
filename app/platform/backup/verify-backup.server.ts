import { readArchive, readWhole } from "./archive-reader.server.ts";
import { BackupError, type BackupManifest, MANIFEST_ENTRY, parseEntryName, parseManifest } from "./backup-format.ts";

const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
const MAX_SECRET_BYTES = 1000;
/** Uploads have 10 MB at most, so this limit leaves room. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

function checkMigrations(manifest: BackupManifest, known: readonly string[]): void {
  const unknown = manifest.migrations.find((migration) => !known.includes(migration));
  if (unknown !== undefined)
    throw new BackupError(`It was made by a newer release (${manifest.version}, it has ${unknown}). Restore it with that release`);
}

/** Checks that pieces come in the order of the manifest, whole table after whole table, since only so can they be loaded. */
function makeOrderCheck({ tables }: BackupManifest): (table: string) => void {
  const places = new Map(tables.map(({ name }, place) => [name, place]));
  let last = 0;
  return (table) => {
    const place = places.get(table);
    if (place === undefined || place < last) throw new BackupError("It is damaged: its tables don't match its manifest");
    last = place;
  };
}

/** A backup that has been read from its beginning to its end and found valid. */
export interface VerifiedBackup {
  file: string;
  manifest: BackupManifest;
  /** The secrets that the data folder had, by name. */
  secrets: ReadonlyMap<string, string>;
}

/**
 * Reads a whole backup; a file that passes can be restored. `known` are the migrations of this release. Changes nothing. Throws BackupError
 * for a file that is damaged, cut off, foreign or newer than this release.
 */
export async function verifyBackup(file: string, known: readonly string[], onBytes?: (count: number) => void): Promise<VerifiedBackup> {
  const secrets = new Map<string, string>();
  let manifest: BackupManifest | undefined;
  let checkOrder: ((table: string) => void) | undefined;
  for await (const entry of readArchive(file, onBytes)) {
    if (manifest === undefined) {
      if (entry.name !== MANIFEST_ENTRY) throw new BackupError("It is not a backup of Presently");
      manifest = parseManifest((await readWhole(entry, MAX_MANIFEST_BYTES)).toString());
      checkMigrations(manifest, known);
      checkOrder = makeOrderCheck(manifest);
      continue;
    }
    const part = parseEntryName(entry.name);
    if (part === null || entry.size > MAX_FILE_BYTES) throw new BackupError("It is damaged: it contains something that no backup contains");
    if (part.kind === "table") checkOrder?.(part.table);
    if (part.kind === "secret") secrets.set(part.name, (await readWhole(entry, MAX_SECRET_BYTES)).toString());
  }
  if (manifest === undefined) throw new BackupError("It is not a backup of Presently");
  return { file, manifest, secrets };
}
