import { replicaStatus } from "#app/platform/db/replica.server.ts";
import { isDatabaseStandby } from "#app/platform/db/standby.server.ts";
import { JOBS } from "#app/jobs.server.ts";
import { ModelCosts } from "#app/features/catalogue/model-reading/components/model-costs.tsx";
import { viewModelCosts } from "#app/features/catalogue/model-reading/view-model-reading.server.ts";
import { config } from "#app/platform/config.server.ts";
import { listJobStates } from "#app/platform/jobs/job-states.server.ts";
import { countWaitingMails } from "#app/platform/mail/mail-queue.server.ts";
import { listHealthSpans } from "#app/platform/metrics/health-samples.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { storageTrouble } from "#app/platform/storage/check-storage.server.ts";
import { findProxyNotice } from "#app/platform/untrusted-proxies.server.ts";
import { HealthPlots } from "#app/site/admin/health-plots.tsx";
import { JobList } from "#app/site/admin/job-list.tsx";
import { HealthNotice, ReplicaStatusPanel } from "#app/site/admin/replica-status-panel.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/health";

export async function loader() {
  const [spans, jobs, waitingMails, model, files, isStandby] = await Promise.all([
    listHealthSpans(),
    listJobStates(JOBS, config()),
    countWaitingMails(),
    viewModelCosts(config()),
    storageTrouble(),
    isDatabaseStandby(),
  ]);
  return { spans, jobs, waitingMails, model, files, isStandby, replica: replicaStatus(), proxyNotice: findProxyNotice() };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "How the site has been doing: requests, times, memory and what runs by itself.";
  return describePage(siteOf(matches), { title: "Health", description, path: "/admin/health", noindex: true });
}

export default function Health({ loaderData }: Route.ComponentProps) {
  const { spans, jobs, waitingMails, model, files, isStandby, replica, proxyNotice } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Health" subtitle="How the servers have been doing. Nothing here identifies anyone." />
      {proxyNotice === null ? null : <HealthNotice id="proxy" title="Visitors behind a proxy" text={proxyNotice} />}
      {isStandby ? (
        <HealthNotice
          id="database"
          title="Database"
          text="This server can reach only a standby, so nothing can be saved. List every host in DATABASE_URL, and it will find the one that accepts writes"
        />
      ) : null}
      {files === null ? null : (
        <HealthNotice
          id="files"
          title="Pictures and files"
          text={`${files.reason}. Until it’s back, visitors see only the files this server has copies of`}
        />
      )}
      <JobList jobs={jobs} waitingMails={waitingMails} />
      {model === null ? null : <ModelCosts {...model} />}
      {replica === null ? null : <ReplicaStatusPanel replica={replica} />}
      <HealthPlots spans={spans} />
    </div>
  );
}
