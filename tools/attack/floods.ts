import { emptyGiftForm } from "#app/features/catalogue/editing/gift-form.ts";
import { HOSTILE_MARKDOWN } from "#tests/factories/hostile-markdown.ts";
import { paintPicture } from "#tests/factories/pictures.ts";
import { draftOf } from "#tests/factories/posts.ts";
import { PASSWORD } from "#tests/factories/users.ts";
import { WEARING } from "./dear-samples.ts";
import type { Fixtures } from "./fixtures.ts";
import type { Caller } from "./judge.ts";
import type { Sample } from "./requests.ts";

/** Requests that one network address sends again and again; `0count0` in them is a number that no other request has. */
export interface Flood {
  name: string;
  caller: Caller;
  samples: Sample[];
}

const LONG_SENTENCE = WEARING["a long wish"]?.(9000) ?? "";
const DENIALS = WEARING["a thousand denials"]?.(9000) ?? "";
const CATALOGUE_ROWS = 3000;

const get = (path: string): Sample => ({ method: "GET", path });
const form = (path: string, fields: Record<string, string>): Sample => ({ method: "POST", path, body: { kind: "form", fields } });
const json = (path: string, value: unknown): Sample => ({ method: "POST", path, body: { kind: "json", value } });
const bytes = (path: string, type: string, content: Buffer): Sample => ({
  method: "POST",
  path,
  body: { kind: "bytes", type, bytes: content },
});

/** Returns every flood that is tried: each kind of dear work, and what is cheap once and dear a thousand times. */
export async function listFloods(things: Fixtures): Promise<Flood[]> {
  const picture = await paintPicture(3000, 2000, "jpeg");
  const row = (place: number) => `Mug ${place},${place % 90},Coffee|Tea,a mug for mornings\n`;
  const catalogue = `name,price,interest_types,description\n${Array.from({ length: CATALOGUE_ROWS }, (_, place) => row(place)).join("")}`;
  const markdown = Object.values(HOSTILE_MARKDOWN);
  const anonymous = (name: string, ...samples: Sample[]): Flood => ({ name, caller: "anonymous", samples });
  const user = (name: string, ...samples: Sample[]): Flood => ({ name, caller: "user", samples });
  const admin = (name: string, ...samples: Sample[]): Flood => ({ name, caller: "admin", samples });
  const person = { firstName: "Ada", lastName: "Lovelace", password: PASSWORD, next: "/" };
  return [
    anonymous("sign-in", form("/auth", { intent: "sign-in", email: "nobody-0count0@example.com", password: "not it", next: "/" })),
    anonymous("sign-up", form("/auth", { intent: "sign-up", email: "new-0count0@example.com", ...person })),
    anonymous("reset", form("/auth/reset", { token: "x".repeat(43), password: PASSWORD })),
    user("password", form("/profile/security", { intent: "change-password", current: "not it 0count0", next: "another password" })),
    anonymous("finder sentence", get(`/gift-finder?text=${encodeURIComponent(`0count0 ${LONG_SENTENCE.slice(0, 5000)}`)}`)),
    anonymous("finder brief", get("/gift-finder?person=sister&interest=coffee&said=sister+0count0")),
    anonymous("finder form", form("/gift-finder", { text: `0count0 ${LONG_SENTENCE}`, more: DENIALS, words: `0count0 ${DENIALS}` })),
    anonymous("finder program", json("/api/v1/finder", { text: `0count0 ${LONG_SENTENCE}`, limit: 48 })),
    anonymous("rerank", json("/finder-rerank", { text: `0count0 ${LONG_SENTENCE}`, limit: 12 })),
    anonymous("search", get("/search?q=mug+coffee+gift+for+0count0"), get(`/search?q=${"a+".repeat(200)}0count0`)),
    anonymous("search program", get("/api/v1/search?q=mug+coffee+gift+for+0count0&limit=50")),
    anonymous("filtered pages", get("/category/occasion/birthday?minPrice=0count0")),
    anonymous("missing pages", get("/no-such-page-0count0")),
    anonymous("large bodies", json("/api/v1/finder", { text: "x", brief: { otherWords: Array(20_000).fill("x") } })),
    anonymous(
      "share pictures",
      ...["interest", "occasion", "recipient"].map((type) => get(`/share-pictures/categories/${type}/none-0count0.png`)),
      get(`/share-pictures/gifts/${things.giftId}.png`),
    ),
    user("my data", get("/profile/export")),
    user("shop pages", form(`/gift-lists/${things.listId}/add`, { intent: "look-up", url: "http://127.0.0.1:22/" })),
    admin("markdown preview", ...markdown.map((content) => json("/admin/blog/preview", { content: `0count0 ${content}` }))),
    admin(
      "markdown save",
      ...markdown.slice(0, 20).map((content) => json("/admin/blog/save", { id: null, baseVersion: null, post: draftOf({ content }) })),
    ),
    admin("export", get("/admin/gifts/export.csv")),
    admin("import", bytes("/admin/gifts/import-file?trial=1&name=gifts.csv", "text/csv", Buffer.from(catalogue))),
    admin("upload", bytes("/admin/uploads/files?name=picture.jpg", "application/octet-stream", picture)),
    admin(
      "gift readings",
      json("/admin/gifts/changes", {
        change: "categorize",
        id: null,
        isFromStoreApi: false,
        name: "Mug 0count0",
        description: LONG_SENTENCE,
      }),
    ),
    admin(
      "gift forms",
      json("/admin/gifts/changes", {
        change: "save",
        id: null,
        version: 0,
        isPriceFresh: false,
        isFromStoreApi: false,
        aiCategories: null,
        form: emptyGiftForm(),
      }),
    ),
  ];
}
