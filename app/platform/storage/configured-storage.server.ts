import path from "node:path";
import { config } from "../config.server.ts";
import { createLocalStorage } from "./local-storage.server.ts";
import type { Storage } from "./storage.ts";

let current: Storage | undefined;

/** The storage of this process: a folder of the data folder. */
export function storage(): Storage {
  current ??= createLocalStorage(path.join(config().dataDir, "media"));
  return current;
}
