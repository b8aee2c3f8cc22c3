import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Finding, Report } from "./findings.ts";
import type { Caller } from "./judge.ts";
import { runProgram } from "./run-program.ts";
import type { TargetServer } from "./target-server.ts";
import { startRecordingProxy } from "./recording-proxy.ts";

const SECONDS_EACH = 30;

interface Question {
  caller: Caller;
  target: string;
  /** JSON or a form; without a body the request is a GET. */
  body?: string;
}

/** Returns the requests whose input reaches the database. */
function listQuestions({ giftId, userEmail, listId, itemId }: TargetServer["things"]): Question[] {
  return [
    { caller: "anonymous", target: "/search?q=coffee" },
    { caller: "anonymous", target: "/api/v1/search?q=coffee&limit=5" },
    { caller: "anonymous", target: "/api/v1/gifts?interest=coffee&sort=newest&minPrice=1&page=1" },
    { caller: "anonymous", target: "/categories/interest?sort=name&page=1" },
    { caller: "anonymous", target: "/gift-finder?interest=coffee&budget=10-50&word=blue" },
    { caller: "anonymous", target: "/blog?q=gift&tag=ideas&page=1" },
    { caller: "anonymous", target: "/api/v1/finder", body: JSON.stringify({ text: "for my dad who loves golf", limit: 3 }) },
    { caller: "anonymous", target: "/clicks", body: JSON.stringify({ giftId, marketplace: "com", page: "/search" }) },
    { caller: "anonymous", target: "/auth", body: new URLSearchParams({ intent: "sign-in", email: userEmail, password: "x" }).toString() },
    {
      caller: "user",
      target: `/gift-lists/${listId}/changes`,
      body: JSON.stringify({
        change: "edit-item",
        fields: { itemId, opened: '{"note":"","quantity":1,"splitGoalCents":null}', note: "x", quantity: "1" },
      }),
    },
    { caller: "admin", target: "/admin/gifts?q=mug&sort=name&category=coffee&page=1" },
    { caller: "admin", target: "/admin/blog?q=gift&status=draft&sort=title" },
    { caller: "admin", target: "/admin/uploads/files?q=film&kind=video&page=1" },
    { caller: "admin", target: "/admin/audit?from=2026-01-01&page=1" },
    {
      caller: "admin",
      target: "/admin/gifts/changes",
      body: JSON.stringify({ change: "categorize", id: null, isFromStoreApi: false, name: "Coffee mug", description: "blue" }),
    },
  ];
}

function requestText({ target, body }: Question, proxyUrl: string): string {
  const { host } = new URL(proxyUrl);
  if (body === undefined) return `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const type = body.startsWith("{") ? "application/json" : "application/x-www-form-urlencoded";
  return `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${proxyUrl}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Returns the injections that sqlmap reports: each parameter with its kinds. */
export function readInjections(output: string): string[] {
  return [...output.matchAll(/^Parameter: (.+)$/gm)].map(([, parameter = ""]) => parameter);
}

/** I1, I3: runs sqlmap against every request whose input reaches the database; each gets a limited time. */
export async function runSqlmap(targetServer: TargetServer): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-sqlmap-"));
  const findings: Finding[] = [];
  let requests = 0;
  let unfinished = 0;
  const questions = listQuestions(targetServer.things);
  try {
    for (const [index, question] of questions.entries()) {
      const proxy = await startRecordingProxy(targetServer, question.caller);
      const file = path.join(folder, `${index}.txt`);
      await writeFile(file, requestText(question, proxy.url));
      const args = [
        "-r",
        file,
        "--batch",
        "--ignore-stdin",
        "--disable-coloring",
        "--flush-session",
        "--dbms=postgresql",
        "--level=1",
        "--risk=1",
      ];
      const bounds = ["--technique=BEUS", "--threads=2", "--timeout=20", "--retries=0", "--skip=Host", `--output-dir=${folder}/out`];
      const { output, isComplete } = await runProgram("sqlmap", [...args, ...bounds], SECONDS_EACH * 1000);
      await proxy.close();
      requests += proxy.count();
      if (!isComplete) unfinished++;
      for (const parameter of readInjections(output))
        findings.push({ where: question.target, what: `sqlmap broke in by ${parameter}`, how: output.slice(-2000) });
      if (proxy.count() === 0) findings.push({ where: question.target, what: "sqlmap asked nothing", how: output.slice(-600) });
      findings.push(...proxy.findings());
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const bounded = unfinished === 0 ? "" : `, ${unfinished} cut off after ${SECONDS_EACH} s`;
  return { part: "sqlmap", tried: `${requests} requests to ${questions.length} addresses${bounded}`, findings };
}
