import path from "node:path";
import { deleteExpiredLinks } from "#app/features/accounts/links.commands.server.ts";
import { createSetupCode } from "#app/features/accounts/roles.commands.server.ts";
import { deleteEndedSessions } from "#app/features/accounts/sessions.commands.server.ts";
import { purgeWorkingCopies } from "#app/features/blog/unsaved-posts.commands.server.ts";
import { purgeRemovedUploads } from "#app/features/media/uploads.commands.server.ts";
import { wakePictureWorker } from "#app/features/media/pending-pictures.commands.server.ts";
import { REMOVED_VALUE_MINUTES } from "#app/features/catalogue/taxonomy-admin.constants.ts";
import { purgeRemovedValues } from "#app/features/catalogue/taxonomy-values.commands.server.ts";
import { UPLOADS_FOLDER } from "#app/features/media/constants.ts";
import { startLinkCare } from "#app/features/affiliate/link-care/service.server.ts";
import { warmUpReadings } from "#app/features/finder/warm-up.server.ts";
import { warmLexicon } from "#app/features/finder/engine/lexicon/lexicon.ts";
import { MARKETPLACES } from "#app/features/affiliate/constants.ts";
import { findUnknownMarketplaces } from "#app/features/affiliate/rules.ts";
import { ConfigError, config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { removeAbandonedFiles } from "#app/platform/receive-file.server.ts";

const CLEAN_UP_EVERY_MS = 60 * 60_000;

/** Deletes what uploads have left: bytes of removed files, files that never arrived whole, pictures whose worker was killed. */
async function cleanUpMedia(): Promise<void> {
  await purgeRemovedUploads(new Date());
  await removeAbandonedFiles(path.join(config().dataDir, UPLOADS_FOLDER), CLEAN_UP_EVERY_MS);
  wakePictureWorker();
}

/** Throws ConfigError where a tag is given for a marketplace that does not exist. */
function refuseUnknownMarketplaces(): void {
  const unknown = findUnknownMarketplaces(config().affiliateProgram.tags);
  if (unknown.length === 0) return;
  const known = MARKETPLACES.map(({ suffix }) => suffix).join(", ");
  throw new ConfigError(`Setting AFFILIATE_TAGS: ${unknown.join(", ")} is none of the store's marketplaces (${known})`);
}

async function cleanUp(): Promise<void> {
  try {
    await deleteEndedSessions(new Date());
    await deleteExpiredLinks();
    await purgeWorkingCopies(new Date());
    await cleanUpMedia();
    await purgeRemovedValues(new Date(Date.now() - REMOVED_VALUE_MINUTES * 60_000));
  } catch (error) {
    log.warn({ err: error }, "what has ended could not be thrown away");
  }
}

/**
 * Runs the product's part of a server start, reading the finder's lexicon included. Returns lines to show to the operator: the setup code,
 * the one time it is made. Throws ConfigError for a setting that cannot work. From then on it warms up the finder's cache of readings and deletes expired data once an hour.
 */
export async function startUp(): Promise<string[]> {
  refuseUnknownMarketplaces();
  void cleanUp();
  setInterval(() => void cleanUp(), CLEAN_UP_EVERY_MS).unref();
  if (config().linkCare) startLinkCare();
  const code = await createSetupCode();
  warmLexicon();
  void warmUpReadings();
  return code === null
    ? []
    : [`Admin setup code, shown this once: ${code}`, "Create an account, open /admin and enter it to become the first admin."];
}
