// Runs the steps of deploy/Dockerfile without Docker, with this machine's Debian in place of the base images, and runs the result as a
// container would: as its user, without privileges, with nothing writable but the volume and /tmp.
//   npm run prove:image     needs root, about 4 GB of memory, and the registry that npm uses
// Exits with 0 when every check passes.
import { execFileSync, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseDockerfile, parseDockerIgnore } from "./image/dockerfile.ts";
import { type BuiltImage, runDockerfile } from "./image/run-dockerfile.ts";
import { findMissingLibraries } from "./image/shared-libraries.ts";

const PORT = process.env.PROOF_PORT ?? "4392";
const WITHIN = "PRESENTLY_MOUNTS_ARE_OURS";
const START_TIMEOUT_MS = 120_000;
const LARGEST_MEGABYTES = 450;

const tell = (line: string) => process.stdout.write(`${line}\n`);
function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not so: ${what}`);
  tell(`✓ ${what}`);
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

async function proveRunning({ root, env, workDir, user, volumes, command, healthCheck }: BuiltImage): Promise<void> {
  const settings = { ...env, PORT, SITE_URL: `http://127.0.0.1:${PORT}`, LOG_LEVEL: "warn" };
  const run = (words: readonly string[]) => exitCodeOf(root.start(words, user, settings, workDir));
  root.makeReadOnly(volumes);
  expect(
    (await run(["touch", `${workDir}/written`])) !== 0 && (await run(["touch", "/written"])) !== 0,
    "the program's tree cannot be written",
  );
  expect((await run(["touch", `${volumes[0]}/written`])) === 0, `${user} can write into the volume`);
  expect((await run(healthCheck)) === 1, "the health check says no while nothing runs");

  const earlier = `${env.ASSETS_DIR}/earlier/assets`;
  await run(["sh", "-c", `mkdir -p ${earlier} && echo '"earlier"' > ${earlier}/earlier-01234567.js`]);

  const server = root.start(command, user, settings, workDir);
  try {
    for (let waited = 0; (await run(healthCheck)) !== 0; waited += 500) {
      if (server.exitCode !== null || waited > START_TIMEOUT_MS) throw new Error("The server did not get ready");
      await sleep(500);
    }
    tell("✓ it starts, with a database of its own, and the health check says yes");
    const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1];
    expect(uid !== "0" && uid !== undefined, `it runs as user ${uid}`);
    const home = await fetch(settings.SITE_URL);
    expect(home.ok && (await home.text()).includes("</html>"), "the home page is there");
    const asset = await fetch(`${settings.SITE_URL}/assets/earlier-01234567.js`);
    expect(asset.ok && (await asset.text()) === '"earlier"\n', "scripts of the release before, which the volume has, are there");
    expect((await run(["node", "scripts/backup.ts", "/var/lib/presently/backups/proof.backup"])) === 0, "a backup can be made in it");
    server.kill("SIGTERM");
    expect((await exitCodeOf(server)) === 0, "it stops in good order when told to");
  } finally {
    server.kill("SIGKILL");
  }
}

async function prove(folder: string): Promise<void> {
  const context = parseDockerIgnore(readFileSync(".dockerignore", "utf8"));
  const image = runDockerfile(parseDockerfile(readFileSync("deploy/Dockerfile", "utf8")), context, folder, tell);
  const tree = path.join(image.root.folder, image.workDir);
  const missing = findMissingLibraries(tree);
  expect(missing.length === 0, `a slim Debian has every library${missing.map((line) => `\n  ${line}`).join("")}`);
  const megabytes = Number(execFileSync("du", ["--summarize", "--block-size=1M", tree], { encoding: "utf8" }).split("\t")[0]);
  expect(megabytes <= LARGEST_MEGABYTES, `the program's tree has ${megabytes} MB, and ${LARGEST_MEGABYTES} at most`);
  const notices = readFileSync(path.join(tree, "THIRD-PARTY-LICENSES.txt"), "utf8");
  for (const library of ["lucide-react", "recharts", "pg", "node"])
    expect(notices.includes(`\n${library} `), `the licenses name ${library}, whether the build has it in its own files or not`);
  await proveRunning(image);
}

if (process.getuid?.() !== 0) {
  console.error("prove:image needs root, for mounts of its own");
  process.exit(2);
}
if (process.env[WITHIN] === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), "presently-image-"));
  const words = ["--mount", "--propagation", "private", process.execPath, ...process.execArgv, import.meta.filename];
  const { status } = spawnSync("unshare", words, { stdio: "inherit", env: { ...process.env, [WITHIN]: folder } });
  rmdirSync(folder);
  process.exit(status ?? 1);
}
const folder = process.env[WITHIN];
// The upper layers of an overlay must be on another file system than the lower one.
execFileSync("mount", ["-t", "tmpfs", "-o", "mode=755", "presently-image", folder]);
await prove(folder);
