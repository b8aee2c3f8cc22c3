// Makes the sizes of one uploaded picture in a separate process, which the server starts (sizes.server.ts) and which ends with it: its
// memory is freed, and a picture that crashes it harms nothing else. Takes the picture's key, and for a crop what is cut out of which other
// picture; reports the size in bytes to its parent.
import { constants, setPriority } from "node:os";
import type { CropOrder } from "./crop.ts";

/** The file that the process starts with; in the build, the chunk that this module became. */
export const MAKE_SIZES_PROGRAM = import.meta.filename;
/** Exit code for a picture that cannot be decoded. */
export const UNREADABLE_EXIT_CODE = 3;

async function makeSizes(key: string, crop: CropOrder | null): Promise<void> {
  // The server imports this file for its address, so what only the process needs is loaded here.
  const [{ default: sharp }, pictures, { log }, { storage }, { unservedKey }] = await Promise.all([
    import("sharp"),
    import("./picture-sizes.server.ts"),
    import("#app/platform/log.server.ts"),
    import("#app/platform/storage/configured-storage.server.ts"),
    import("#app/platform/storage/storage.ts"),
  ]);
  // U2: sharp uses one thread and no cache, so that the largest accepted picture fits into 300 MB.
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const source = crop === null ? ((await storage().read(unservedKey(key)))?.bytes ?? null) : await pictures.readCrop(storage(), crop);
    // A backup may contain a picture whose sizes are stored but not yet recorded.
    const byteSize =
      source === null ? await pictures.measureStoredWidths(storage(), key) : await pictures.storeWidths(storage(), key, source);
    if (byteSize === null) throw new pictures.UnreadablePictureError("The picture's file is gone");
    process.send?.({ byteSize }, () => process.exit(0));
  } catch (error) {
    if (error instanceof pictures.UnreadablePictureError) process.exit(UNREADABLE_EXIT_CODE);
    log.warn({ err: error }, "the sizes of a picture could not be made; they are tried again later");
    process.exit(1);
  }
}

if (import.meta.main) {
  setPriority(constants.priority.PRIORITY_LOW);
  process.once("disconnect", () => process.exit(1));
  const [, , key = "", crop] = process.argv;
  await makeSizes(key, crop === undefined ? null : (JSON.parse(crop) as CropOrder));
}
