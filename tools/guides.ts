// Does what docs/databases.md and docs/scaling.md say, step by step, on databases of its own in a temporary folder, which is removed in the end:
//   npm run guides
// `npm run cluster` walks them too, and the rest of that page (a standby that takes over). Exits with 0 when every guide leads where it says.
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuild } from "../scripts/build/ensure-build.ts";
import { tellFindings } from "./cluster/sharing.ts";
import { walkGuides } from "./guides/walk-guides.ts";

const FIRST_PORT = Number(process.env.GUIDES_PORT ?? 4460);

await ensureBuild();
const folder = await mkdtemp(path.join(tmpdir(), "presently-guides-"));
// As root, the databases run as another user, who needs access.
chmodSync(folder, 0o755);
try {
  process.exitCode = tellFindings(await walkGuides(folder, FIRST_PORT)) === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
