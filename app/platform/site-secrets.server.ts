import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Config, config } from "./config.server.ts";
import { flushFolderSync } from "./flush-folder.server.ts";

/** Writes a file whole or not at all, flushed with its name and its folder's. Does nothing where it is there already. */
function writeOnceFlushed(file: string, text: string): void {
  const half = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(half, text, { mode: 0o600, flush: true });
    linkSync(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(half, { force: true });
  }
  const folder = path.dirname(file);
  for (const changed of [folder, path.dirname(folder), path.dirname(path.dirname(folder))]) flushFolderSync(changed);
}

/**
 * Returns a secret stored in the data folder: made from 32 random bytes (hex) at first use, unchanged from then on, flushed before it is used,
 * as a cluster or a sealed mail that outlives its secret cannot be opened. `name` is a file name without a path. When two servers start at the
 * same time, the first one's secret counts. An empty file, which a power cut left of releases that did not flush, counts as none.
 */
export function storedSecret(dataDir: string, name: string): string {
  const folder = path.join(dataDir, "secrets");
  const file = path.join(folder, name);
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeOnceFlushed(file, randomBytes(32).toString("hex"));
  }
  return readFileSync(file, "utf8");
}

/** Returns the secret that this site signs cookies and encrypts waiting mails with: SESSION_SECRET, or one made at the first start. */
export function siteSecret({ sessionSecret, dataDir }: Pick<Config, "sessionSecret" | "dataDir"> = config()): string {
  return sessionSecret ?? storedSecret(dataDir, "session-secret");
}
