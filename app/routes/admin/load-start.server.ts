import { readShelfState } from "#app/features/catalogue/shelf-state.queries.server.ts";
import { JOBS } from "#app/jobs.server.ts";
import { config } from "#app/platform/config.server.ts";
import { listJobStates } from "#app/platform/jobs/job-states.server.ts";
import { DEFAULT_NAMES } from "#app/platform/default-names.ts";
import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";
import { listStartSteps, type StartStep } from "#app/site/admin/start-steps.ts";

/** Reads what is done of the first steps, from the settings and the database. */
export async function loadStartSteps(): Promise<StartStep[]> {
  const settings = config();
  const [shelf, names, jobs] = await Promise.all([readShelfState(), findSiteNames(), listJobStates(JOBS, settings)]);
  const backup = jobs.find(({ name }) => name === "backup");
  return listStartSteps({
    ...shelf,
    isNamed: names.siteName !== DEFAULT_NAMES.siteName,
    hasContact: names.contactEmail !== DEFAULT_NAMES.contactEmail,
    hasTag: Object.keys(settings.affiliateProgram.tags).length > 0,
    sendsMail: settings.smtpUrl !== undefined,
    isBackedUp: settings.backups !== null && backup !== undefined && backup.lastSucceededAt !== null,
  });
}
