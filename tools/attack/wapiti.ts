import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Finding, Report } from "./findings.ts";
import type { Caller } from "./judge.ts";
import { runProgram } from "./run-program.ts";
import type { TargetServer } from "./target-server.ts";
import { startRecordingProxy } from "./recording-proxy.ts";

const SCAN_SECONDS = 45;
const MODULE_SECONDS = 20;
/**
 * Modules that send requests only to this machine. Headers and cookies are scored separately; writes are protected by their Origin (A9),
 * not by a token.
 */
const MODULES = ["sql", "blindsql", "xss", "permanentxss", "file", "exec", "crlf", "redirect", "csp", "backup", "htaccess", "methods"];
const CALLERS: readonly Caller[] = ["anonymous", "user"];

interface WapitiReport {
  vulnerabilities: Record<string, { method: string; path: string; info: string; parameter: string; curl_command?: string }[]>;
  anomalies: Record<string, { method: string; path: string; info: string }[]>;
}

/** Returns the findings in wapiti's JSON report. */
export function readWapitiReport(text: string): Finding[] {
  const { vulnerabilities, anomalies } = JSON.parse(text) as WapitiReport;
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, cases]) =>
    cases.map(({ method, path, info }) => ({ where: `${method} ${path}`, what: `wapiti: ${kind}`, how: info })),
  );
}

/** I3, O1, O3, A8: lets wapiti crawl the site, anonymously and as a signed-in user, for a limited time. */
export async function runWapiti(targetServer: TargetServer): Promise<Report> {
  const findings: Finding[] = [];
  let requests = 0;
  for (const caller of CALLERS) {
    const folder = await mkdtemp(path.join(tmpdir(), "presently-wapiti-"));
    const proxy = await startRecordingProxy(targetServer, caller);
    const report = path.join(folder, "report.json");
    const args = ["-u", `${proxy.url}/`, "-m", MODULES.join(","), "-f", "json", "-o", report, "--no-bugreport", "--flush-session"];
    const bounds = [
      "--max-scan-time",
      String(SCAN_SECONDS),
      "--max-attack-time",
      String(MODULE_SECONDS),
      "--max-links-per-page",
      "30",
      "-t",
      "20",
    ];
    const starts = ["/search?q=a", "/gift-finder", "/contact", "/auth", "/profile", "/gift-lists", "/blog"].flatMap((start) => [
      "-s",
      proxy.url + start,
    ]);
    const places = ["--store-session", folder, "--store-config", folder];
    try {
      const { output } = await runProgram(
        "wapiti",
        [...args, ...bounds, ...starts, ...places],
        (SCAN_SECONDS + MODULES.length * MODULE_SECONDS + 60) * 1000,
      );
      const text = await readFile(report, "utf8").catch(() => null);
      if (text === null) findings.push({ where: "wapiti", what: "left no report", how: output.slice(-1500) });
      else findings.push(...readWapitiReport(text));
      findings.push(...proxy.findings());
      requests += proxy.count();
    } finally {
      await proxy.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
  return { part: "wapiti", tried: `${requests} requests as ${CALLERS.join(" and as ")}`, findings };
}
