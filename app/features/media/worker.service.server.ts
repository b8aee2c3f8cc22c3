import { type ChildProcess, fork } from "node:child_process";
import { databaseAddress } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { CLAIM_SECONDS } from "./constants.ts";

/** After a worker that could not finish; by then nobody holds what it had. */
const RETRY_MS = (CLAIM_SECONDS + 1) * 1000;

let worker: ChildProcess | undefined;
let isWantedAgain = false;

/**
 * Makes sure that a process of low priority makes the sizes of the pictures that wait; it ends when none does. In a process of its own
 * their memory is given back, and a picture that brings it down harms nobody. Expects to run in the project's folder.
 */
export function wakePictureWorker(): void {
  if (worker !== undefined) {
    // It may have looked for the last time already.
    isWantedAgain = true;
    return;
  }
  isWantedAgain = false;
  const env = { ...process.env, WORKER_DATABASE_URL: databaseAddress() };
  const started = fork("scripts/make-picture-sizes.ts", { env, execArgv: [] });
  worker = started;
  started.once("error", (error) => {
    log.warn({ err: error }, "the process that makes picture sizes could not be started");
    worker = undefined;
  });
  started.once("close", (code) => {
    worker = undefined;
    if (isWantedAgain) wakePictureWorker();
    else if (code !== 0) setTimeout(wakePictureWorker, RETRY_MS).unref();
  });
}
