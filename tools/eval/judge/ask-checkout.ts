import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Question, Reply } from "./judge-types.ts";

const PROGRAM = path.resolve("tools/eval/judge/answer-requests.ts");

/** Answers requests with the code of another checkout (or this one), in a process and a database of its own. */
export async function askCheckout(folder: string, question: Omit<Question, "reply">): Promise<Reply> {
  const place = await mkdtemp(path.join(tmpdir(), "presently-judge-"));
  const reply = path.join(place, "reply.json");
  try {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", PROGRAM], {
      cwd: path.resolve(folder),
      stdio: ["pipe", "inherit", "inherit"],
    });
    child.stdin.end(JSON.stringify({ ...question, reply }));
    const code = await new Promise<number | null>((resolve, reject) => child.once("exit", resolve).once("error", reject));
    if (code !== 0) throw new Error(`The checkout ${folder} did not answer (exit ${code})`);
    return JSON.parse(await readFile(reply, "utf8")) as Reply;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
