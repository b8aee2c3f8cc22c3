import { fork } from "node:child_process";
import { once } from "node:events";
import { databasePool } from "#app/platform/db/database.server.ts";
import { MAKE_DEMO_PICTURES_PROGRAM } from "./make-demo-pictures.process.ts";

/**
 * Makes the demo gifts' pictures in a low-priority process: encoding them takes a few hundred megabytes that the server would never release.
 * When `signal` aborts, it resolves after the pictures under way, and the next start continues. Expects to run in the project's folder.
 */
export async function makeDemoPicturesApart(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const child = fork(MAKE_DEMO_PICTURES_PROGRAM, {
    env: { ...process.env, PICTURE_MAKER_DATABASE_URL: databasePool().options.connectionString },
    execArgv: [],
  });
  const stop = () => child.kill("SIGTERM");
  signal.addEventListener("abort", stop);
  try {
    const [code, killedBy] = (await once(child, "exit")) as [number | null, string | null];
    if (code !== 0) throw new Error(`The process that makes the demo pictures ended with ${code ?? killedBy}`);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
