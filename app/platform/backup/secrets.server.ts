import { createHmac } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";
import { flushFolder } from "../flush-folder.server.ts";
import type { STORED_SECRETS } from "./backup-format.ts";

/** The secret that signs cookies and encrypts waiting mails. */
export const SITE_SECRET = "session-secret" satisfies (typeof STORED_SECRETS)[number];

/** Returns a secret of a data folder, or null where it has none. Makes none. */
export async function readStoredSecret(dataDir: string, name: (typeof STORED_SECRETS)[number]): Promise<string | null> {
  return readFile(path.join(dataDir, "secrets", name), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/** Stores a secret that another data folder had. Throws where there is one already. */
export async function writeStoredSecret(dataDir: string, name: (typeof STORED_SECRETS)[number], secret: string): Promise<void> {
  const folder = path.join(dataDir, "secrets");
  await mkdir(dataDir, { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path.join(folder, name), "wx", 0o600);
  try {
    await file.writeFile(secret);
    await file.sync();
  } finally {
    await file.close();
  }
  for (const changed of [folder, dataDir]) await flushFolder(changed);
}

/** Returns the secret that the site encrypts with: the setting, or the data folder's; null where there is none yet. Makes none. */
export async function findSiteSecret({
  sessionSecret,
  dataDir,
}: {
  sessionSecret?: string | undefined;
  dataDir: string;
}): Promise<string | null> {
  return sessionSecret ?? readStoredSecret(dataDir, SITE_SECRET);
}

/** Returns a fingerprint that distinguishes secrets and reveals none of them. */
export function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("presently backup").digest("hex");
}
