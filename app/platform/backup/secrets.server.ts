import { createHmac } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";
import type { KEPT_SECRETS } from "./backup-format.ts";

/** What the site signs cookies and seals what waits with. */
export const SITE_SECRET = "session-secret" satisfies (typeof KEPT_SECRETS)[number];

/** A secret of a data folder, or null where it has none. Makes none. */
export async function readKeptSecret(dataDir: string, name: (typeof KEPT_SECRETS)[number]): Promise<string | null> {
  return readFile(path.join(dataDir, "secrets", name), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/** Keeps a secret that another data folder had. Throws where there is one already. */
export async function writeKeptSecret(dataDir: string, name: (typeof KEPT_SECRETS)[number], secret: string): Promise<void> {
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
}

/** The secret that the site seals with: the setting, or the data folder's; null where there is none yet. Makes none. */
export async function findSiteSecret({
  sessionSecret,
  dataDir,
}: {
  sessionSecret?: string | undefined;
  dataDir: string;
}): Promise<string | null> {
  return sessionSecret ?? readKeptSecret(dataDir, SITE_SECRET);
}

/** Tells two secrets apart and gives neither away. */
export function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("presently backup").digest("hex");
}
