import { beforeAll, describe, expect, test } from "vitest";
import { emptyGiftForm } from "#app/features/catalogue/editing/gift-form.ts";
import { NEW_COLLECTION } from "#app/features/collections/collection-form.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { draftOf, makePost } from "#tests/factories/posts.ts";
import { DOCUMENT } from "#tests/factories/pictures.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";

const site = useSite();
/** PostgreSQL accepts NUL nowhere, and a lone surrogate not within JSON. */
const UNSANITIZED = "a\0b\ud800c";
const TOO_LARGE = 2 ** 31;
/** Moments of ISO 8601 that PostgreSQL does not read as they stand, and what becomes of a post and of other things with them. */
const STRANGE_MOMENTS: [moment: string, ofPost: number, ofOthers: number][] = [
  ["0000-01-01T00:00:00Z", 422, 422],
  ["9999-12-31T23:59:59-15:00", 422, 422],
  ["2030-01-01T00:00:00+23:59", 200, 200],
  [`2030-01-01T00:00:00.${"0".repeat(200)}Z`, 200, 200],
];
let cookie = "";
let postId = "";

beforeAll(async () => {
  cookie = await site.signIn(await createUser({ role: "admin" }));
  postId = (await makePost()).id;
});

async function post(path: string, value: unknown): Promise<number> {
  const headers = { cookie, "content-type": "application/json" };
  return (await site.request(path, { method: "POST", body: JSON.stringify(value), headers })).status;
}

const GIFT = {
  ...emptyGiftForm(),
  name: "A mug",
  price: "12",
  image: "https://shop.example/mug.jpg",
  affiliateUrl: "https://shop.example/mug",
};
async function saveGift(changes: object, aiCategories: object | null = null): Promise<number> {
  const { id } = await createGift();
  const meta = { id, version: 1, isPriceFresh: false, isFromStoreApi: false, aiCategories };
  return post("/admin/gifts/changes", { change: "save", ...meta, form: { ...GIFT, ...changes } });
}

describe("I3: what no database takes is no fault of ours", () => {
  test.each(["/admin/people?people=", "/admin/uploads/files?q=", "/admin/gifts?q=", "/admin/blog?q="])("looked for at %s", async (path) => {
    expect((await site.request(`${path}a%00b%ED%A0%80`, { headers: { cookie } })).status).toBe(200);
  });

  test("in a working copy of a post, where it is left out", async () => {
    const document = draftOf({ title: UNSANITIZED, keywords: [UNSANITIZED] });
    expect(await post("/admin/blog/editing", { subject: { kind: "post", id: postId }, baseVersion: 1, document, writer: postId })).toBe(
      200,
    );
  });

  test("as the version that a post, a file or a gift was opened with", async () => {
    const subject = { kind: "post", id: postId };
    expect(await post("/admin/blog/editing", { subject, baseVersion: TOO_LARGE, document: draftOf(), writer: postId })).toBe(400);
    expect(await post("/admin/blog/save", { id: postId, baseVersion: TOO_LARGE, post: draftOf() })).toBe(400);
    expect(await post("/admin/uploads/changes", { change: "describe", id: postId, alt: "", version: TOO_LARGE })).toBe(400);
  });

  test.each(STRANGE_MOMENTS)("as a moment: %s", async (moment, isPost, isOther) => {
    const collection = { ...NEW_COLLECTION, title: "A", lead: "B", slug: crypto.randomUUID(), values: { interest: ["coffee"] } };
    expect([
      await post("/admin/blog/save", { id: null, baseVersion: null, post: { ...draftOf(), publishDate: moment } }),
      await post("/admin/collections/save", { ref: "new", basedOn: 0, document: { ...collection, shownFrom: moment } }),
      await saveGift({ shownUntil: moment }),
    ]).toEqual([isPost, isOther, isOther]);
    expect((await site.request("/admin/collections", { headers: { cookie } })).status).toBe(200);
  });

  test("in what the function for posts takes", async () => {
    const author = { headline: "A", slug: "a", description: "b", article_body: "c", article_section: UNSANITIZED };
    expect(await post("/functions/v1/blog-post-access", { method: "create", post: author })).toBe(200);
  });

  test("in what is known of a gift's categories, and in a new one's name", async () => {
    const aiCategories = { interest: [{ slug: UNSANITIZED, confidence: 0.5 }] };
    expect(await saveGift({}, aiCategories)).toBe(200);
    expect(await post("/admin/gifts/changes", { change: "create-category", taxonomy: "theme", name: "a\ud800" })).toBe(400);
  });

  test("in a file's name", async () => {
    const target = "/admin/uploads/files?name=a%00b.pdf";
    expect((await site.request(target, { method: "POST", body: new Uint8Array(DOCUMENT), headers: { cookie } })).status).toBe(201);
  });

  test("in a testimonial", async () => {
    const fields = { intent: "add", quote: UNSANITIZED, author: UNSANITIZED, sortOrder: "1" };
    expect((await postForm(site, "/admin/testimonials", fields, { cookie })).status).toBe(200);
  });
});
