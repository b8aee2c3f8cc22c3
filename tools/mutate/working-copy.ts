import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listProjectFiles } from "../checks/check-structure.ts";
import { applyChange, type Change } from "./change.ts";

/** A copy of the project in a temporary folder, in which changes are made. */
export interface WorkingCopy {
  root: string;
  pathOf(file: string): string;
  /** Makes the change; the returned function takes it back. */
  change(change: Change): () => void;
  remove(): Promise<void>;
}

export function makeWorkingCopy(): WorkingCopy {
  const root = mkdtempSync(path.join(tmpdir(), "presently-mutate-"));
  // The database of the tests may run as another user.
  chmodSync(root, 0o755);
  const pathOf = (file: string) => path.join(root, file);
  for (const file of new Set(listProjectFiles())) cpSync(file, pathOf(file));
  symlinkSync(path.resolve("node_modules"), pathOf("node_modules"));
  mkdirSync(pathOf("tmp"));
  chmodSync(pathOf("tmp"), 0o777);
  return {
    root,
    pathOf,
    change(change) {
      const file = pathOf(change.file);
      const text = readFileSync(file, "utf8");
      writeFileSync(file, applyChange(text, change));
      return () => writeFileSync(file, text);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
