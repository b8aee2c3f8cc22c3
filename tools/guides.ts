// Does what docs/databases.md and docs/scaling.md say, step by step, on databases of its own in a temporary folder, which is removed in the end:
//   npm run guides
//   npm run guides -- --without-tools    passes where a program for a guide is missing, which is left out
//   npm run guides -- begin       the first commands of docs/putting-it-online.md instead, on a fresh Debian 12, whose Node is too old
//   npm run guides -- online      all of that page for one server, on a fresh Debian 13 (both need root, debootstrap, and the registries)
// `npm run cluster` walks the first ones too, and the rest of these pages (a standby that takes over, several machines). Exits with 0 when every guide
// leads where it says.
import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureBuild } from "../scripts/build/ensure-build.ts";
import { type Finding, tellFindings } from "./cluster/sharing.ts";
import { beginOnFormerDebian } from "./guides/former-debian.ts";
import { LACKS_FOR_DEBIAN } from "./guides/fresh-debian.ts";
import { putOnline } from "./guides/put-online.ts";
import { walkGuides } from "./guides/walk-guides.ts";

const FIRST_PORT = Number(process.env.GUIDES_PORT ?? 4460);
const WITHIN = "PRESENTLY_MOUNTS_ARE_OURS";

const ON_FRESH_DEBIAN: Readonly<Record<string, (folder: string, port: number) => Promise<Finding[]>>> = {
  begin: beginOnFormerDebian,
  online: putOnline,
};

/** Walks a guide on a fresh Debian in this program, started again with mounts and processes of its own, which end with it; returns its exit code. */
function walkApart(name: string, folder: string): number {
  // A shell is the first process there, as it takes leave of services whose starter has ended; Node.js would let them stay as dead ones.
  const shell = ["bash", "-c", '"$@" & wait $!', "bash"];
  const words = ["--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "--propagation", "private"];
  const again = [process.execPath, ...process.execArgv, import.meta.filename, name, ...(withoutTools ? ["--without-tools"] : [])];
  return spawnSync("unshare", [...words, ...shell, ...again], { stdio: "inherit", env: { ...process.env, [WITHIN]: folder } }).status ?? 1;
}

/** Gives `walk` a folder, which is removed when it returns 0. */
async function inFolder(walk: (folder: string) => number | Promise<number>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-guides-"));
  // As root, the databases run as another user, who needs access.
  chmodSync(folder, 0o755);
  process.exitCode = (await walk(folder)) === 0 ? 0 : 1;
  if (process.exitCode === 0) await rm(folder, { recursive: true, force: true });
  else console.error(`The logs are in ${folder}`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "without-tools": { type: "boolean", default: false } },
});
const [name = ""] = positionals;
const withoutTools = values["without-tools"];
const onFreshDebian = ON_FRESH_DEBIAN[name];
const within = process.env[WITHIN];
if (onFreshDebian === undefined) {
  await ensureBuild();
  await inFolder(async (folder) => tellFindings(await walkGuides(folder, FIRST_PORT), withoutTools));
} else if (within !== undefined) process.exitCode = tellFindings(await onFreshDebian(within, FIRST_PORT), withoutTools) === 0 ? 0 : 1;
else if (LACKS_FOR_DEBIAN !== undefined) {
  console.error(`npm run guides -- ${name} needs ${LACKS_FOR_DEBIAN}`);
  process.exitCode = 2;
} else await inFolder((folder) => walkApart(name, folder));
