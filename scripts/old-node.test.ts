import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Lets the program believe that it runs on an older Node. */
const OLDER = "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.19.0'}})";

test.each(["scripts/run.mjs", "scripts/update.mjs"])("%s on a Node that is too old says so in one line, and does nothing", (program) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", OLDER, program, "build"], { encoding: "utf8" });
  expect([status, stdout, stderr]).toEqual([1, "", "Node 18.19.0 is too old: 20 or newer is needed (npm install --global node@24)\n"]);
});
