import { z } from "zod";
import { config } from "#app/platform/config.server.ts";
import type { Executor } from "#app/platform/db/database.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { log } from "#app/platform/log.server.ts";
import { cacheValue } from "#app/platform/page-cache/cached-value.server.ts";
import { LOOK_TAG } from "./constants.ts";
import { DEFAULT_LOOK } from "./default-look.ts";
import { readStoredLook } from "./schema.ts";
import type { Look } from "./types.ts";

/** The look that counts now; version 0 is that of a site whose owner has changed nothing. */
export interface CurrentLook {
  version: number;
  look: Look;
}

const AS_BUILT: CurrentLook = { version: 0, look: DEFAULT_LOOK };

/** The row of a version of the look. */
export const lookRow = rowOf({ version: z.int(), look: z.unknown() });

/** Returns a stored version; one that no release reads any more is as built, and the log says so. */
export function lookOfRow({ version, look: stored }: z.output<typeof lookRow>): CurrentLook {
  const look = readStoredLook(stored);
  if (look === null) log.error({ version }, "a stored look does not fit the schema; the site looks as built");
  return { version, look: look ?? DEFAULT_LOOK };
}

/** Reads the look anew; a transaction asks for itself, since one that waits for a second connection may wait for itself. */
export async function readCurrentLook(executor: Pick<Executor, "execute">): Promise<CurrentLook> {
  const row = await readRow(executor, lookRow)`select id as version, look from look_versions order by id desc limit 1`;
  return row === null ? AS_BUILT : lookOfRow(row);
}

/** Returns the look as its owner has stored it. */
export const findCurrentLook: () => Promise<CurrentLook> = cacheValue({
  tag: LOOK_TAG,
  read: () => readCurrentLook(readDatabase()),
  fallback: () => AS_BUILT,
});

/** Name and tagline as the site shows them: environment variables win over what is stored. */
export function shownNames({ name, tagline }: Pick<Look, "name" | "tagline">): { siteName: string; siteTagline: string } {
  const { siteName, siteTagline } = config().given;
  return { siteName: siteName ?? name, siteTagline: siteTagline ?? tagline };
}
