// Makes the sizes of one uploaded picture in a process of its own, which the server starts (features/media/sizes.service.server.ts) and which
// ends with it: so the memory that it took is given back, and a picture that brings it down harms nobody.
//   node scripts/make-picture-sizes.ts <key>    tells its parent the bytes that they take; exit code 3: it cannot be read
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { measureStoredWidths, storeWidths, UnreadablePictureError } from "#app/features/media/picture-sizes.commands.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { privateKey } from "#app/platform/storage/storage.ts";

const UNREADABLE = 3;

setPriority(constants.priority.PRIORITY_LOW);
process.once("disconnect", () => process.exit(1));
// U2: one thread and nothing kept, so that the largest picture that is taken fits into 300 MB.
sharp.cache(false);
sharp.concurrency(1);

const key = process.argv[2] ?? "";
try {
  const source = await storage().read(privateKey(key));
  // A backup may have caught a picture between its sizes and the word that they are made.
  const byteSize = source === null ? await measureStoredWidths(storage(), key) : await storeWidths(storage(), key, source.bytes);
  if (byteSize === null) throw new UnreadablePictureError("The picture's file is gone");
  process.send?.({ byteSize }, () => process.exit(0));
} catch (error) {
  if (error instanceof UnreadablePictureError) process.exit(UNREADABLE);
  log.warn({ err: error }, "the sizes of a picture could not be made; they are tried again later");
  process.exit(1);
}
