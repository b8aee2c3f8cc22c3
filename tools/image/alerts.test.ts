import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

test("every metric of ours that the sample alerts name is one that the servers write", () => {
  const named = new Set(readFileSync("deploy/alerts.yaml", "utf8").match(/\bpresently_[a-z_]+/g));
  expect(named.size).toBeGreaterThan(8);
  const sources = globSync("{app,server}/**/*.ts", { exclude: (name) => name.endsWith(".test.ts") });
  const written = new Set(sources.flatMap((file) => readFileSync(file, "utf8").match(/(?<=")presently_[a-z_]+(?=")/g) ?? []));
  expect([...named].filter((name) => !written.has(name.replace(/_(?:bucket|count|sum)$/, "")))).toEqual([]);
});

test.runIf(hasPromtool)("promtool takes the sample alerts, and they go off in the states that they are for, and in no other", () => {
  const { stdout, stderr, status } = spawnSync("promtool", ["test", "rules", "tests/alerts.yaml"], { encoding: "utf8" });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
});
