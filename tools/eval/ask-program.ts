import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Runs a program with a question on its standard input, in a process of its own, so that it shares no memory with another. The question names
 * the file, `reply`, that the program writes its answer to. `folder` is the checkout whose code it runs.
 */
export async function askProgram<Reply>(program: string, question: object, folder = "."): Promise<Reply> {
  const place = await mkdtemp(path.join(tmpdir(), "presently-judge-"));
  const reply = path.join(place, "reply.json");
  try {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
      cwd: path.resolve(folder),
      stdio: ["pipe", "inherit", "inherit"],
    });
    child.stdin.end(JSON.stringify({ ...question, reply }));
    const code = await new Promise<number | null>((resolve, reject) => child.once("exit", resolve).once("error", reject));
    if (code !== 0) throw new Error(`${path.basename(program)} in ${folder} did not answer (exit ${code})`);
    return JSON.parse(await readFile(reply, "utf8")) as Reply;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
