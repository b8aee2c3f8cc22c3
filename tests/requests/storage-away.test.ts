import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#app/platform/config.server.ts";
import { createS3Storage } from "#app/platform/storage/s3-storage.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { freePort } from "#tests/process/site-process.ts";
import { useSite } from "#tests/site.ts";

// Before the site starts: its own settings name a store at which nothing listens.
beforeAll(async () => {
  Object.assign(process.env, {
    S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    S3_BUCKET: "media",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
  });
});
const site = useSite();

test("while the media storage is away its files answer 503, and say when to ask again", async () => {
  const built = (await import(path.resolve("build/server/built-app.js"))) as typeof import("#server/built-app.ts");
  const config = readConfig(process.env);
  if (config.s3 === null) throw new Error("The settings name a store");
  const { hono } = built.createBuiltApp({
    config,
    pageCache: site.pageCache,
    storage: createS3Storage(config.s3),
    clientFolders: ["build/client"],
    health: { checkReady: async () => undefined, listMissing: () => [] },
  });
  const key = `${crypto.randomUUID()}/640.webp`;
  const answer = await hono.request(`http://site.test/media/${key}`);
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  expect((await site.request(`/media/${key}`)).status).toBe(404);
});

test("Health says that the media storage is away", async () => {
  const cookie = await site.signIn(await createUser({ role: "admin" }));
  const page = await (await site.request("/admin/health", { headers: { cookie } })).text();
  expect(page).toContain("Nothing answers at the file store (S3_ENDPOINT). Until it’s back");
});
