import { randomUUID } from "node:crypto";
import { MEDIA_WIDTHS } from "#app/features/media/media-paths.ts";
import type { DearKind } from "#app/platform/work/dear-work.ts";
import { emptyGiftForm } from "#app/features/catalogue/editing/gift-form.ts";
import { HOSTILE_MARKDOWN } from "#tests/factories/hostile-markdown.ts";
import { paintPicture } from "#tests/factories/pictures.ts";
import { draftOf } from "#tests/factories/posts.ts";
import { PASSWORD } from "#tests/factories/users.ts";
import { WEARING } from "./dear-samples.ts";
import type { Fixtures } from "./fixtures.ts";
import { BENIGN_PAGE, HOSTILE_ADDRESSES } from "./local-shop.ts";
import type { Caller } from "./judge.ts";
import type { Sample } from "./requests.ts";

/** Requests that one network address sends again and again; `0count0` in them is a number that no other request has. */
export interface Flood {
  name: string;
  caller: Caller;
  samples: Sample[];
  /** The dear work that it asks for. */
  kinds: readonly DearKind[];
  /** How many connections it uses, where that is not as usual, and whether it takes nothing of the answers. */
  connections?: number;
  readsNothing?: boolean;
  /** How many different people send it, where one would soon be refused. */
  people?: number;
}

/** A kept file of the size that readers who read nothing are after. */
export const LARGE_FILE = "attack/large.pdf";
const SLOW_READERS = 100;
/** Each may look up ten pages a minute. */
const SHOPPERS = 25;

const LONG_SENTENCE = WEARING["a long wish"]?.(9000) ?? "";
const DENIALS = WEARING["a thousand denials"]?.(9000) ?? "";
const CATALOGUE_ROWS = 3000;
/** Together nearly as long as a post may be. */
const DRAFT_WORDS = 19_000;

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
  const asCaller =
    (caller: Caller) =>
    (name: string, kinds: readonly DearKind[], ...samples: Sample[]): Flood => ({ name, caller, kinds, samples });
  const [anonymous, user, admin] = [asCaller("anonymous"), asCaller("user"), asCaller("admin")];
  const person = { firstName: "Ada", lastName: "Lovelace", password: PASSWORD, next: "/" };
  return [
    anonymous(
      "sign-in",
      ["hash"],
      form("/auth", { intent: "sign-in", email: "nobody-0count0@example.com", password: "not it", next: "/" }),
    ),
    anonymous("sign-up", ["hash"], form("/auth", { intent: "sign-up", email: "new-0count0@example.com", ...person })),
    anonymous("reset", [], form("/auth/reset", { token: "x".repeat(43), password: PASSWORD })),
    user(
      "password",
      ["hash"],
      form("/profile/security", { intent: "change-password", current: "not it 0count0", next: "another password" }),
    ),
    anonymous("forgotten password", [], form("/auth/forgot", { email: "nobody-0count0@example.com" })),
    anonymous("passkey challenges", [], json("/auth/passkey/options", {})),
    anonymous("downloads", [], get(`/media/${LARGE_FILE}`)),
    { ...anonymous("slow readers", [], get(`/media/${LARGE_FILE}`)), connections: SLOW_READERS, readsNothing: true },
    anonymous(
      "demo pictures",
      ["demo-picture"],
      ...things.demoPictures.flatMap((image) => MEDIA_WIDTHS.map((width) => get(`${image}/${width}.avif`))),
    ),
    anonymous(
      "finder sentence",
      ["understanding", "finder"],
      get(`/gift-finder?text=${encodeURIComponent(`0count0 ${LONG_SENTENCE.slice(0, 5000)}`)}`),
    ),
    anonymous("finder brief", ["finder"], get("/gift-finder?person=sister&interest=coffee&said=sister+0count0")),
    anonymous(
      "finder form",
      ["understanding"],
      form("/gift-finder", { text: `0count0 ${LONG_SENTENCE}`, more: DENIALS, words: `0count0 ${DENIALS}` }),
    ),
    anonymous("finder program", ["understanding", "finder"], json("/api/v1/finder", { text: `0count0 ${LONG_SENTENCE}`, limit: 48 })),
    anonymous("rerank", ["understanding", "finder"], json("/finder-rerank", { text: `0count0 ${LONG_SENTENCE}`, limit: 12 })),
    anonymous("search", ["search"], get("/search?q=mug+coffee+gift+for+0count0"), get(`/search?q=${"a+".repeat(200)}0count0`)),
    anonymous("search program", ["search"], get("/api/v1/search?q=mug+coffee+gift+for+0count0&limit=50")),
    anonymous("filtered pages", [], get("/category/occasion/birthday?minPrice=0count0")),
    anonymous("missing pages", [], get("/no-such-page-0count0")),
    anonymous("large bodies", [], json("/api/v1/finder", { text: "x", brief: { otherWords: Array(20_000).fill("x") } })),
    anonymous(
      "share pictures",
      ["share-picture"],
      ...["interest", "occasion", "recipient"].map((type) => get(`/share-pictures/categories/${type}/none-0count0.png`)),
      get(`/share-pictures/gifts/${things.giftId}.png`),
    ),
    user("my data", ["export"], get("/profile/export")),
    {
      ...admin(
        "shop pages",
        ["shop-page"],
        ...[BENIGN_PAGE, ...HOSTILE_ADDRESSES.map(([, url]) => url)].map((url) =>
          json("/admin/gifts/changes", { change: "look-up", affiliateUrl: url }),
        ),
      ),
      people: SHOPPERS,
    },
    admin("markdown preview", ["markdown"], ...markdown.map((content) => json("/admin/blog/preview", { content: `0count0 ${content}` }))),
    admin(
      "markdown save",
      ["markdown"],
      ...markdown.slice(0, 20).map((content) => json("/admin/blog/save", { id: null, baseVersion: null, post: draftOf({ content }) })),
    ),
    admin(
      "drafts",
      ["draft"],
      json("/admin/blog/editing", {
        subject: { kind: "draft", id: randomUUID() },
        baseVersion: 0,
        document: draftOf({ content: `0count0 ${"word ".repeat(DRAFT_WORDS)}` }),
        writer: randomUUID(),
      }),
    ),
    admin("export", ["export"], get("/admin/gifts/export.csv")),
    admin("import", ["import"], bytes("/admin/gifts/import-file?trial=1&name=gifts.csv", "text/csv", Buffer.from(catalogue))),
    admin("upload", ["picture-sizes"], bytes("/admin/uploads/files?name=picture.jpg", "application/octet-stream", picture)),
    admin(
      "gift readings",
      [],
      json("/admin/gifts/changes", {
        change: "categorize",
        id: null,
        isFromStoreApi: false,
        name: "Mug 0count0",
        description: LONG_SENTENCE,
      }),
    ),
    admin("screens", ["screen"], get("/admin/gifts?q=0count0"), get(`/admin/gifts/${things.giftId}`), get("/admin/settings")),
    admin(
      "gift forms",
      [],
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
