import { fork } from "node:child_process";
import { once } from "node:events";

/** A background process that makes pictures. */
export interface PictureMaker {
  /** Stops after the pictures under way; the next start continues. */
  stop(): Promise<void>;
}

/**
 * Starts a low-priority process that makes the demo gifts' pictures: encoding them takes a few hundred megabytes that the server would
 * never release. Expects to run in the project's folder.
 */
export function startPictureMaker(databaseUrl: string): PictureMaker {
  const child = fork("db/seed/make-demo-pictures.process.ts", {
    env: { ...process.env, PICTURE_MAKER_DATABASE_URL: databaseUrl },
    execArgv: [],
  });
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
