import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import type { TestAnswer, TestOrder } from "./test-process.ts";
import type { WorkingCopy } from "./working-copy.ts";

const STOP_MS = 15_000;

export interface TestRunner {
  /** Runs tests of the copy; null where they still run after `withinMs`. */
  run(order: TestOrder, withinMs: number): Promise<TestAnswer | null>;
  stop(): Promise<void>;
}

const nextMessage = <Message>(child: ChildProcess) =>
  new Promise<Message>((resolve, reject) => {
    const onExit = () => reject(new Error("The process of the tests has ended"));
    child.once("exit", onExit);
    child.once("message", (message) => {
      child.off("exit", onExit);
      resolve(message as Message);
    });
  });

/** Keeps one process that runs tests in the copy; after a hanging test a new one takes its place. */
export function createTestRunner(copy: WorkingCopy): TestRunner {
  let started: Promise<ChildProcess> | undefined;

  async function start(): Promise<ChildProcess> {
    const child = fork(path.join(copy.root, "tools/mutate/test-process.ts"), {
      cwd: copy.root,
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // Each test file runs in a process of its own, which compiles the same packages again.
      env: { ...process.env, TMPDIR: copy.pathOf("tmp"), NODE_ENV: "test", NODE_COMPILE_CACHE: copy.pathOf("compiled") },
    });
    await nextMessage(child);
    return child;
  }

  async function stop(): Promise<void> {
    const child = await started;
    started = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    child.disconnect();
    const timer = setTimeout(() => process.kill(-(child.pid ?? 0), "SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(timer);
  }

  return {
    async run(order, withinMs) {
      const child = await (started ??= start());
      const answer = nextMessage<TestAnswer>(child);
      child.send(order);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), withinMs)));
      const first = await Promise.race([answer, late]);
      clearTimeout(timer);
      if (first === null) {
        answer.catch(() => undefined);
        await stop();
      }
      return first;
    },
    stop,
  };
}
