// Creates the bucket of the S3 settings where there is none, and waits for a store that is still starting: node scripts/make-bucket.ts
// Exits with 0 when the bucket exists, 1 when it could not be created.
import { setTimeout as sleep } from "node:timers/promises";
import { config } from "#app/platform/config.server.ts";
import { makeBucket } from "#app/platform/storage/make-bucket.server.ts";
import { CommandError, runCommand } from "./catalogue/run-with-database.ts";

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 1000;

await runCommand(
  async () => {
    const { s3 } = config();
    if (s3 === null) throw new CommandError("There is no bucket to create: S3_BUCKET is not set.", 1);
    return s3;
  },
  async (settings) => {
    const deadline = performance.now() + TIMEOUT_MS;
    for (;;) {
      try {
        await makeBucket(settings);
        return;
      } catch (error) {
        if (performance.now() > deadline) throw new CommandError(`${(error as Error).message}.`, 1);
        await sleep(PAUSE_MS);
      }
    }
  },
);
