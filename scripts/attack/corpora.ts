import { findHarm, findHarmOnPage } from "#tests/factories/harm-in-html.ts";
import { HOSTILE_FILES } from "#tests/factories/hostile-files.ts";
import { HOSTILE_MARKDOWN } from "#tests/factories/hostile-markdown.ts";
import { draftOf } from "#tests/factories/posts.ts";
import type { Finding, Report } from "./findings.ts";
import { judge } from "./judge.ts";
import type { Shot } from "./requests.ts";
import { judgeChanges } from "./row-changes.ts";
import { type Answer, send } from "./send.ts";
import type { Victim } from "./victim.ts";

const LIMIT_MS = 30_000;

/** Sends something as an admin, and gives the answer with what is wrong with it whatever it was. */
async function sendAsAdmin(victim: Victim, cookie: string, shot: Shot): Promise<{ answer: Answer | null; faults: string[] }> {
  const headers = { origin: victim.siteUrl, ...shot.headers, cookie };
  const sent = { ...shot, headers };
  const answer = await send(victim.siteUrl, sent, LIMIT_MS);
  const changes = await victim.rows.take();
  if ("failed" in answer) return { answer: null, faults: [answer.failed] };
  const circumstances = { caller: "admin", siteUrl: victim.siteUrl, folders: [victim.dataDir], isPrivate: false } as const;
  const isRefused = answer.status >= 400;
  return {
    answer,
    faults: [...judge(sent, answer, circumstances), ...judgeChanges(changes, { caller: "admin", foreign: victim.foreign, isRefused })],
  };
}

const toFindings = (where: string, how: string, faults: readonly string[]): Finding[] =>
  faults.length === 0 ? [] : [{ where, what: faults.join("; "), how }];

/** U1, U2: files that pretend to be others, that would run, or that are larger than they look: each is refused and leaves nothing. */
export async function sendHostileFiles(victim: Victim): Promise<Report> {
  const cookie = (await victim.signIn("admin")) ?? "";
  await victim.rows.take();
  const findings: Finding[] = [];
  for (const { what, make, name, status } of HOSTILE_FILES) {
    const target = `/admin/uploads/files?${new URLSearchParams({ name })}`;
    const shot = { method: "POST", target, headers: { "content-type": "application/octet-stream" }, body: await make() };
    const { answer, faults } = await sendAsAdmin(victim, cookie, shot);
    const isRefused = answer === null || answer.status === status;
    findings.push(...toFindings(target, what, isRefused ? faults : [...faults, `answers ${answer.status} instead of ${status}`]));
  }
  return { part: "uploads", tried: `${HOSTILE_FILES.length} files`, findings };
}

interface Preview {
  blocks: ({ kind: "html"; html: string } | { kind: "gifts" })[];
}

async function publish(victim: Victim, cookie: string, markdown: string): Promise<{ faults: string[] }> {
  const json = (target: string, value: unknown): Shot => ({
    method: "POST",
    target,
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(value)),
  });
  const preview = await sendAsAdmin(victim, cookie, json("/admin/blog/preview", { content: markdown }));
  const shown = preview.answer?.status === 200 ? (JSON.parse(preview.answer.body) as Preview).blocks : [];
  const harm = shown.flatMap((block) => (block.kind === "html" ? findHarm(block.html) : []));
  const post = draftOf({ content: markdown });
  const saved = await sendAsAdmin(victim, cookie, json("/admin/blog/save", { id: null, baseVersion: null, post }));
  const page = await sendAsAdmin(victim, cookie, { method: "GET", target: `/blog/${post.slug}`, headers: {}, body: null });
  return {
    faults: [
      ...preview.faults,
      ...saved.faults,
      ...page.faults,
      ...harm.map((what) => `the preview has ${what}`),
      ...findHarmOnPage(page.answer?.body ?? "").map((what) => `the page has ${what}`),
      ...([preview.answer?.status, saved.answer?.status, page.answer?.status].every((status) => status === 200) ? [] : ["is not shown"]),
    ],
  };
}

/** O2: Markdown that wants to run or to take for ever is previewed, saved and shown, and does neither. */
export async function publishHostileMarkdown(victim: Victim): Promise<Report> {
  const cookie = (await victim.signIn("admin")) ?? "";
  await victim.rows.take();
  const findings: Finding[] = [];
  for (const [what, markdown] of Object.entries(HOSTILE_MARKDOWN)) {
    const { faults } = await publish(victim, cookie, markdown);
    findings.push(...toFindings("/admin/blog/save", what, faults));
  }
  return { part: "markdown", tried: `${Object.keys(HOSTILE_MARKDOWN).length} texts, previewed, saved and shown`, findings };
}
