import { readShelfState } from "#app/features/catalogue/shelf-state.queries.server.ts";
import { JOBS } from "#app/jobs.server.ts";
import { config, PRODUCT_NAME } from "#app/platform/config.server.ts";
import { listJobStates } from "#app/platform/jobs/job-states.server.ts";
import { listStartSteps, type StartStep } from "#app/site/admin/start-steps.ts";

/** Reads what is done of the first steps, from the settings and the database. */
export async function loadStartSteps(): Promise<StartStep[]> {
  const settings = config();
  const [shelf, jobs] = await Promise.all([readShelfState(), listJobStates(JOBS, settings)]);
  const backup = jobs.find(({ name }) => name === "backup");
  return listStartSteps({
    ...shelf,
    isNamed: settings.siteName !== PRODUCT_NAME,
    hasTag: Object.keys(settings.affiliateProgram.tags).length > 0,
    sendsMail: settings.smtpUrl !== undefined,
    isBackedUp: settings.backups !== null && backup !== undefined && backup.lastSucceededAt !== null,
  });
}
