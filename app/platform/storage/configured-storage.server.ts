import path from "node:path";
import { config } from "../config.server.ts";
import { createLocalStorage } from "./local-storage.server.ts";
import { createS3Storage } from "./s3-storage.server.ts";
import type { Storage } from "./storage.ts";

let current: Storage | undefined;

/** Returns the storage of this process: an S3-compatible one where the settings name a bucket, else a folder of the data folder. */
export function storage(): Storage {
  const { s3, dataDir } = config();
  current ??= s3 === null ? createLocalStorage(path.join(dataDir, "media")) : createS3Storage(s3);
  return current;
}
