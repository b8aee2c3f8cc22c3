import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#app/platform/config.server.ts";
import { createS3Storage } from "#app/platform/storage/s3-storage.server.ts";
import { freePort } from "#tests/process/site-process.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();

test("while the media storage is away its files answer 503, and say when to ask again", async () => {
  const built = (await import(path.resolve("build/server/built-app.js"))) as typeof import("#server/built-app.ts");
  const { hono } = built.createBuiltApp({
    config: readConfig(process.env),
    pageCache: site.pageCache,
    // Nothing listens there.
    storage: createS3Storage({
      bucketUrl: `http://127.0.0.1:${await freePort()}/media`,
      region: "us-east-1",
      accessKeyId: "a",
      secretAccessKey: "b",
    }),
    clientFolder: "build/client",
    health: { checkReady: async () => undefined },
  });
  const key = `${crypto.randomUUID()}/640.webp`;
  const answer = await hono.request(`http://site.test/media/${key}`);
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  expect((await site.request(`/media/${key}`)).status).toBe(404);
});
