import { findUnsafeHtml, findUnsafeHtmlOnPage } from "#tests/factories/unsafe-html.ts";
import { HOSTILE_FILES } from "#tests/factories/hostile-files.ts";
import { HOSTILE_MARKDOWN } from "#tests/factories/hostile-markdown.ts";
import { draftOf } from "#tests/factories/posts.ts";
import type { Finding, Report } from "./findings.ts";
import { judge } from "./judge.ts";
import type { Shot } from "./requests.ts";
import { judgeChanges } from "./row-changes.ts";
import { type Answer, send } from "./send.ts";
import type { TargetServer } from "./target-server.ts";

const LIMIT_MS = 30_000;

/** Sends a request as an admin, and returns the answer with every fault that the judge finds in it. */
async function sendAsAdmin(targetServer: TargetServer, cookie: string, shot: Shot): Promise<{ answer: Answer | null; faults: string[] }> {
  const headers = { origin: targetServer.siteUrl, ...shot.headers, cookie };
  const sent = { ...shot, headers };
  const answer = await send(targetServer.siteUrl, sent, LIMIT_MS);
  const changes = await targetServer.rows.take();
  if ("failed" in answer) return { answer: null, faults: [answer.failed] };
  const circumstances = { caller: "admin", siteUrl: targetServer.siteUrl, folders: [targetServer.dataDir], isPrivate: false } as const;
  const isRefused = answer.status >= 400;
  return {
    answer,
    faults: [
      ...judge(sent, answer, circumstances),
      ...judgeChanges(changes, { caller: "admin", foreign: targetServer.foreign, isRefused }),
    ],
  };
}

const toFindings = (where: string, how: string, faults: readonly string[]): Finding[] =>
  faults.length === 0 ? [] : [{ where, what: faults.join("; "), how }];

/**
 * U1, U2: files that pretend to be of another type, that would execute, or that are larger than they look: each is refused and leaves
 * nothing behind.
 */
export async function sendHostileFiles(targetServer: TargetServer): Promise<Report> {
  const cookie = (await targetServer.signIn("admin")) ?? "";
  await targetServer.rows.take();
  const findings: Finding[] = [];
  for (const { what, make, name, status } of HOSTILE_FILES) {
    const target = `/admin/uploads/files?${new URLSearchParams({ name })}`;
    const shot = { method: "POST", target, headers: { "content-type": "application/octet-stream" }, body: await make() };
    const { answer, faults } = await sendAsAdmin(targetServer, cookie, shot);
    const isRefused = answer === null || answer.status === status;
    findings.push(...toFindings(target, what, isRefused ? faults : [...faults, `answers ${answer.status} instead of ${status}`]));
  }
  return { part: "uploads", tried: `${HOSTILE_FILES.length} files`, findings };
}

interface Preview {
  blocks: ({ kind: "html"; html: string } | { kind: "gifts" })[];
}

async function publish(targetServer: TargetServer, cookie: string, markdown: string): Promise<{ faults: string[] }> {
  const json = (target: string, value: unknown): Shot => ({
    method: "POST",
    target,
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(value)),
  });
  const preview = await sendAsAdmin(targetServer, cookie, json("/admin/blog/preview", { content: markdown }));
  const shown = preview.answer?.status === 200 ? (JSON.parse(preview.answer.body) as Preview).blocks : [];
  const harm = shown.flatMap((block) => (block.kind === "html" ? findUnsafeHtml(block.html) : []));
  const post = draftOf({ content: markdown });
  const saved = await sendAsAdmin(targetServer, cookie, json("/admin/blog/save", { id: null, baseVersion: null, post }));
  const page = await sendAsAdmin(targetServer, cookie, { method: "GET", target: `/blog/${post.slug}`, headers: {}, body: null });
  return {
    faults: [
      ...preview.faults,
      ...saved.faults,
      ...page.faults,
      ...harm.map((what) => `the preview has ${what}`),
      ...findUnsafeHtmlOnPage(page.answer?.body ?? "").map((what) => `the page has ${what}`),
      ...([preview.answer?.status, saved.answer?.status, page.answer?.status].every((status) => status === 200) ? [] : ["is not shown"]),
    ],
  };
}

/** O2: Markdown that tries to execute or to take endless time is previewed, saved and shown, and does neither. */
export async function publishHostileMarkdown(targetServer: TargetServer): Promise<Report> {
  const cookie = (await targetServer.signIn("admin")) ?? "";
  await targetServer.rows.take();
  const findings: Finding[] = [];
  for (const [what, markdown] of Object.entries(HOSTILE_MARKDOWN)) {
    const { faults } = await publish(targetServer, cookie, markdown);
    findings.push(...toFindings("/admin/blog/save", what, faults));
  }
  return { part: "markdown", tried: `${Object.keys(HOSTILE_MARKDOWN).length} texts, previewed, saved and shown`, findings };
}
