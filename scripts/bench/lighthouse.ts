import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { ensureBrowser } from "../testing/system-programs.ts";

const DEBUG_PORT = 43214;
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface LighthouseScores {
  path: string;
  /** 0 to 100, in the order performance, accessibility, best practices, SEO. */
  scores: number[];
  /** Audits that cost points, by name. */
  lost: string[];
}

async function openBrowser(profile: string): Promise<ChildProcess> {
  const flags = ["--headless=new", `--remote-debugging-port=${DEBUG_PORT}`, `--user-data-dir=${profile}`, "--no-first-run"];
  if (process.getuid?.() === 0) flags.push("--no-sandbox");
  const browser = spawn(ensureBrowser(), flags, { stdio: "ignore" });
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`http://127.0.0.1:${DEBUG_PORT}/json/version`)
        .then(() => true)
        .catch(() => false)
    )
      return browser;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The browser did not open its debugging port");
}

const byPerformance = (one: Result, other: Result) =>
  (one.categories.performance?.score ?? 0) - (other.categories.performance?.score ?? 0);

async function runLighthouse(url: string): Promise<Result> {
  const run = await lighthouse(url, { port: DEBUG_PORT, logLevel: "silent", onlyCategories: [...CATEGORIES] });
  if (run === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  return run.lhr;
}

/** Lighthouse with its mobile preset, three times on each path of a running site. */
export async function measureLighthouse(siteUrl: string, paths: readonly string[]): Promise<LighthouseScores[]> {
  const profile = await mkdtemp(path.join(tmpdir(), "presently-lighthouse-"));
  const browser = await openBrowser(profile);
  try {
    const results: LighthouseScores[] = [];
    for (const target of paths) {
      const reports = [];
      for (let run = 0; run < RUNS; run++) reports.push(await runLighthouse(siteUrl + target));
      // The run in the middle, as its makers advise: one run of a busy second says little.
      const [report] = reports.toSorted(byPerformance).slice(Math.floor(RUNS / 2));
      if (report === undefined) throw new Error(`Lighthouse said nothing about ${target}`);
      const scores = CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
      const lost = CATEGORIES.flatMap((name) =>
        (report.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id),
      );
      results.push({ path: target, scores, lost });
    }
    return results;
  } finally {
    browser.kill("SIGTERM");
    await new Promise((resolve) => browser.once("exit", resolve));
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
