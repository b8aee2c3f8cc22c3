import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { FileChangeAnswer, FilePage, UploadAnswer } from "#app/features/media/answers.ts";
import type { MediaFile } from "#app/features/media/types.ts";
import { keepWaitingChanges } from "#app/features/blog/waiting-posts.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { HOSTILE_FILES } from "#tests/factories/hostile-files.ts";
import { DOCUMENT, FILM, paintPicture } from "#tests/factories/pictures.ts";
import { draftOf, makePost } from "#tests/factories/posts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let cookie = "";
beforeAll(async () => {
  cookie = await site.signIn(await createUser({ role: "admin", firstName: "Ida", lastName: "Editor" }));
});

function send(body: BodyInit | null, name = "red.png", { alt = "", headers = {} }: { alt?: string; headers?: HeadersInit } = {}) {
  const query = new URLSearchParams({ name, ...(alt && { alt }) });
  return site.request(`/admin/uploads/files?${query}`, {
    method: "POST",
    body,
    headers: { cookie, "content-type": "application/octet-stream", ...headers },
    duplex: "half",
  } as RequestInit);
}

async function upload(body: Uint8Array, name?: string, alt?: string): Promise<MediaFile> {
  const response = await send(new Uint8Array(body), name, { alt });
  const answer = (await response.json()) as UploadAnswer;
  if (!answer.ok) throw new Error(answer.reason);
  return answer.file;
}

async function list(query = ""): Promise<FilePage> {
  return (await (await site.request(`/admin/uploads/files?${query}`, { headers: { cookie } })).json()) as FilePage;
}

/** Waits until the worker has finished with a picture, successfully or not. */
async function untilSettled(id: string): Promise<MediaFile> {
  for (;;) {
    const [file] = (await list(`ids=${id}`)).files;
    if (file === undefined) throw new Error("The file is gone");
    if (file.state !== "waiting") return file;
    await sleep(100);
  }
}

async function change(body: object, as = cookie): Promise<{ status: number; answer: FileChangeAnswer }> {
  const response = await site.request("/admin/uploads/changes", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { cookie: as, "content-type": "application/json" },
  });
  return { status: response.status, answer: (await response.json()) as FileChangeAnswer };
}

/** Returns every file below the data folder that an upload could have left. */
async function listStoredFiles(): Promise<string[]> {
  const found = await Promise.all(
    ["media", "arriving", "imports"].map((folder) =>
      readdir(path.join(site.dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return found.flat().flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
}

const countRows = async () => (await database().execute(sql`select count(*)::int as files from media_files`)).rows[0];

test("an empty library: 'No files uploaded yet'", async () => {
  const html = await (await site.request("/admin/uploads", { headers: { cookie } })).text();
  for (const text of ["Media Uploads", "Upload and manage images and other media files", "No files uploaded yet"])
    expect(html).toContain(text);
});

describe("an uploaded picture", () => {
  test("waits, gets its sizes from a worker, is served with safe headers, and nothing of the file as it came is left (U3, U4)", async () => {
    const picture = await sharp({ create: { width: 1600, height: 800, channels: 3, background: "#B93A26" } })
      .withExif({ IFD0: { Copyright: "somebody's camera" } })
      .jpeg()
      .toBuffer();
    const file = await upload(picture, "C:\\My Pictures\\Red  ribbon.jpg", "A red ribbon");
    expect(file).toMatchObject({
      name: "Red ribbon.jpg",
      alt: "A red ribbon",
      kind: "image",
      width: 1600,
      height: 800,
      uploadedBy: "Ida Editor",
    });
    expect(file.path).toMatch(/^\/media\/[0-9a-f-]{36}$/);
    expect((await untilSettled(file.id)).state).toBe("ready");
    const served = await site.request(`${file.path}/1200.webp`);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(served.headers.has("content-disposition")).toBe(false);
    const { width, exif } = await sharp(await served.arrayBuffer()).metadata();
    expect([width, exif]).toEqual([1200, undefined]);
    for (const kept of await listStoredFiles()) expect((await readFile(kept)).includes("somebody's camera"), kept).toBe(false);
  });

  test("U3: the file as it came is served to nobody while it waits", async () => {
    const file = await upload(await paintPicture(300, 300));
    const key = file.path.slice("/media/".length);
    expect((await site.request(`/media/incoming/${key}`)).status).toBe(404);
    expect((await site.request(`/media/incoming%2F${key}`)).status).toBe(404);
    const early = await site.request(`/media/00000000-0000-4000-8000-000000000000/640.webp`);
    expect([early.status, early.headers.get("cache-control")]).toEqual([404, "no-store"]);
    await untilSettled(file.id);
  });

  test("one that breaks off half way is shown as failed, with nothing served", async () => {
    const noise = await sharp({
      create: { width: 900, height: 900, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 40 }, background: "#fff" },
    })
      .png()
      .toBuffer();
    const file = await upload(noise.subarray(0, noise.length / 3), "half.png");
    expect((await untilSettled(file.id)).state).toBe("failed");
    expect((await listStoredFiles()).filter((kept) => kept.includes(file.path.slice("/media/".length)))).toEqual([]);
  });
});

test.each([
  ["a film", FILM, "film.mp4", "video", "video/mp4"],
  ["a PDF", DOCUMENT, "catalog.pdf", "document", "application/pdf"],
] as const)("U4: %s is there immediately and leaves only as an attachment", async (_what, body, name, kind, type) => {
  const file = await upload(body, name);
  expect(file).toMatchObject({ kind, state: "ready", width: null });
  const served = await site.request(file.path);
  expect([
    served.headers.get("content-type"),
    served.headers.get("content-disposition"),
    served.headers.get("x-content-type-options"),
    served.headers.get("content-security-policy"),
  ]).toEqual([
    type,
    `attachment; filename="${file.path.slice("/media/".length)}"`,
    "nosniff",
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  ]);
});

describe("refused, with nothing left behind (Z7)", () => {
  test.each(HOSTILE_FILES)("U1, U2: $what", async ({ make, name, status, reason }) => {
    const before = [await countRows(), await listStoredFiles()];
    const response = await send(new Uint8Array(await make()), name);
    expect([response.status, await response.json()]).toEqual([status, { ok: false, reason }]);
    expect([await countRows(), await listStoredFiles()]).toEqual(before);
  });

  test("File too large: more than 10 MB is refused while it streams, whatever the headers say (U2)", async () => {
    const before = [await countRows(), await listStoredFiles()];
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const response = await send(endless, "film.mp4", { headers: { "content-length": "12" } });
    expect([response.status, await response.json()]).toEqual([413, { ok: false, reason: "too-large" }]);
    // Ten megabytes, the one that is too many, and one that waited behind it.
    expect([sent > 10, sent < 13]).toEqual([true, true]);
    expect([await countRows(), await listStoredFiles()]).toEqual(before);
  });

  test("an upload that is cut off leaves nothing half stored", async () => {
    const before = [await countRows(), await listStoredFiles()];
    const picture = await paintPicture(500, 500);
    let part = 0;
    const broken = new ReadableStream({
      pull(controller) {
        part += 1;
        if (part === 1) controller.enqueue(new Uint8Array(picture.subarray(0, 400)));
        else controller.error(new Error("the line went dead"));
      },
    });
    const response = await send(broken);
    expect([response.status, await response.json()]).toEqual([422, { ok: false, reason: "cut-off" }]);
    expect([await countRows(), await listStoredFiles()]).toEqual(before);
  });

  test("A9, Z1, Z5: another site, a user without the role, unknown fields", async () => {
    const before = [await countRows(), await listStoredFiles()];
    const picture = new Uint8Array(await paintPicture(50, 50));
    expect((await send(picture, "red.png", { headers: { origin: "https://evil.example" } })).status).toBe(403);
    const shopper = await site.signIn(await createUser());
    expect((await send(picture, "red.png", { headers: { cookie: shopper } })).status).toBe(403);
    expect((await send(picture, "red.png", { headers: { cookie: "" } })).status).toBe(401);
    const unknown = await site.request("/admin/uploads/files?name=a&key=mine", { method: "POST", body: picture, headers: { cookie } });
    expect(unknown.status).toBe(400);
    expect([await countRows(), await listStoredFiles()]).toEqual(before);
  });
});

describe("the library", () => {
  test("is searched by name and alt text, and says where each file is used", async () => {
    const file = await upload(await paintPicture(60, 60), "teapot.png", "A teapot with 100% wool cosy");
    const gift = await createGift({ name: "Round teapot", image: file.path });
    await createCategory("occasion", { slug: "tea-time", name: "Tea time", imageUrl: file.path });
    expect((await list("q=TEAPOT")).files.map(({ id }) => id)).toEqual([file.id]);
    expect((await list("q=100%25%20wool")).uses).toEqual([
      { path: file.path, place: "Gift", name: "Round teapot", to: `/gifts/${gift.id}` },
      { path: file.path, place: "Occasion", name: "Tea time", to: "/category/occasion/tea-time" },
    ]);
    expect((await list("q=teapot&kind=video")).total).toBe(0);
    expect((await list("page=two&kind=virus")).files.length).toBeGreaterThan(0);
    await untilSettled(file.id);
  });

  test("lists neither the demo's pictures nor those of gift lists", async () => {
    await database().execute(sql`
      insert into media_files (key, name, kind, origin, byte_size) values ('demo-9/a', 'demo picture', 'image', 'demo', 9), ('b', 'list picture', 'image', 'list', 9)`);
    expect((await list("q=picture")).total).toBe(0);
  });

  test("a file in use is only deleted once that is confirmed; undo brings it back with its bytes; the log records it", async () => {
    const file = await upload(DOCUMENT, "size chart.pdf");
    await createGift({ name: "Wool hat", image: file.path });
    const asked = await change({ change: "delete", id: file.id, isConfirmed: false });
    expect(asked).toMatchObject({ status: 409, answer: { ok: false, reason: "in-use", uses: [{ place: "Gift", name: "Wool hat" }] } });
    expect(await change({ change: "delete", id: file.id, isConfirmed: true })).toEqual({ status: 200, answer: { ok: true } });
    expect((await list("q=size chart")).total).toBe(0);
    expect((await change({ change: "delete", id: file.id, isConfirmed: true })).status).toBe(404);
    expect((await change({ change: "restore", id: file.id })).answer).toEqual({ ok: true });
    expect((await list("q=size chart")).total).toBe(1);
    expect((await site.request(file.path)).status).toBe(200);
    const { rows } = await database().execute(
      sql`select actor_name, action, subject_name from audit_log where subject_kind = 'media' and subject_id = ${file.id} order by id`,
    );
    expect(rows).toEqual(
      ["created", "deleted", "restored"].map((action) => ({ actor_name: "Ida Editor", action, subject_name: "size chart.pdf" })),
    );
  });

  test("C1: of two editors of one alt text the slower is told, and shown what it says now", async () => {
    const file = await upload(DOCUMENT, "care.pdf", "first");
    expect((await change({ change: "describe", id: file.id, alt: "second", version: file.version })).answer).toEqual({ ok: true });
    const slower = await change({ change: "describe", id: file.id, alt: "third", version: file.version });
    expect(slower).toMatchObject({ status: 409, answer: { reason: "stale", file: { alt: "second", version: file.version + 1 } } });
    const long = await change({ change: "describe", id: file.id, alt: "x".repeat(301), version: file.version + 1 });
    expect(long).toEqual({ status: 422, answer: { ok: false, reason: "invalid", message: "Please use at most 300 characters." } });
  });

  test.each([
    [{ change: "delete", id: "nonsense", isConfirmed: true }],
    [{ change: "delete", id: "00000000-0000-4000-8000-000000000000", isConfirmed: true, origin: "demo" }],
    [{ change: "rename" }],
    [["delete"]],
  ])("I3, Z5: %j is no change", async (body) => {
    expect((await change(body)).status).toBe(400);
  });
});

/** How somebody loses the right to send what they are sending. */
const ENDINGS = {
  demoted: (id: string) => database().execute(sql`delete from user_roles where user_id = ${id}`),
  "signed out": (id: string) => database().execute(sql`delete from sessions where user_id = ${id}`),
};

/** Returns a body whose second half comes after `between`: it is asked for once the first has been read, so the request is under way. */
function inHalves(bytes: Uint8Array, between: () => Promise<unknown>): ReadableStream<Uint8Array> {
  let halves = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        halves++;
        if (halves === 1) return controller.enqueue(bytes.slice(0, 100));
        await between();
        controller.enqueue(bytes.slice(100));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

test("A6: what arrives while its sender loses the role, or is signed out, is stored nowhere (Z7)", async () => {
  const picture = new Uint8Array(await paintPicture(60, 40));
  for (const [how, end] of Object.entries(ENDINGS)) {
    const admin = await createUser({ role: "admin" });
    const own = await site.signIn(admin);
    const [files, rows] = [await listStoredFiles(), await countRows()];
    const response = await send(
      inHalves(picture, () => end(admin.id)),
      "late.png",
      { headers: { cookie: own } },
    );
    expect([how, response.status]).toEqual([how, how === "demoted" ? 403 : 401]);
    expect([await listStoredFiles(), await countRows()]).toEqual([files, rows]);
  }
});

test("A6: of a catalogue that arrives while its sender loses the role, or is signed out, no gift is written (Z7)", async () => {
  const catalogue = new TextEncoder().encode(`name,price,description\nLate mug,5,${"late ".repeat(40)}\n`);
  const countGifts = async () => (await database().execute(sql`select count(*)::int as gifts from gifts`)).rows[0];
  for (const [how, end] of Object.entries(ENDINGS)) {
    const admin = await createUser({ role: "admin" });
    const own = await site.signIn(admin);
    const [files, gifts] = [await listStoredFiles(), await countGifts()];
    const response = await site.request("/admin/gifts/import-file?name=gifts.csv", {
      method: "POST",
      body: inHalves(catalogue, () => end(admin.id)),
      headers: { cookie: own, "content-type": "text/csv" },
      duplex: "half",
    } as RequestInit);
    expect([how, response.status]).toEqual([how, how === "demoted" ? 403 : 401]);
    expect([await listStoredFiles(), await countGifts()]).toEqual([files, gifts]);
  }
});

test("pictures without an alt text and files that are shown nowhere are found", async () => {
  const picture = () => paintPicture(40, 40);
  const [used, waiting, page, unused] = [
    await upload(await picture(), "used.png", "A mug"),
    await upload(await picture(), "waiting.png", "A lamp"),
    await upload(await picture(), "page.png"),
    await upload(await picture(), "unused.png"),
  ];
  await createGift({ image: used.path });
  const post = await makePost();
  await keepWaitingChanges({ id: null }, post.id, draftOf({ slug: post.slug, content: `![](${waiting.path})` }), null);
  await database().execute(
    sql`insert into site_pages (slug, title, content) values ('with-picture', 'With a picture', ${`![](${page.path})`})`,
  );
  const namesOf = ({ files }: FilePage) => files.map(({ name }) => name).filter((name) => /^(?:used|waiting|page|unused)\.png$/.test(name));
  expect(namesOf(await list("lacks=use"))).toEqual(["unused.png"]);
  expect(namesOf(await list("lacks=text"))).toEqual(["unused.png", "page.png"]);
  expect((await list("lacks=use")).files.map(({ id }) => id)).toContain(unused.id);
  const { uses } = await list("q=page.png");
  expect(uses).toMatchObject([{ place: "Page", name: "With a picture" }]);
});
