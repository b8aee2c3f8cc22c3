import { beforeAll, describe, expect, test } from "vitest";
import { emptyGiftForm } from "#app/features/catalogue/editing/gift-form.ts";
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
let cookie = "";
let postId = "";
let giftId = "";

beforeAll(async () => {
  cookie = await site.signIn(await createUser({ role: "admin" }));
  postId = (await makePost()).id;
  giftId = (await createGift()).id;
});

async function post(path: string, value: unknown): Promise<number> {
  const headers = { cookie, "content-type": "application/json" };
  return (await site.request(path, { method: "POST", body: JSON.stringify(value), headers })).status;
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

  test("in what the function for posts takes", async () => {
    const author = { headline: "A", slug: "a", description: "b", article_body: "c", article_section: UNSANITIZED };
    expect(await post("/functions/v1/blog-post-access", { method: "create", post: author })).toBe(200);
  });

  test("in what is known of a gift's categories, and in a new one's name", async () => {
    const form = {
      ...emptyGiftForm(),
      name: "A mug",
      price: "12",
      image: "https://shop.example/mug.jpg",
      affiliateUrl: "https://shop.example/mug",
    };
    const aiCategories = { interest: [{ slug: UNSANITIZED, confidence: 0.5 }] };
    expect(
      await post("/admin/gifts/changes", {
        change: "save",
        id: giftId,
        version: 1,
        isPriceFresh: false,
        isFromStoreApi: false,
        aiCategories,
        form,
      }),
    ).toBe(200);
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
