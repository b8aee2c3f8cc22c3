// The entry point of every npm script. It runs on any Node from version 20 on: it installs the dependencies if they are missing or out of
// date, and continues with the project's own Node 24.
//   node scripts/run.mjs <name> [arguments]   runs scripts/<name>.ts or tools/<name>.ts
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(root, "node_modules", ".installed-lock");
const node = path.join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");

/** A release that has its build, which it came with or which was made here, needs nothing to build with, and names the libraries that it loads. */
const isBuilt = existsSync(path.join(root, "release.json"));
const LIBRARIES = "libraries.json";

function digest(...names) {
  const sum = createHash("sha256");
  for (const name of names) sum.update(readFileSync(path.join(root, name)));
  return sum.digest("hex");
}

function run(program, args) {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: program === "npm" && process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

function installWhatIsMissing() {
  const whole = digest("package-lock.json");
  // A release may bring its libraries along, which have parts for one kind of system and processor.
  const wanted = isBuilt ? `${digest("package-lock.json", LIBRARIES)} ${process.platform}-${process.arch}` : whole;
  const installed = existsSync(stamp) && existsSync(node) ? readFileSync(stamp, "utf8") : "";
  if (installed === wanted) return;
  // Of what it was built with, a release only loses what it does not load.
  if (!isBuilt || installed !== whole) {
    process.stderr.write("Installing dependencies (npm ci)…\n");
    run("npm", ["ci", ...(isBuilt ? ["--omit=dev"] : []), "--no-audit", "--no-fund", "--loglevel=error"]);
  }
  if (isBuilt) run(node, [path.join("scripts", "prune-libraries.ts"), LIBRARIES]);
  // The file may be linked into another release, whose libraries are as they were.
  rmSync(stamp, { force: true });
  writeFileSync(stamp, wanted);
}

// An older npm leaves out the libraries' native parts, and what it installs would be taken for whole ever after.
if (Number(process.versions.node.split(".")[0]) < 20) {
  process.stderr.write(`Node ${process.versions.node} is too old: 20 or newer is needed (npm install --global node@24)\n`);
  process.exit(1);
}
const [name, ...args] = process.argv.slice(2);
if (name === undefined || !/^[a-z-]+(\/[a-z-]+)?$/.test(name)) {
  process.stderr.write("Usage: node scripts/run.mjs <name> [arguments]\n");
  process.exit(2);
}
installWhatIsMissing();
const folder = existsSync(path.join(root, "scripts", `${name}.ts`)) ? "scripts" : "tools";
const child = spawn(node, ["--disable-warning=ExperimentalWarning", path.join(root, folder, `${name}.ts`), ...args], {
  cwd: root,
  stdio: "inherit",
  // As in deploy/: with more malloc arenas, compressing pages on four threads leaves a hundred megabytes of fragmented memory, and fifty
  // where the C library keeps large blocks that were freed; a larger young generation would take another hundred without a benefit.
  env: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", NODE_OPTIONS: "--max-semi-space-size=16", ...process.env },
});
// The child decides when and how to stop; npm and terminals send these signals either to the whole group or to this process alone.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm itself may be ended without telling us; what it has started must not outlive it.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
}
child.on("exit", (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
