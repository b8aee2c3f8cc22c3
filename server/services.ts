import path from "node:path";
import type { Config } from "#app/platform/config.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { connectReplica, type OpenReplica, type ReplicaState, replicaStatus } from "#app/platform/db/replica.server.ts";
import { registerDatabaseGauges, requirePrimary } from "#app/platform/db/standby.server.ts";
import { UnavailableError } from "#app/platform/errors.ts";
import { listFailingJobs } from "#app/platform/jobs/attempt-job.server.ts";
import type { Job } from "#app/platform/jobs/job.ts";
import { listJobStates } from "#app/platform/jobs/job-states.server.ts";
import { countWaitingMails } from "#app/platform/mail/mail-queue.server.ts";
import { type RunningJobs, startJobs } from "#app/platform/jobs/run-jobs.server.ts";
import { addGauge } from "#app/platform/metrics/instruments.server.ts";
import { PageCache } from "#app/platform/page-cache/page-cache.ts";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import { listenForPageTags } from "#app/platform/page-cache/page-tag-listener.server.ts";
import { lastStorageTrouble } from "#app/platform/storage/check-storage.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { withCachedCopies } from "#app/platform/storage/cached-copies.server.ts";
import { withRecentPictures } from "#app/platform/storage/recent-pictures.server.ts";
import type { Storage } from "#app/platform/storage/storage.ts";
import { startTracing } from "#app/platform/tracing/export-traces.server.ts";
import { withDrawnPictures } from "#db/seed/drawn-pictures.ts";
import { seedDemoCatalogue } from "#db/seed/seed-demo-catalogue.ts";
import type { AppOptions } from "./app.ts";

/** The services that the site needs while it runs. */
export interface Services {
  forApp: Pick<AppOptions, "pageCache" | "storage" | "health">;
  /** Starts the jobs, while the site already answers. */
  workInBackground(): void;
  /** Makes `/readyz` answer 503 from now on, so that a load balancer sends no more requests. */
  refuse(): void;
  /** Disconnects from the database; the last process to do so stops the embedded one. */
  stop(): Promise<void>;
}

/** Registers gauges that are read when Prometheus asks for them. */
function registerGauges(pageCache: PageCache, jobs: readonly Job[], settings: Config): void {
  registerDatabaseGauges();
  addGauge("presently_page_cache_bytes", "Bytes of cached pages", () => pageCache.bytes);
  addGauge("presently_page_cache_pages", "Cached pages", () => pageCache.size);
  addGauge("presently_mails_waiting", "Mails that wait to be sent, all servers together", countWaitingMails);
  addGauge("presently_jobs_failing", "Jobs whose last run failed, on one server at least", async () => {
    return (await listJobStates(jobs, settings)).filter(({ lastFailure }) => lastFailure !== null).length;
  });
  addGauge("presently_last_backup_timestamp_seconds", "When the last scheduled backup that went well was finished", async () => {
    const backup = (await listJobStates(jobs, settings)).find(({ name, every }) => name === "backup" && every !== null);
    return backup?.lastSucceededAt ? backup.lastSucceededAt.getTime() / 1000 : null;
  });
}

const REPLICA_NOTES: Readonly<Partial<Record<ReplicaState, string>>> = {
  behind: "replica too far behind",
  away: "replica away",
  unfit: "replica unfit",
};

/** Names what the site serves without, from what this process knows already. */
function listMissing({ s3 }: Config): string[] {
  const replica = REPLICA_NOTES[replicaStatus()?.state ?? "in use"];
  const jobs = listFailingJobs().map((name) => `job ${name} failed`);
  return [
    ...(s3 !== null && lastStorageTrouble() !== null ? ["file store away"] : []),
    ...(replica === undefined ? [] : [replica]),
    ...jobs,
  ];
}

/** What serves pictures and files: a storage elsewhere with copies on this machine, which answer while it is away. */
function servedStorage({ s3, dataDir }: Config): Storage {
  const stored = s3 === null ? storage() : withCachedCopies(storage(), path.join(dataDir, "media-copies"));
  return withRecentPictures(withDrawnPictures(stored));
}

/** Connects to the replica of the settings, where they name one. */
async function openReplica({
  databaseReplicaUrl,
  databaseDirectUrl,
  databasePoolSize,
  slowQueryMs,
}: Config): Promise<OpenReplica | undefined> {
  if (databaseReplicaUrl === undefined) return undefined;
  const isPooled = databaseDirectUrl !== undefined;
  return connectReplica({ connectionString: databaseReplicaUrl, poolSize: databasePoolSize, slowQueryMs, isPooled });
}

/**
 * Starts or reaches the database, migrates it, fills an empty one with the demo catalogue, and listens for changed pages. Where that fails,
 * or `stopping` aborts meanwhile, it stops what it has started, and throws.
 */
export async function startServices(settings: Config, jobs: readonly Job[], stopping?: AbortSignal): Promise<Services> {
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let last = started.pop(); last !== undefined; last = started.pop()) await last();
  };
  try {
    return { ...(await startEach(settings, jobs, started, stopping)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Puts what stops each service on the stack `started`. */
async function startEach(
  settings: Config,
  jobs: readonly Job[],
  started: (() => Promise<void>)[],
  stopping: AbortSignal | undefined,
): Promise<Omit<Services, "stop">> {
  if (settings.traces !== null) {
    const traces = await startTracing(settings.traces);
    started.push(() => traces.stop());
  }
  const opened = await openDatabase(settings, stopping);
  started.push(() => opened.close());
  if (settings.demoCatalogue) await seedDemoCatalogue();
  stopping?.throwIfAborted();
  const replica = await openReplica(settings);
  if (replica !== undefined) started.push(() => replica.close());

  const pageCache = new PageCache({ maxBytes: settings.pageCacheBytes });
  const listener = await listenForPageTags({
    connectionString: opened.connectionString,
    // What pages are made of comes first, so that no page is rendered anew from what is out of date.
    onTags(tags) {
      announceTags(tags);
      pageCache.drop(tags);
    },
    onGap() {
      announceTags(["all"]);
      pageCache.expireAll();
    },
    follower: replica,
  });
  started.push(() => listener.close());
  let refusing = false;
  let running: RunningJobs | undefined;
  started.push(async () => running?.stop());
  registerGauges(pageCache, jobs, settings);
  stopping?.throwIfAborted();
  return {
    forApp: {
      pageCache,
      storage: servedStorage(settings),
      health: {
        async checkReady() {
          if (refusing) throw new UnavailableError("this server is stopping");
          await requirePrimary();
        },
        listMissing: () => listMissing(settings),
      },
    },
    workInBackground() {
      if (!refusing) running = startJobs(jobs);
    },
    refuse() {
      refusing = true;
    },
  };
}
