import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ensureLoadGenerator } from "../testing/system-programs.ts";

const CONNECTIONS = 16;

export interface LoadFigures {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  failures: number;
}

const MS_PER_UNIT: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function readMs(report: string, percentile: string): number {
  const [, value, unit = ""] = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s|m)`).exec(report) ?? [];
  return Number(value) * (MS_PER_UNIT[unit] ?? Number.NaN);
}

function readFailures(report: string): number {
  const [, statuses = "0"] = /Non-2xx or 3xx responses: (\d+)/.exec(report) ?? [];
  const [, ...errors] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  return [statuses, ...errors].reduce((sum, count) => sum + Number(count), 0);
}

interface LoadOptions {
  connections?: number | undefined;
  /** A file for wrk, which may request other addresses, and its settings. */
  script?: string;
  env?: Readonly<Record<string, string>>;
}

/**
 * Requests one URL for `seconds`, over 16 connections unless told otherwise, as a browser that accepts brotli. It uses wrk because a generator in
 * Node is slower than the server and would measure itself.
 */
export async function runLoad(url: string, seconds: number, options: LoadOptions = {}): Promise<LoadFigures> {
  const { connections = CONNECTIONS, script, env } = options;
  const args = ["--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`, "--latency"];
  if (script !== undefined) args.push("--script", script);
  const { stdout } = await promisify(execFile)(ensureLoadGenerator(), [...args, "--header", "Accept-Encoding: br", url], {
    env: { ...process.env, ...env },
  });
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50Ms: readMs(stdout, "50"),
    p99Ms: readMs(stdout, "99"),
    failures: readFailures(stdout),
  };
}

/** Returns the value below which the fraction `q` (0 to 1) of the values lies. */
export function quantile(values: readonly number[], q: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * q)] as number;
}

/** Returns how long `ask` takes, in milliseconds. */
export async function timed(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}
