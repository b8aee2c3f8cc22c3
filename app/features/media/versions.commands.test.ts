import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { moveMediaUses } from "#app/media-moves.server.ts";
import { collectionDocument, NEW_COLLECTION } from "#app/features/collections/collection-form.ts";
import { saveCollection } from "#app/features/collections/collections.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { paintPicture } from "#tests/factories/pictures.ts";
import { makePost } from "#tests/factories/posts.ts";
import { createUser } from "#tests/factories/users.ts";
import { findUploads } from "./files.queries.server.ts";
import { findCurrentPath } from "./former-paths.queries.server.ts";
import { mediaKey, mediaSizeKey } from "./media-paths.ts";
import { makePendingPictures } from "./pending-pictures.commands.server.ts";
import { readCrop, storeWidths } from "./picture-sizes.server.ts";
import { keepCrop, keepReplacement } from "./replacements.commands.server.ts";
import type { MakeSizes } from "./sizes.server.ts";
import type { MediaFile } from "./types.ts";
import { keepUpload, purgeRemovedUploads, restoreUpload } from "./uploads.commands.server.ts";
import { placeReadyVersions, restoreVersion, setFocalPoint } from "./versions.commands.server.ts";

useTestDatabase();

/** Does the same as make-sizes.process.ts, without a child process. */
const makeHere: MakeSizes = async (key, _signal, crop = null) => {
  const source = crop === null ? ((await storage().read(unservedKey(key)))?.bytes ?? null) : await readCrop(storage(), crop);
  if (source === null) return { ok: false, reason: "unreadable" };
  return { ok: true, byteSize: await storeWidths(storage(), key, source) };
};
const makeAll = () => makePendingPictures({ make: makeHere, onMade: () => placeReadyVersions(moveMediaUses) });

let folder: string;
let editorId: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-versions-"));
  process.env.DATA_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  editorId = (await createUser({ role: "editor" })).id;
});

async function arrive(width: number, height: number) {
  const arrived = path.join(folder, "arrived.part");
  await writeFile(arrived, await paintPicture(width, height));
  return { path: arrived, size: 900, name: "a.png", alt: "A red box" };
}

async function upload(width = 60, height = 40): Promise<MediaFile> {
  const kept = await keepUpload(editorId, await arrive(width, height));
  if (!kept.ok) throw new Error(kept.reason);
  await makeAll();
  return fileOf(kept.id);
}

async function fileOf(id: string): Promise<MediaFile> {
  const [file] = await findUploads([id]);
  if (file === undefined) throw new Error("The file is gone");
  return file;
}

async function replace(id: string, width = 90, height = 90): Promise<MediaFile> {
  expect(await keepReplacement(editorId, id, await arrive(width, height))).toEqual({ ok: true });
  await makeAll();
  return fileOf(id);
}

const valuesOf = async (query: ReturnType<typeof sql>) =>
  (await database().execute<{ value: unknown }>(query)).rows.map(({ value }) => value);

test("a replaced picture keeps its text and all its uses, under a new address; the old one leads to it", async () => {
  const before = await upload();
  const gift = await createGift({ image: before.path });
  await database().execute(sql`
    update gifts set pictures = ${JSON.stringify([
      { image: "https://shop.example/a.jpg", alt: "" },
      { image: before.path, alt: "Side" },
    ])}
    where id = ${gift.id}`);
  const category = await createCategory("theme");
  await database().execute(sql`update categories set image_url = ${before.path} where id = ${category.id}`);
  const post = await makePost({ content: `![Red](${before.path} "Red")\n\n![Large](${before.path}/1200.webp)`, coverImage: before.path });
  await database().execute(sql`
    insert into site_pages (slug, title, content, is_published) values ('imprint', 'Imprint', ${`![Red](${before.path})`}, true)`);

  const values = collectionDocument.parse({ ...NEW_COLLECTION, title: "Red", slug: "red", image: before.path, maxPrice: "9" });
  await saveCollection({ actorId: editorId, ref: "new", basedOn: 0, values });

  expect(await keepReplacement(editorId, before.id, await arrive(90, 90))).toEqual({ ok: true });
  expect(await fileOf(before.id)).toMatchObject({ path: before.path, nextState: "waiting", hasPrevious: false });
  await makeAll();
  const after = await fileOf(before.id);
  expect(after).toMatchObject({
    id: before.id,
    name: before.name,
    alt: "A red box",
    width: 90,
    height: 90,
    nextState: null,
    hasPrevious: true,
  });
  expect(after.path).not.toBe(before.path);
  expect(await valuesOf(sql`select image as value from gifts where id = ${gift.id}`)).toEqual([after.path]);
  expect(await valuesOf(sql`select pictures as value from gifts where id = ${gift.id}`)).toEqual([
    [
      { image: "https://shop.example/a.jpg", alt: "" },
      { image: after.path, alt: "Side" },
    ],
  ]);
  expect(await valuesOf(sql`select image_url as value from categories where id = ${category.id}`)).toEqual([after.path]);
  expect(await valuesOf(sql`select cover_image || article_body as value from blog_posts where id = ${post.id}`)).toEqual([
    `${after.path}![Red](${after.path} "Red")\n\n![Large](${after.path}/1200.webp)`,
  ]);
  const versions = sql`select v.document ->> 'coverImage' as value from blog_post_versions v join blog_posts p on p.id = v.blog_post_id and p.version = v.version`;
  expect(await valuesOf(sql`${versions} where p.id = ${post.id}`)).toEqual([after.path]);
  expect(await valuesOf(sql`select content as value from site_pages where slug = 'imprint'`)).toEqual([`![Red](${after.path})`]);
  const collections = sql`
    select c.image || ' ' || (v.document ->> 'image') as value
    from collections c join collection_versions v on v.collection_id = c.id and v.version = c.version`;
  expect(await valuesOf(collections)).toEqual([`${after.path} ${after.path}`]);
  expect(await findCurrentPath(`${mediaKey(before.path)}/640.webp`)).toBe(after.path);
  expect(await findCurrentPath(mediaKey(after.path))).toBeNull();
  expect(await valuesOf(sql`select before as value from audit_log where action = 'updated' and subject_id = ${before.id}`)).toEqual([
    { address: before.path, size: "60 × 40" },
  ]);
});

test("the picture before comes back within the hour with its uses; then its bytes go, and late uses of its address follow", async () => {
  const before = await upload();
  const gift = await createGift({ image: before.path });
  const after = await replace(before.id);
  expect(await restoreVersion(editorId, before.id, moveMediaUses)).toBe(true);
  expect(await fileOf(before.id)).toMatchObject({ path: before.path, width: 60, height: 40, state: "ready" });
  const imageOf = sql`select image as value from gifts where id = ${gift.id}`;
  expect(await valuesOf(imageOf)).toEqual([before.path]);
  expect(await restoreVersion(editorId, before.id, moveMediaUses)).toBe(true);
  expect((await fileOf(before.id)).path).toBe(after.path);

  await database().execute(sql`update gifts set image = ${before.path} where id = ${gift.id}`);
  await purgeRemovedUploads(new Date(Date.now() + 59 * 60_000), moveMediaUses);
  expect(await storage().read(mediaSizeKey(mediaKey(before.path), 320, "webp"))).not.toBeNull();
  await purgeRemovedUploads(new Date(Date.now() + 61 * 60_000), moveMediaUses);
  expect(await valuesOf(imageOf)).toEqual([after.path]);
  expect(await storage().read(mediaSizeKey(mediaKey(before.path), 320, "webp"))).toBeNull();
  expect(await storage().read(mediaSizeKey(mediaKey(after.path), 320, "webp"))).not.toBeNull();
  expect(await restoreVersion(editorId, before.id, moveMediaUses)).toBe(false);
});

test("a version is no file of the library: it cannot be restored as one, and one that cannot be read leaves the picture as it is", async () => {
  const before = await upload();
  await replace(before.id);
  const [versionId] = await valuesOf(sql`select id as value from media_files where version_of = ${before.id}`);
  expect(await restoreUpload(editorId, String(versionId))).toBe(false);
  const current = await fileOf(before.id);
  expect(await keepReplacement(editorId, before.id, await arrive(10, 10))).toEqual({ ok: true });
  await makePendingPictures({
    make: () => Promise.resolve({ ok: false, reason: "unreadable" }),
    onMade: () => placeReadyVersions(moveMediaUses),
  });
  expect(await fileOf(before.id)).toMatchObject({ path: current.path, state: "ready", nextState: "failed" });
  expect((await replace(before.id)).nextState).toBeNull();
});

test("a version that cannot be put in its place is tried again, and keeps no other picture waiting", async () => {
  const before = await upload();
  expect(await keepReplacement(editorId, before.id, await arrive(90, 90))).toEqual({ ok: true });
  await makePendingPictures({ make: makeHere, onMade: () => placeReadyVersions(() => Promise.reject(new Error("too many gifts"))) });
  expect(await fileOf(before.id)).toMatchObject({ path: before.path, nextState: "ready" });
  await makeAll();
  expect(await fileOf(before.id)).toMatchObject({ width: 90, nextState: null });
});

test("A6: nothing replaces a picture for somebody without the right, nor one that is gone, and nothing is stored then", async () => {
  const { id } = await upload();
  const author = await createUser({ role: "author" });
  expect(await keepReplacement(author.id, id, await arrive(9, 9))).toEqual({ ok: false, reason: "not-allowed" });
  expect(await keepReplacement(editorId, crypto.randomUUID(), await arrive(9, 9))).toEqual({ ok: false, reason: "not-found" });
  await writeFile(path.join(folder, "words.part"), "just words");
  expect(await keepReplacement(editorId, id, { path: path.join(folder, "words.part"), size: 10 })).toEqual({
    ok: false,
    reason: "wrong-type",
  });
  expect(await valuesOf(sql`select count(*)::int as value from media_files where version_of = ${id}`)).toEqual([0]);
});

test("a focal point is in the address, so that pages show it at once; uses follow, and the center has the plain address", async () => {
  const before = await upload();
  const gift = await createGift({ image: before.path });
  const setTo = (x: number, y: number, seen = before.path) => setFocalPoint(editorId, before.id, { focus: { x, y }, seen }, moveMediaUses);
  expect(await setTo(30, 70)).toBe("set");
  const after = await fileOf(before.id);
  expect(after).toMatchObject({ path: `${before.path}.at-30-70`, focus: { x: 30, y: 70 } });
  const imageOf = sql`select image as value from gifts where id = ${gift.id}`;
  expect(await valuesOf(imageOf)).toEqual([after.path]);
  expect(await setTo(50, 50, after.path)).toBe("set");
  expect(await valuesOf(imageOf)).toEqual([before.path]);
  const nobodys = { focus: { x: 0, y: 0 }, seen: before.path };
  expect(await setFocalPoint(editorId, crypto.randomUUID(), nobodys, moveMediaUses)).toBe("not-found");
});

test("a crop becomes the picture, with what its focal point was on, and the whole one comes back", async () => {
  const before = await upload(1600, 800);
  const seen = before.path;
  await setFocalPoint(editorId, before.id, { focus: { x: 25, y: 50 }, seen }, moveMediaUses);
  const cut = (width: number) => keepCrop(editorId, before.id, { crop: { left: 0, top: 0, width, height: 800 }, seen });
  expect(await cut(1601)).toBe("outside");
  expect(await cut(800)).toBe("ordered");
  await makeAll();
  const after = await fileOf(before.id);
  expect(after).toMatchObject({ width: 600, height: 600, focus: { x: 50, y: 50 }, state: "ready" });
  expect(await restoreVersion(editorId, before.id, moveMediaUses)).toBe(true);
  expect(await fileOf(before.id)).toMatchObject({ width: 1600, height: 800, focus: { x: 25, y: 50 } });
});

test("C1: a crop or a focal point of a picture that somebody else has replaced meanwhile is told and not made", async () => {
  const { id, path: seen } = await upload();
  const after = await replace(id);
  expect(await setFocalPoint(editorId, id, { focus: { x: 0, y: 0 }, seen }, moveMediaUses)).toBe("stale");
  expect(await keepCrop(editorId, id, { crop: { left: 0, top: 0, width: 20, height: 20 }, seen })).toBe("stale");
  await makeAll();
  expect(await fileOf(id)).toMatchObject({ path: after.path, width: 90 });
});
