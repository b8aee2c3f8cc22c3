import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { findForeignLicenses } from "./libraries.ts";

let server: Server | undefined;
let folder = "";
afterEach(() => {
  server?.close();
  if (folder !== "") rmSync(folder, { recursive: true });
  [server, folder] = [undefined, ""];
});

const lock = (license?: string) => ({
  lockfileVersion: 3,
  packages: {
    "": { name: "a-site", dependencies: { "a-library": "1.0.0" } },
    "node_modules/a-library": { version: "1.0.0", ...(license === undefined ? {} : { license }) },
    "node_modules/a-tool": { version: "1.0.0", dev: true },
  },
});

/** What a registry knows of the library, of which npm reads the versions before it counts a hole. */
const ABOUT = { name: "a-library", "dist-tags": { latest: "1.0.0" }, versions: { "1.0.0": { name: "a-library", version: "1.0.0" } } };

/** Runs the check on a project of one library, with a registry that answers in one way to the question for holes. */
async function check(license: string | undefined, status: number, answer: unknown): Promise<{ code: number; said: string }> {
  server = createServer((request, response) => {
    const body = JSON.stringify(request.method === "GET" && status === 200 ? ABOUT : answer);
    request.resume().once("end", () => response.writeHead(status, { "content-type": "application/json" }).end(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  folder = mkdtempSync(path.join(tmpdir(), "presently-libraries-"));
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify(lock(license)));
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "a-site", dependencies: { "a-library": "1.0.0" } }));
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: path.join(folder, "cache") };
  const child = spawn(process.execPath, [path.resolve("tools/check-libraries.ts")], { cwd: folder, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, said };
}

test("a library that names no license, or one that is not on the list, is found; what is for building only is not asked", () => {
  expect(findForeignLicenses(lock().packages)).toEqual(["node_modules/a-library 1.0.0: names no license"]);
  expect(findForeignLicenses(lock("GPL-3.0-only").packages)).toEqual(["node_modules/a-library 1.0.0: GPL-3.0-only"]);
  expect(findForeignLicenses(lock("Apache-2.0 AND GPL-3.0-only").packages)).toHaveLength(1);
  for (const license of ["MIT", "(AFL-2.1 OR BSD-3-Clause)", "Apache-2.0 AND MIT"])
    expect(findForeignLicenses(lock(license).packages), license).toEqual([]);
});

test("a registry that does not answer such questions is passed over with a line; the licenses count all the same", async () => {
  const good = await check("MIT", 404, { error: "not found" });
  expect([good.code, good.said]).toEqual([0, expect.stringMatching(/^Known holes were not asked for: .+/)]);
});

test("without a license it fails, whatever the registry says", async () => {
  const bad = await check(undefined, 404, { error: "not found" });
  expect([bad.code, bad.said]).toEqual([1, expect.stringContaining("License: node_modules/a-library 1.0.0: names no license")]);
});

test("a hole that the registry knows fails it", async () => {
  const hole = { id: 1, title: "A hole", severity: "high", vulnerable_versions: "*", url: "https://registry.example/1" };
  const bad = await check("MIT", 200, { "a-library": [hole] });
  expect([bad.code, bad.said]).toEqual([1, expect.stringContaining("Hole: a-library")]);
});
