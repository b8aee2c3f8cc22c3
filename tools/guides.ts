// Does what docs/databases.md tells an operator to do, with the commands that it names: from the embedded database to a server and back, to another
// machine, a backup from a replica, back to a moment, the rotation of the log (where logrotate is installed). `npm run cluster` does it too.
//   node scripts/run.mjs guides
// It works in a temporary folder, which is removed in the end. Exits with 0 when every guide leads where it says.
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { walkGuides } from "./cluster/guides.ts";

const FIRST_PORT = Number(process.env.GUIDES_PORT ?? 4430);
const folder = await mkdtemp(path.join(tmpdir(), "presently-guides-"));
// As root, the database runs as another user, who needs access.
chmodSync(folder, 0o755);
try {
  for (const { what, isSo, measured } of await walkGuides(path.join(folder, "walk"), FIRST_PORT)) {
    if (!isSo) process.exitCode = 1;
    console.log(`${isSo ? "✓" : "✗"} ${what}${measured === undefined ? "" : ` (${measured})`}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
