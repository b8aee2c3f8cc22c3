// Makes the sizes of uploaded pictures in a process of its own, which the server starts (features/media/worker.service.server.ts) and which
// lives no longer than that. Needs WORKER_DATABASE_URL.
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { makeWaitingPictures } from "#app/features/media/waiting-pictures.commands.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";

setPriority(constants.priority.PRIORITY_LOW);
// U2: one thread and nothing kept, so that the largest picture that is taken fits into 300 MB.
sharp.cache(false);
sharp.concurrency(1);
const stopping = new AbortController();
process.once("SIGTERM", () => stopping.abort());
// The channel closes with the parent, however that ended. Control-C reaches both; the parent says when to stop.
process.once("disconnect", () => stopping.abort());
process.on("SIGINT", () => undefined);

connectDatabase(process.env.WORKER_DATABASE_URL as string, { poolSize: 1 });
try {
  await makeWaitingPictures(stopping.signal);
} catch (error) {
  log.warn({ err: error }, "not all picture sizes could be made; they are tried again later");
  process.exitCode = 1;
} finally {
  await closeDatabase();
  process.disconnect?.();
}
