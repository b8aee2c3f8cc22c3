import path from "node:path";
import { forgetOldLinks } from "#app/features/accounts/links.commands.server.ts";
import { makeSetupCode } from "#app/features/accounts/roles.commands.server.ts";
import { forgetEndedSessions } from "#app/features/accounts/sessions.commands.server.ts";
import { purgeRemovedUploads } from "#app/features/media/uploads.commands.server.ts";
import { wakePictureWorker } from "#app/features/media/waiting-pictures.commands.server.ts";
import { REMOVED_VALUE_MINUTES } from "#app/features/catalogue/taxonomy-admin.constants.ts";
import { purgeRemovedValues } from "#app/features/catalogue/taxonomy-values.commands.server.ts";
import { UPLOADS_FOLDER } from "#app/features/media/constants.ts";
import { startLinkCare } from "#app/features/affiliate/link-care/service.server.ts";
import { readGiftsAhead } from "#app/features/finder/early-readings.service.server.ts";
import { warmLexicon } from "#app/features/finder/engine/lexicon/lexicon.ts";
import { config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { removeAbandonedFiles } from "#app/platform/receive-file.server.ts";

const TIDY_EVERY_MS = 60 * 60_000;

/** What uploads have left: bytes of removed files, files that never arrived whole, pictures whose worker was killed. */
async function tidyMedia(): Promise<void> {
  await purgeRemovedUploads(new Date());
  await removeAbandonedFiles(path.join(config().dataDir, UPLOADS_FOLDER), TIDY_EVERY_MS);
  wakePictureWorker();
}

async function tidyUp(): Promise<void> {
  try {
    await forgetEndedSessions(new Date());
    await forgetOldLinks();
    await tidyMedia();
    await purgeRemovedValues(new Date(Date.now() - REMOVED_VALUE_MINUTES * 60_000));
  } catch (error) {
    log.warn({ err: error }, "what has ended could not be thrown away");
  }
}

/**
 * What the product does when its server starts, the finder's lexicon read included. Returns lines for whoever started it: the setup code, the
 * one time it is made. From then on it reads gifts ahead for the finder, and throws away once an hour what has ended.
 */
export async function startUp(): Promise<string[]> {
  void tidyUp();
  setInterval(() => void tidyUp(), TIDY_EVERY_MS).unref();
  if (config().linkCare) startLinkCare();
  const code = await makeSetupCode();
  warmLexicon();
  void readGiftsAhead();
  return code === null
    ? []
    : [`Admin setup code, shown this once: ${code}`, "Create an account, open /admin and enter it to become the first admin."];
}
