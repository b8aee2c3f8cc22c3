import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigError } from "../config.server.ts";
import { checkStorage, findStorageTrouble } from "./check-storage.server.ts";

let server: Server;
let answer: [status: number, body: string] = [200, ""];
const s3 = { bucketUrl: "", region: "us-east-1", accessKeyId: "a", secretAccessKey: "b" };
beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(answer[0]).end(answer[1]));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  s3.bucketUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/media`;
});
afterAll(() => void server.close());

test("a store that takes our key is fine; what refuses it is told by the store's code, or by its status", async () => {
  answer = [200, "<ListBucketResult/>"];
  expect(await findStorageTrouble(s3)).toBeNull();
  answer = [403, "<Error><Code>SignatureDoesNotMatch</Code></Error>"];
  expect(await findStorageTrouble(s3)).toEqual({ reason: expect.stringContaining("S3_SECRET_ACCESS_KEY"), isRefusal: true });
  answer = [404, ""];
  expect(await findStorageTrouble(s3)).toEqual({ reason: expect.stringContaining("S3_BUCKET doesn't exist"), isRefusal: true });
  answer = [301, ""];
  expect(await findStorageTrouble(s3)).toEqual({ reason: expect.stringContaining("S3_REGION"), isRefusal: true });
});

test("a site starts without a store that is away, and with a key that may not list; not with one that is refused", async () => {
  answer = [403, "<Error><Code>AccessDenied</Code></Error>"];
  expect(await findStorageTrouble(s3)).toEqual({ reason: "The file store answers 403 (AccessDenied)", isRefusal: false });
  await checkStorage({ s3 });
  await checkStorage({ s3: { ...s3, bucketUrl: "http://127.0.0.1:1/media" } });
  await checkStorage({ s3: null });
  answer = [403, "<Error><Code>InvalidAccessKeyId</Code></Error>"];
  await expect(checkStorage({ s3 })).rejects.toThrow(ConfigError);
});
