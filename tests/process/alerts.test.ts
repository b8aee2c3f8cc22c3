import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { ensureRuleChecker, findRuleChecker } from "../../tools/testing/system-programs.ts";
import { freePort, untilReady, useSiteProcesses } from "./site-process.ts";

/** As in tools/image/alerts.test.ts, where the same rules meet states that a site is not brought into within a test. */
const promtool = process.env.CI ? ensureRuleChecker() : findRuleChecker();
const testDatabase = useTestDatabase();
const site = useSiteProcesses();
/** Longer than any rule waits before it goes off. */
const LASTS_MINUTES = 150;

/** Returns what a site's /metrics says as series of promtool that stay as they are. */
function asSeries(metrics: string): { series: string; values: string }[] {
  const lines = metrics.split("\n").flatMap((line) => {
    const [, name = "", labels = "", value = ""] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    // How busy the machine of the tests is, is no state of the site.
    if (name === "" || name.startsWith("nodejs_eventloop_lag")) return [];
    // Prometheus gives a label of ours another name where it has one of its own.
    const own = labels.replace(/\bjob=/, "exported_job=");
    const all = ['instance="one"', 'job="presently"', ...(own === "" ? [] : [own])].join();
    // The clock of the rules' test begins with 0 and not today.
    const shown = name.endsWith("_timestamp_seconds") ? Number(value) - Date.now() / 1000 : Number(value);
    return [{ series: `${name}{${all}}`, values: `${shown}x${LASTS_MINUTES + 10}` }];
  });
  return [{ series: 'up{instance="one",job="presently"}', values: `1x${LASTS_MINUTES + 10}` }, ...lines];
}

/** Expects that these of the sample alerts go off, and no other, where a site says this for hours. */
function expectAlerts(metrics: string, names: readonly string[]): void {
  const file = path.join(site.folder, "state.yaml");
  const expr = 'group by (alertname) (ALERTS{alertstate="firing"})';
  const samples = names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 }));
  const state = {
    interval: "1m",
    input_series: asSeries(metrics),
    promql_expr_test: [{ expr, eval_time: `${LASTS_MINUTES}m`, exp_samples: samples }],
  };
  writeFileSync(file, JSON.stringify({ rule_files: [path.resolve("deploy/alerts.yaml")], evaluation_interval: "1m", tests: [state] }));
  const { status, stdout, stderr } = spawnSync(promtool as string, ["test", "rules", file], { encoding: "utf8" });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
}

const readMetrics = async (url: string) => (await fetch(`${url}/metrics`)).text();

test.runIf(promtool !== undefined)("a site without BACKUP_DIR, file store or replica sets off no alert", async () => {
  const { url } = await site.start({ DATABASE_URL: testDatabase.connectionString });
  await untilReady(url);
  const metrics = await readMetrics(url);
  expect(metrics).toMatch(/^presently_jobs_failing 0$/m);
  expectAlerts(metrics, []);
});

test.runIf(promtool !== undefined)("one whose file store and replica are away sets off theirs", async () => {
  const nobody = await freePort();
  const { url } = await site.start({
    DATABASE_URL: testDatabase.connectionString,
    DATABASE_REPLICA_URL: `postgres://presently:x@127.0.0.1:${nobody}/presently`,
    ...{ S3_ENDPOINT: `http://127.0.0.1:${nobody}`, S3_BUCKET: "media", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" },
  });
  await untilReady(url);
  expectAlerts(await readMetrics(url), ["PresentlyFilesAreAway", "PresentlyReplicaIsNotRead"]);
});

test.runIf(promtool !== undefined)("one whose backups have failed for days sets off both alerts of backups", async () => {
  await database().execute(sql`
    insert into scheduled_jobs (name, next_at, last_finished_at, last_failure, last_succeeded_at)
    values ('backup', now() + interval '1 hour', now(), 'There is no room left for /backups/x.', now() - interval '3 days')
    on conflict (name) do update set next_at = excluded.next_at, last_finished_at = excluded.last_finished_at,
      last_failure = excluded.last_failure, last_succeeded_at = excluded.last_succeeded_at`);
  const { url } = await site.start({ DATABASE_URL: testDatabase.connectionString, BACKUP_DIR: path.join(site.folder, "backups") });
  await untilReady(url);
  expectAlerts(await readMetrics(url), ["PresentlyBackupFails", "PresentlyBackupIsOld"]);
});
