// Makes the sizes of one uploaded picture in a separate process, which the server starts (features/media/sizes.service.server.ts) and which
// ends with it: its memory is freed, and a picture that crashes it harms nothing else.
//   node scripts/make-picture-sizes.ts <key>    reports the size in bytes to its parent; exits with 3 when the picture cannot be read
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { measureStoredWidths, storeWidths, UnreadablePictureError } from "#app/features/media/picture-sizes.commands.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";

const UNREADABLE = 3;

setPriority(constants.priority.PRIORITY_LOW);
process.once("disconnect", () => process.exit(1));
// U2: sharp uses one thread and no cache, so that the largest accepted picture fits into 300 MB.
sharp.cache(false);
sharp.concurrency(1);

const key = process.argv[2] ?? "";
try {
  const source = await storage().read(unservedKey(key));
  // A backup may contain a picture whose sizes are stored but not yet recorded.
  const byteSize = source === null ? await measureStoredWidths(storage(), key) : await storeWidths(storage(), key, source.bytes);
  if (byteSize === null) throw new UnreadablePictureError("The picture's file is gone");
  process.send?.({ byteSize }, () => process.exit(0));
} catch (error) {
  if (error instanceof UnreadablePictureError) process.exit(UNREADABLE);
  log.warn({ err: error }, "the sizes of a picture could not be made; they are tried again later");
  process.exit(1);
}
