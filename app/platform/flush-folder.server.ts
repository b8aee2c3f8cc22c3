import { closeSync, fsyncSync, openSync } from "node:fs";
import { open } from "node:fs/promises";

/** Not every system can flush a folder, and a folder above ours may be closed to us. */
function throwUnlessUnsupported(error: unknown): void {
  if (!["EACCES", "EINVAL", "EPERM", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
}

/** D2: flushes a folder's entries to the disk, because a file whose name is lost in a power cut is lost. */
export async function flushFolder(folder: string): Promise<void> {
  try {
    const opened = await open(folder);
    await opened.sync().finally(() => opened.close());
  } catch (error) {
    throwUnlessUnsupported(error);
  }
}

/** Does what flushFolder does before it returns. */
export function flushFolderSync(folder: string): void {
  try {
    const opened = openSync(folder, "r");
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    throwUnlessUnsupported(error);
  }
}
