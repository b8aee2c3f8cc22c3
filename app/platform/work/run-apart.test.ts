import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
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
  await writeFile(program, `process.on("message", async (message) => { process.send(await (async () => { ${body} })()); });`);
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

describe("a process that has answered", () => {
  const PID = "return message === 'end' ? process.exit() : process.pid;";
  const ask = (program: string, message = "") => runApart(program, message, { withinMs: 50_000, kind: "shop-page" });

  test("gets the next message too, of the same program", async () => {
    const program = await write(PID);
    const first = await ask(program);
    expect(await ask(program)).toEqual(first);
    expect(await ask(await write(PID))).not.toEqual(first);
  });

  test("is not asked again once it has ended", async () => {
    const program = await write(PID);
    const first = await ask(program);
    expect(await ask(program, "end")).toEqual({ ok: false, reason: "crashed" });
    const next = await ask(program);
    expect(next.ok).toBe(true);
    expect(next).not.toEqual(first);
  });

  test("ends after a hundred answers", async () => {
    const program = await write(PID);
    const pids = new Set<unknown>();
    for (let count = 0; count < 101; count++) pids.add(JSON.stringify(await ask(program)));
    expect(pids.size).toBe(2);
  });
});

test("the server comes before it where both want the processor", async () => {
  const answer = await run(`
    const { getPriority } = await import("node:os");
    await new Promise((resolve) => setTimeout(resolve, 200));
    return getPriority();`);
  expect(answer).toEqual({ ok: true, answer: constants.priority.PRIORITY_BELOW_NORMAL });
});

test("only a few run at once, and one that gets no turn in time is told so", async () => {
  const program = await write("return message === 'endless' ? new Promise((resolve) => setTimeout(resolve, 60_000)) : 1;");
  const start = (message: string, withinMs: number) => runApart(program, message, { withinMs, kind: "shop-page" });
  const endless = Array.from({ length: 3 }, () => start("endless", 4000));
  expect(await start("short", 200)).toEqual({ ok: false, reason: "too-slow" });
  await Promise.all(endless);
  expect(await start("short", 50_000)).toEqual({ ok: true, answer: 1 });
});
