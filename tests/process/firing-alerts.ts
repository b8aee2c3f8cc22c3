import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { ensureRuleChecker, findRuleChecker } from "../../tools/testing/system-programs.ts";

/** The program that evaluates rules; undefined where it is not installed. */
export const promtool = process.env.CI ? ensureRuleChecker() : findRuleChecker();
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
export function expectAlerts(metrics: string, names: readonly string[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), "presently-alerts-"));
  const file = path.join(folder, "state.yaml");
  const expr = 'group by (alertname) (ALERTS{alertstate="firing"})';
  const samples = names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 }));
  const state = {
    interval: "1m",
    input_series: asSeries(metrics),
    promql_expr_test: [{ expr, eval_time: `${LASTS_MINUTES}m`, exp_samples: samples }],
  };
  writeFileSync(file, JSON.stringify({ rule_files: [path.resolve("deploy/alerts.yaml")], evaluation_interval: "1m", tests: [state] }));
  const { status, stdout, stderr } = spawnSync(promtool as string, ["test", "rules", file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
}
