import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runApart } from "./run-apart.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-apart-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a program with a function that takes the message and returns the answer. */
async function write(body: string): Promise<string> {
  const program = path.join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(program, `process.once("message", async (message) => { process.send(await (async () => { ${body} })()); });`);
  return program;
}

async function run(body: string, { withinMs = 50_000, message = "" as unknown } = {}) {
  return runApart(await write(body), message, { withinMs, kind: "shop-page" });
}

test("bytes go in, and an answer comes back", async () => {
  expect(await run("return { sum: message.bytes[0] + message.bytes[1] };", { message: { bytes: Buffer.from([3, 4]) } })).toEqual({
    ok: true,
    answer: { sum: 7 },
  });
});

describe("a program that", () => {
  test("never ends is killed", async () => {
    expect(await run("for (;;);", { withinMs: 1500 })).toEqual({ ok: false, reason: "too-slow" });
  });

  test("takes too much memory is stopped", async () => {
    expect(await run("const all = []; for (;;) all.push({ all });")).toEqual({ ok: false, reason: "crashed" });
  });

  test("throws has crashed", async () => {
    expect(await run("throw new Error('no');")).toEqual({ ok: false, reason: "crashed" });
  });
});

test("it has no settings of ours, writes no file and starts no program", async () => {
  const answer = await run(`
    const { writeFileSync } = await import("node:fs");
    const { execFileSync } = await import("node:child_process");
    const codeOf = (deed) => { try { deed(); return null; } catch (error) { return error.code; } };
    return {
      secret: process.env.SESSION_SECRET ?? null,
      write: codeOf(() => writeFileSync(${JSON.stringify(path.join(folder, "written"))}, "x")),
      start: codeOf(() => execFileSync("true")),
    };`);
  expect(answer).toEqual({ ok: true, answer: { secret: null, write: "ERR_ACCESS_DENIED", start: "ERR_ACCESS_DENIED" } });
});

test("only a few run at once, and one that gets no turn in time is told so", async () => {
  const program = await write("return message === 'endless' ? new Promise((resolve) => setTimeout(resolve, 60_000)) : 1;");
  const start = (message: string, withinMs: number) => runApart(program, message, { withinMs, kind: "shop-page" });
  const endless = Array.from({ length: 3 }, () => start("endless", 4000));
  expect(await start("short", 200)).toEqual({ ok: false, reason: "too-slow" });
  await Promise.all(endless);
  expect(await start("short", 50_000)).toEqual({ ok: true, answer: 1 });
});
