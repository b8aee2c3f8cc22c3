// Makes the demo gifts' pictures in a separate process, which ends with its parent. Needs PICTURE_MAKER_DATABASE_URL.
import { constants, setPriority } from "node:os";
import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { makeDemoPictures } from "./make-demo-pictures.ts";

setPriority(constants.priority.PRIORITY_LOW);
const stopping = new AbortController();
process.once("SIGTERM", () => stopping.abort());
// The channel closes when the parent ends for any reason. Control-C reaches both processes, but the parent decides when to stop.
process.once("disconnect", () => stopping.abort());
process.on("SIGINT", () => undefined);

connectDatabase(process.env.PICTURE_MAKER_DATABASE_URL as string, { poolSize: 1 });
try {
  await makeDemoPictures(storage(), stopping.signal);
} catch (error) {
  log.warn({ err: error }, "not all pictures of the demo gifts could be made");
} finally {
  await closeDatabase();
  process.disconnect?.();
}
