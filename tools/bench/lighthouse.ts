import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import lighthouse, { defaultConfig, type Result } from "lighthouse";
import { ensureBrowser } from "../testing/system-programs.ts";

const DEBUG_PORT = 23214;
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The preset slows the processor by four, which turns a desktop with this index into a mid-range phone (Lighthouse, "CPU Throttling"). */
const PRESET_SLOWDOWN = 4;
const PRESET_INDEX = 1750;

/** Pages that search engines are told to leave out, which costs them points. */
export const UNINDEXED: readonly string[] = ["/gift-finder?q=coffee+for+my+dad%2C+under+%2450", "/search?q=tea"];

export interface LighthouseScores {
  path: string;
  /** The factor by which the processor was slowed down. */
  slowdown: number;
  /** Lighthouse's benchmark index of the processor without throttling. */
  index: number;
  /** Scores from 0 to 100, in the order performance, accessibility, best practices, SEO. */
  scores: number[];
  /** Names of the audits that cost points. */
  lost: string[];
  vitals: Vitals;
}

/**
 * The vitals that a reader experiences. Nobody interacts with the page in a laboratory, so the time that its scripts block it stands
 * for INP.
 */
export interface Vitals {
  lcpMs: number;
  blockedMs: number;
  cls: number;
}

/** Returns the vitals in words, and whether each is within the limits of F2. */
export function judgeVitals({ lcpMs, blockedMs, cls }: Vitals): { text: string; areGood: boolean } {
  const areGood = lcpMs <= 2500 && blockedMs <= 200 && cls <= 0.1;
  return { text: `${(lcpMs / 1000).toFixed(2)} s, ${Math.round(blockedMs)} ms, ${cls.toFixed(3)}`, areGood };
}

async function openBrowser(profile: string): Promise<ChildProcess> {
  const flags = ["--headless=new", `--remote-debugging-port=${DEBUG_PORT}`, `--user-data-dir=${profile}`, "--no-first-run"];
  if (process.getuid?.() === 0) flags.push("--no-sandbox");
  // In a process group of its own: what is started may be a script that starts the browser.
  const browser = spawn(ensureBrowser(), flags, { stdio: "ignore", detached: true });
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

const byPerformance = (one: Result, other: Result) => (one.categories.performance?.score ?? 0) - (other.categories.performance?.score ?? 0);

async function runLighthouse(url: string, cpuSlowdownMultiplier: number): Promise<Result> {
  const onlyCategories = [...CATEGORIES];
  const throttling = { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier };
  const run = await lighthouse(url, { port: DEBUG_PORT, logLevel: "silent", onlyCategories, throttling });
  if (run === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  return run.lhr;
}

/** Returns the median run, as Lighthouse's documentation advises: a single run of a busy second says little. */
async function measurePath(url: string, slowdown: number): Promise<Omit<LighthouseScores, "path">> {
  const reports = [];
  for (let run = 0; run < RUNS; run++) reports.push(await runLighthouse(url, slowdown));
  const [report] = reports.toSorted(byPerformance).slice(Math.floor(RUNS / 2));
  if (report === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const scores = CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
  const lost = CATEGORIES.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  const figureOf = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const vitals = {
    lcpMs: figureOf("largest-contentful-paint"),
    blockedMs: figureOf("total-blocking-time"),
    cls: figureOf("cumulative-layout-shift"),
  };
  return { slowdown, index: report.environment.benchmarkIndex, scores, lost, vitals };
}

/**
 * Runs Lighthouse with its mobile preset three times on each path of a running site; on a machine that is weaker than the preset assumes,
 * three more times with correspondingly less throttling, as its documentation advises.
 */
export async function measureLighthouse(siteUrl: string, paths: readonly string[]): Promise<LighthouseScores[]> {
  const profile = await mkdtemp(path.join(tmpdir(), "presently-lighthouse-"));
  const browser = await openBrowser(profile);
  try {
    const results: LighthouseScores[] = [];
    for (const target of paths) {
      const preset = await measurePath(siteUrl + target, PRESET_SLOWDOWN);
      results.push({ path: target, ...preset });
      const calibrated = Math.max(1, Math.round((PRESET_SLOWDOWN * preset.index * 10) / PRESET_INDEX) / 10);
      if (calibrated < PRESET_SLOWDOWN) results.push({ path: target, ...(await measurePath(siteUrl + target, calibrated)) });
    }
    return results;
  } finally {
    const ended = new Promise((resolve) => browser.once("exit", resolve));
    process.kill(-(browser.pid ?? 0), "SIGTERM");
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
