import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type {
  FileChangeAnswer,
  FilePage,
  LabelAnswer,
  MediaBulkAnswer,
  ReplacementAnswer,
  UploadAnswer,
} from "#app/features/media/answers.ts";
import type { MediaFile } from "#app/features/media/types.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { DOCUMENT, paintPicture } from "#tests/factories/pictures.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let cookie = "";
beforeAll(async () => {
  cookie = await site.signIn(await createUser({ role: "editor" }));
});

async function sendBytes<Answer>(path: string, bytes: Uint8Array): Promise<{ status: number; answer: Answer }> {
  const headers = { cookie, "content-type": "application/octet-stream" };
  const response = await site.request(path, { method: "POST", body: new Uint8Array(bytes), headers, duplex: "half" } as RequestInit);
  return { status: response.status, answer: (await response.json()) as Answer };
}

async function sendJson<Answer>(path: string, body: object): Promise<{ status: number; answer: Answer }> {
  const headers = { cookie, "content-type": "application/json" };
  const response = await site.request(path, { method: "POST", body: JSON.stringify(body), headers });
  return { status: response.status, answer: (await response.json()) as Answer };
}

const list = async (query: string) =>
  (await (await site.request(`/admin/uploads/files?${query}`, { headers: { cookie } })).json()) as FilePage;

/** Waits until nothing is to be made of a file any more. */
async function untilSettled(id: string): Promise<MediaFile> {
  for (;;) {
    const [file] = (await list(`ids=${id}`)).files;
    if (file === undefined) throw new Error("The file is gone");
    if (file.state !== "waiting" && file.nextState !== "waiting" && file.nextState !== "ready") return file;
    await sleep(100);
  }
}

async function upload(name: string): Promise<MediaFile> {
  const { answer } = await sendBytes<UploadAnswer>(`/admin/uploads/files?name=${name}`, await paintPicture(400, 200));
  if (!answer.ok) throw new Error(answer.reason);
  return untilSettled(answer.file.id);
}

test("a picture is replaced, cropped in its own process and refocused with its uses; no address changes its content", async () => {
  const before = await upload("hero.png");
  const gift = await createGift({ image: before.path });
  const oldBytes = await (await site.request(`${before.path}/320.webp`)).arrayBuffer();
  const replaced = await sendBytes<ReplacementAnswer>(`/admin/uploads/replacements?file=${before.id}`, await paintPicture(300, 300));
  expect(replaced).toEqual({ status: 201, answer: { ok: true } });
  const second = await untilSettled(before.id);
  expect(second).toMatchObject({ width: 300, height: 300, hasPrevious: true });
  await site.settle();
  const page = await (await site.request(`/gifts/${gift.slug}`)).text();
  expect(page).toContain(second.path);
  expect(page).not.toContain(before.path);
  expect(Buffer.from(await (await site.request(`${before.path}/320.webp`)).arrayBuffer())).toEqual(Buffer.from(oldBytes));

  const change = (body: object) => sendJson<FileChangeAnswer>("/admin/uploads/changes", body);
  expect(
    (await change({ change: "crop", id: before.id, path: second.path, left: 0, top: 0, width: 301, height: 10 })).answer,
  ).toMatchObject({
    reason: "invalid",
  });
  expect((await change({ change: "crop", id: before.id, path: second.path, left: 100, top: 0, width: 200, height: 100 })).answer).toEqual({
    ok: true,
  });
  const third = await untilSettled(before.id);
  expect(third).toMatchObject({ width: 200, height: 100 });
  const { width, height } = await sharp(await (await site.request(`${third.path}/1200.webp`)).arrayBuffer()).metadata();
  expect([width, height]).toEqual([200, 100]);

  const stale = await change({ change: "focus", id: before.id, path: second.path, x: 30, y: 70 });
  expect([stale.status, stale.answer]).toMatchObject([422, { reason: "invalid" }]);
  const between = JSON.stringify({ change: "focus", id: before.id, path: third.path, x: 30, y: 71 });
  const headers = { cookie, "content-type": "application/json" };
  expect((await site.request("/admin/uploads/changes", { method: "POST", body: between, headers })).status).toBe(400);
  expect((await change({ change: "focus", id: before.id, path: third.path, x: 30, y: 70 })).answer).toEqual({ ok: true });
  await site.settle();
  const html = await (await site.request(`/gifts/${gift.slug}`)).text();
  expect(html).toContain(`${third.path}.at-30-70/`);
  expect(html).toContain('data-focus-x="30"');
  expect((await site.request(`${third.path}.at-30-70/320.avif`)).status).toBe(200);

  expect((await change({ change: "previous", id: before.id })).answer).toEqual({ ok: true });
  expect(await untilSettled(before.id)).toMatchObject({ path: second.path, width: 300 });
});

test("what takes no picture's place is refused by name, and the picture stays", async () => {
  const { id, path } = await upload("stays.png");
  const replace = (query: string, bytes: Uint8Array) => sendBytes<ReplacementAnswer>(`/admin/uploads/replacements?${query}`, bytes);
  expect(await replace(`file=${id}`, DOCUMENT)).toEqual({ status: 422, answer: { ok: false, reason: "not-an-image" } });
  expect(await replace(`file=${id}`, Buffer.from("words"))).toEqual({ status: 422, answer: { ok: false, reason: "wrong-type" } });
  const nobodys = crypto.randomUUID();
  expect(await replace(`file=${nobodys}`, await paintPicture(9, 9))).toEqual({ status: 404, answer: { ok: false, reason: "not-found" } });
  expect((await untilSettled(id)).path).toBe(path);
});

test("many files are labeled, found by the label, and deleted but for those in use, which are named", async () => {
  const files = [await upload("one.png"), await upload("two.png")];
  const [first, second] = files as [MediaFile, MediaFile];
  await createGift({ image: second.path, name: "A mug in use" });
  const bulk = (body: object) => sendJson<MediaBulkAnswer>("/admin/uploads/bulk", body);
  const of = { ids: files.map(({ id }) => id) };
  expect((await bulk({ deed: "label", of, name: "  Spring " })).answer).toMatchObject({ ok: true, changed: 2 });
  const { labels } = await list("");
  const label = labels.find(({ name }) => name === "Spring")?.id ?? "";
  const found = await list(`label=${label}`);
  expect(found.total).toBe(2);
  const all = { search: `label=${label}`, except: [], count: 3 };
  expect(await bulk({ deed: "delete", of: all, isConfirmed: false })).toEqual({
    status: 409,
    answer: { ok: false, reason: "count", count: 2 },
  });
  const removed = await bulk({ deed: "delete", of: { ...all, count: 2 }, isConfirmed: false });
  expect(removed.answer).toMatchObject({
    ok: true,
    changed: 1,
    left: [{ id: second.id, name: "two.png", uses: [{ place: "Gift", name: "A mug in use" }] }],
    leftCount: 1,
  });
  if (!removed.answer.ok) throw new Error("not deleted");
  expect((await bulk({ deed: "restore", batch: removed.answer.batch })).answer).toMatchObject({ changed: 1 });
  expect((await list(`ids=${first.id}`)).files).toHaveLength(1);

  const labelsOf = (body: object) => sendJson<LabelAnswer>("/admin/uploads/labels", body);
  expect((await labelsOf({ change: "rename", id: label, name: "Summer" })).answer).toEqual({ ok: true });
  expect((await labelsOf({ change: "remove", id: label })).answer).toEqual({ ok: true });
  expect((await labelsOf({ change: "remove", id: label })).status).toBe(409);
});
