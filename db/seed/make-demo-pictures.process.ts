// Makes the demo gifts' pictures in a separate process (demo-picture-process.ts), which ends with its parent. Needs PICTURE_MAKER_DATABASE_URL.
import { constants, setPriority } from "node:os";

/** The file that the process starts with; in the build, the chunk that this module became. */
export const MAKE_DEMO_PICTURES_PROGRAM = import.meta.filename;

async function makePictures(): Promise<void> {
  // The server imports this file for its address, so what only the process needs is loaded here.
  const [{ config }, { closeDatabase, connectDatabase }, { log }, { storage }, { makeDemoPictures }] = await Promise.all([
    import("#app/platform/config.server.ts"),
    import("#app/platform/db/database.server.ts"),
    import("#app/platform/log.server.ts"),
    import("#app/platform/storage/configured-storage.server.ts"),
    import("./make-demo-pictures.ts"),
  ]);
  const stopping = new AbortController();
  process.once("SIGTERM", () => stopping.abort());
  // The channel closes when the parent ends for any reason. Control-C reaches both processes, but the parent decides when to stop.
  process.once("disconnect", () => stopping.abort());
  process.on("SIGINT", () => undefined);

  const isPooled = config().databaseDirectUrl !== undefined;
  connectDatabase(process.env.PICTURE_MAKER_DATABASE_URL as string, { poolSize: 1, isPooled });
  try {
    await makeDemoPictures(storage(), stopping.signal);
  } catch (error) {
    log.warn({ err: error }, "not all pictures of the demo gifts could be made");
    process.exitCode = 1;
  } finally {
    await closeDatabase();
    if (process.connected) process.disconnect?.();
  }
}

if (import.meta.main) {
  setPriority(constants.priority.PRIORITY_LOW);
  await makePictures();
}
