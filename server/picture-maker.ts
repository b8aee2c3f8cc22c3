import { fork } from "node:child_process";
import { once } from "node:events";

/** Pictures being made behind the shoppers' backs. */
export interface PictureMaker {
  /** Stops after the pictures under way; the next start goes on. */
  stop(): Promise<void>;
}

/**
 * Starts a process of low priority that makes the demo gifts' pictures: encoding them takes a few hundred megabytes that the server
 * would keep. Expects to run in the project's folder.
 */
export function startPictureMaker(databaseUrl: string): PictureMaker {
  const child = fork("db/seed/make-demo-pictures.process.ts", { env: { ...process.env, PAINTER_DATABASE_URL: databaseUrl }, execArgv: [] });
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
