import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readConfig } from "#app/platform/config.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import { makeDemoPictures } from "#db/seed/make-demo-pictures.ts";
import { seedDemoCatalogue } from "#db/seed/seed-demo-catalogue.ts";

/** A data folder with the demo catalogue. */
export interface DemoSite {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Creates such a folder, with all pictures by default, so that none is rendered during a measurement; that takes a minute or two.
 * `DEMO_CATALOGUE=off` stops a server from rendering them.
 */
export async function prepareDemoSite({ withPictures = true } = {}): Promise<DemoSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-bench-"));
  // As root, the embedded PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const opened = await openDatabase(readConfig({ ...process.env, NODE_ENV: "production", DATA_DIR: folder }));
  try {
    await seedDemoCatalogue();
    if (withPictures) await makeDemoPictures(createLocalStorage(path.join(folder, "media")));
  } finally {
    await opened.close();
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
