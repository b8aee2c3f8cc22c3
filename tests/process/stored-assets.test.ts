import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { storeAssets } from "../../server/stored-assets.ts";
import { useTestDatabase } from "#tests/database.ts";
import { assetsOf, makeOtherBuild } from "../other-build.ts";
import { untilReady, useSiteProcesses } from "./site-process.ts";

const testDatabase = useTestDatabase();
const site = useSiteProcesses();

test("a server that has taken the place of another release serves its scripts and styles too, from where both keep them", async () => {
  const other = path.join(site.folder, "other");
  const assets = path.join(site.folder, "assets");
  makeOtherBuild("build", other);
  expect(storeAssets(path.join(other, "client"), assets)).toEqual([]);
  const { url } = await site.start({ DATABASE_URL: testDatabase.connectionString, ASSETS_DIR: assets });
  await untilReady(url);
  const names = readdirSync(path.join(other, "client/assets"));
  const own = readdirSync("build/client/assets");
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => own.includes(name))).toEqual([]);
  for (const name of names) {
    const answer = await fetch(`${url}/assets/${name}`);
    expect([answer.status, answer.headers.get("cache-control")], name).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(path.join(other, "client/assets", name)))).toBe(true);
  }
  for (const asset of assetsOf(await (await fetch(url)).text())) expect((await fetch(url + asset)).status, asset).toBe(200);
  expect((await fetch(`${url}/assets/nobody-01234567.js`)).status).toBe(404);
  expect(readdirSync(assets).length, "its own are kept for the next release").toBe(2);
});

test("where they cannot be kept, the site serves its own all the same", async () => {
  const { url } = await site.start({ DATABASE_URL: testDatabase.connectionString, ASSETS_DIR: "/dev/null/assets" });
  await untilReady(url);
  const [asset = ""] = assetsOf(await (await fetch(url)).text());
  expect((await fetch(url + asset)).status).toBe(200);
});
