import { startServerProcess } from "../bench/server-process.ts";
import type { Finding, Report } from "./findings.ts";
import { scoreAnswer } from "./observatory.ts";
import { MODIFIERS } from "./observatory-rules.ts";
import type { Shot } from "./requests.ts";
import { type Answer, type NoAnswer, send } from "./send.ts";
import type { TargetServer } from "./target-server.ts";

const LIMIT_MS = 20_000;
const LEAST = 100;
/** The shots cover cached pages, rendered ones, one that sets cookies, and one that does not exist. */
const SHOTS: readonly { method: string; target: string; fields?: Record<string, string> }[] = [
  { method: "GET", target: "/" },
  { method: "GET", target: "/gift-finder?interest=coffee" },
  { method: "GET", target: "/blog" },
  { method: "GET", target: "/auth" },
  { method: "GET", target: "/nowhere" },
  { method: "POST", target: "/marketplace", fields: { marketplace: "de", next: "/" } },
];

/** Returns the answer after all redirects, with the cookies that were set on the way. */
async function follow(siteUrl: string, shot: Shot): Promise<Answer | NoAnswer> {
  const answer = await send(siteUrl, shot, LIMIT_MS);
  if ("failed" in answer || answer.headers.location === undefined) return answer;
  const page = await send(siteUrl, { method: "GET", target: answer.headers.location, headers: {}, body: null }, LIMIT_MS);
  return "failed" in page ? page : { ...page, cookies: [...answer.cookies, ...page.cookies] };
}

/** O1: serves the target server's data a second time under an https URL, as behind a reverse proxy, and scores its answers. */
export async function scoreHeaders(targetServer: TargetServer, port: number): Promise<Report> {
  const siteUrl = "https://site.example";
  const env = { DATA_DIR: targetServer.dataDir, SITE_URL: siteUrl, LOG_LEVEL: "silent", DEMO_CATALOGUE: "off" };
  const site = await startServerProcess("build/server/main.js", port, "/readyz", env);
  const findings: Finding[] = [];
  const scores: string[] = [];
  try {
    for (const { method, target, fields } of SHOTS) {
      const where = `${method} ${target}`;
      const body = fields === undefined ? null : Buffer.from(new URLSearchParams(fields).toString());
      const headers: Record<string, string> = body === null ? {} : { origin: siteUrl, "content-type": "application/x-www-form-urlencoded" };
      const answer = await follow(site.url, { method, target, headers, body });
      if ("failed" in answer) {
        findings.push({ where, what: answer.failed, how: "headers" });
        continue;
      }
      const { score, grade, outcomes } = scoreAnswer(answer);
      scores.push(`${grade} (${score})`);
      const losses = outcomes.filter((outcome) => MODIFIERS[outcome] < 0);
      if (score < LEAST || losses.length > 0) findings.push({ where, what: `scores ${score}, ${grade}`, how: losses.join(", ") });
    }
  } finally {
    await site.stop();
  }
  return {
    part: "headers",
    tried: `${SHOTS.length} answers by the HTTP Observatory's rules: ${[...new Set(scores)].join(", ")}`,
    findings,
  };
}
