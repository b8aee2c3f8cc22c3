import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { UnavailableError } from "../errors.ts";
import { makeBucket } from "./make-bucket.server.ts";
import { createS3Storage } from "./s3-storage.server.ts";

let folder: string;
let server: S3rver;
let settings: Parameters<typeof makeBucket>[0];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-bucket-"));
  server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: folder, configureBuckets: [] });
  const { port } = await server.run();
  settings = { bucketUrl: `http://127.0.0.1:${port}/fresh`, region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("a missing bucket is made, and one that is there keeps what is in it", async () => {
  await makeBucket(settings);
  expect(await readdir(folder)).toEqual(["fresh"]);
  const storage = createS3Storage(settings);
  await storage.write("a.png", Buffer.from("kept"));
  await makeBucket(settings);
  expect(Buffer.from((await storage.read("a.png"))?.bytes ?? []).toString()).toBe("kept");
});

test("a store that cannot be reached, or makes no bucket, is said to do so", async () => {
  await expect(makeBucket({ ...settings, bucketUrl: "http://127.0.0.1:1/fresh" })).rejects.toThrow(UnavailableError);
  await expect(makeBucket({ ...settings, bucketUrl: `${settings.bucketUrl.replace("fresh", "No")}` })).rejects.toThrow(UnavailableError);
});
