import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { BUILD_STAMP, digestSources } from "../../scripts/build/built-sources.ts";
import { listProjectFiles } from "../checks/check-structure.ts";
import { applyChange, type Change } from "./change.ts";

/**
 * Stands where the built site would be and loads it from its sources, so that tests of requests see a change without a build of a minute
 * and a half.
 */
const SITE_FROM_SOURCES = `import { createServer } from "vite";
const server = { middlewareMode: true, ws: false, watch: null };
const vite = await createServer({ appType: "custom", logLevel: "error", server, optimizeDeps: { noDiscovery: true } });
export const { createBuiltApp, JOBS, checkSettings, startUp } = await vite.ssrLoadModule("/server/built-app.ts");
`;

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
  for (const folder of ["build/server", "build/client", "tmp"]) mkdirSync(pathOf(folder), { recursive: true, mode: 0o777 });
  chmodSync(pathOf("tmp"), 0o777);
  writeFileSync(pathOf("build/server/built-app.js"), SITE_FROM_SOURCES);
  writeFileSync(pathOf(BUILD_STAMP), JSON.stringify(digestSources(root)));
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
