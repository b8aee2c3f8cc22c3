import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ensureRuleChecker, findRuleChecker } from "../testing/system-programs.ts";

/** Where a machine checks what others have changed, the rules are not left out: the program is installed, or the test fails. */
const promtool = process.env.CI ? ensureRuleChecker() : findRuleChecker();

test("every sample alert has a state of tests/alerts.yaml in which it goes off", () => {
  const { groups } = parse(readFileSync("deploy/alerts.yaml", "utf8")) as { groups: { rules: { alert: string }[] }[] };
  const { tests } = parse(readFileSync("tests/alerts.yaml", "utf8")) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
  };
  const seen = tests.flatMap(({ alert_rule_test }) => alert_rule_test.filter(({ exp_alerts = [] }) => exp_alerts.length > 0));
  const silent = groups
    .flatMap(({ rules }) => rules.map(({ alert }) => alert))
    .filter((name) => !seen.some((one) => one.alertname === name));
  expect(silent).toEqual([]);
});

test("every metric of ours that the sample alerts name is one that the servers write", () => {
  const named = new Set(readFileSync("deploy/alerts.yaml", "utf8").match(/\bpresently_[a-z_]+/g));
  expect(named.size).toBeGreaterThan(8);
  const sources = globSync("{app,server}/**/*.ts", { exclude: (name) => name.endsWith(".test.ts") });
  const written = new Set(sources.flatMap((file) => readFileSync(file, "utf8").match(/(?<=")presently_[a-z_]+(?=")/g) ?? []));
  expect([...named].filter((name) => !written.has(name.replace(/_(?:bucket|count|sum)$/, "")))).toEqual([]);
});

test.runIf(promtool !== undefined)(
  "promtool takes the sample alerts, and they go off in the states that they are for, and in no other",
  () => {
    for (const words of [
      ["check", "rules", "deploy/alerts.yaml"],
      ["test", "rules", "tests/alerts.yaml"],
    ]) {
      const { stdout, stderr, status } = spawnSync(promtool as string, words, { encoding: "utf8" });
      expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
    }
  },
);
