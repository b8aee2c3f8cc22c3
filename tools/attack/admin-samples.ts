import { emptyGiftForm } from "#app/features/catalogue/editing/gift-form.ts";
import { NEW_COLLECTION, pickOfDocument } from "#app/features/collections/collection-form.ts";
import { DEFAULT_LOOK } from "#app/features/look/default-look.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/default-settings.ts";
import { draftOf } from "#tests/factories/posts.ts";
import { DOCUMENT } from "#tests/factories/pictures.ts";
import { BENIGN_PAGE } from "./local-shop.ts";
import { form, json, type WriteSamples } from "./requests.ts";

const GIFT = {
  ...emptyGiftForm(),
  name: "A mug",
  price: "12",
  image: "https://shop.example/mug.jpg",
  affiliateUrl: "https://www.amazon.com/dp/B000000001",
};
/** A picture of eight by eight pixels. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOQ87XGihiGlgQAMHgpgVRQVI8AAAAASUVORK5CYII=",
  "base64",
);
const CATALOGUE = "name,price,interest_types\nA mug,12,Coffee|Tea\n=1+1,x,\n";
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32z" fill="#1e4d3b"/></svg>';
const { logo: _logo, icon: _icon, ...LOOK } = DEFAULT_LOOK;
const LOOK_FILE = JSON.stringify({ format: "presently-look", version: 1, look: LOOK, logo: { data: btoa(LOGO) }, icon: null });
const COLLECTION = {
  ...NEW_COLLECTION,
  title: "Gifts for hosts",
  slug: "gifts-for-hosts",
  lead: "Bring this",
  values: { recipient: ["host"] },
  without: { giftType: ["home-decor"] },
  withoutWords: "candle",
  maxPrice: "60",
};
const PAGE = {
  title: "Imprint",
  lead: "Who we are",
  content: "Written by {{name}}",
  seoTitle: "",
  metaDescription: "",
  isPublished: true,
  isInFooter: true,
  isInHeader: true,
};
const TOPIC = { name: "Ideas", slug: "ideas", description: "" };

const trash = () => [
  form({ intent: "restore", item: crypto.randomUUID() }),
  form({ intent: "erase", item: crypto.randomUUID() }),
  form({ one: crypto.randomUUID() }),
];

/** Samples of what admins send. */
export const ADMIN_SAMPLES: WriteSamples = {
  // Without the demo there would be less to attack.
  "/admin/start": () => ["know-my-way", "add-starters", "remove-starters", "demo-back"].map((intent) => form({ intent })),
  "/admin/amazon-prices": () => [form({ answer: "as-entered", next: "/admin/insights" })],
  "/admin/taxonomy-changes": ({ interestId, otherInterestId }) => [
    json({
      change: "create",
      taxonomy: "interest",
      as: "category",
      fields: { name: "New", slug: "new", icon: "🎁", color: "#B93A26", sortOrder: 1, isFeatured: true },
    }),
    json({
      change: "create",
      taxonomy: "occasion",
      as: "category",
      fields: { name: "Day", isSeasonal: true, imageUrl: "https://shop.example/a.jpg" },
    }),
    json({
      change: "update",
      taxonomy: "interest",
      as: "metadata",
      id: interestId,
      version: 1,
      fields: { name: "Other", description: "x" },
    }),
    json({ change: "delete", taxonomy: "interest", id: otherInterestId }),
    json({ change: "restore", taxonomy: "interest", id: otherInterestId }),
    json({ change: "merge", taxonomy: "interest", id: otherInterestId, intoId: otherInterestId }),
    json({ change: "place", taxonomy: "interest", id: interestId, beforeId: null }),
  ],
  "/admin/uploads/files": () => [
    { query: { name: "terms.pdf", alt: "Terms" }, body: { kind: "bytes", type: "application/octet-stream", bytes: DOCUMENT } },
  ],
  "/admin/uploads/changes": ({ mediaId }) => [
    json({ change: "describe", id: mediaId, alt: "A film", version: 1 }),
    json({ change: "delete", id: mediaId, isConfirmed: false }),
    json({ change: "restore", id: mediaId }),
    json({ change: "focus", id: mediaId, path: "/media/film.mp4", x: 30, y: 70 }),
    json({ change: "crop", id: mediaId, path: "/media/film.mp4", left: 0, top: 0, width: 100, height: 100 }),
    json({ change: "previous", id: mediaId }),
  ],
  "/admin/uploads/replacements": ({ mediaId, pictureId }) => [
    { query: { file: pictureId }, body: { kind: "bytes", type: "application/octet-stream", bytes: PICTURE } },
    { query: { file: mediaId }, body: { kind: "bytes", type: "application/octet-stream", bytes: DOCUMENT } },
  ],
  "/admin/uploads/bulk": ({ mediaId }) => [
    json({ deed: "label", of: { ids: [mediaId] }, name: "Summer" }),
    json({ deed: "unlabel", of: { search: "q=film&kind=video", except: [], count: 1 }, label: crypto.randomUUID() }),
    json({ deed: "delete", of: { ids: [mediaId] }, isConfirmed: false }),
    json({ deed: "restore", batch: crypto.randomUUID() }),
  ],
  "/admin/uploads/labels": ({ mediaLabelId }) => [
    json({ change: "rename", id: mediaLabelId, name: "Winter" }),
    json({ change: "remove", id: mediaLabelId }),
  ],
  "/admin/gifts/changes": ({ giftId, interestId, deletedBatchId }) => [
    json({
      change: "save",
      id: giftId,
      version: 1,
      isPriceFresh: false,
      isFromStoreApi: false,
      aiCategories: { interest: [{ slug: "coffee", confidence: 0.5 }] },
      form: GIFT,
    }),
    json({ change: "save", id: null, version: 0, isPriceFresh: true, isFromStoreApi: true, aiCategories: null, form: GIFT }),
    json({ change: "delete", ids: [crypto.randomUUID()] }),
    json({ change: "restore", batchId: deletedBatchId }),
    json({ change: "cell", id: giftId, version: 1, field: "name", was: "A mug", value: "A jug" }),
    json({ change: "cell", id: giftId, version: 1, field: "interest", was: [], value: [interestId] }),
    json({ change: "duplicate", id: giftId }),
    json({ change: "find-doubles", id: null, name: "A mug", affiliateUrl: "https://www.amazon.com/dp/B000000001" }),
    json({ change: "create-category", taxonomy: "theme", name: "Cosy" }),
    json({ change: "categorize", id: null, isFromStoreApi: false, name: "Coffee mug", description: "for coffee" }),
    json({ change: "look-up", affiliateUrl: "https://www.amazon.com/dp/B000000001" }),
    json({ change: "look-up", affiliateUrl: BENIGN_PAGE }),
  ],
  "/admin/gifts/bulk": ({ giftId, interestId }) => [
    json({ of: { ids: [giftId] }, deed: { kind: "field", field: "brandName", value: "Ada & Co" } }),
    json({ of: { search: "?q=mug&brand=Ada", except: [giftId], count: null }, deed: { kind: "price", by: "percent", step: "10" } }),
    json({ of: { ids: [giftId] }, deed: { kind: "words", field: "description", find: "mug", put: "jug" } }),
    json({ of: { ids: [giftId] }, deed: { kind: "categories", taxonomy: "interest", how: "add", ids: [interestId] } }),
    json({ of: { ids: [crypto.randomUUID()] }, deed: { kind: "delete" } }),
  ],
  "/admin/gifts/views": () => [
    json({ change: "save", name: "Mugs", query: "?q=mug&columns=price.brand", isShared: true }),
    json({ change: "delete", id: crypto.randomUUID() }),
    json({ change: "remember", habits: { columns: ["price", "brand"], size: 100 } }),
  ],
  "/admin/suggestions": ({ giftId, interestId, deletedBatchId }) => [
    form({ intent: "confirmed", guess: `${giftId} ${interestId}` }),
    form({ one: `refused ${giftId} ${interestId}` }),
    form({ intent: "confirm-all", taxonomy: "interest", category: "coffee" }),
    form({ intent: "undo", batchId: deletedBatchId }),
  ],
  "/admin/teach": ({ giftId, interestId }) => [
    form({ intent: "start" }),
    form({ intent: "answer", giftId, [`category ${interestId}`]: "somewhat", "claim child": "no", added: interestId }),
    form({ intent: "undo" }),
  ],
  "/admin/model-reading": () => [form({ intent: "start-sample" }), form({ intent: "stop" }), form({ intent: "continue" })],
  "/admin/blog": () => [form({})],
  "/admin/blog/categories": () => [form({})],
  "/admin/blog/tags": () => [form({})],
  "/admin/blog/authors": () => [form({})],
  "/admin/blog/new": () => [form({})],
  "/admin/blog/:post": () => [form({})],
  "/admin/blog/save": ({ postId, giftId, topicId }) => [
    json({
      id: null,
      draftId: crypto.randomUUID(),
      baseVersion: null,
      post: draftOf({ content: "**x** [[gift:mug]]", publishDate: "2030-01-01T00:00:00Z" }),
    }),
    json({ id: postId, baseVersion: 1, waits: true, post: draftOf() }),
    json({ id: postId, baseVersion: 1, post: draftOf({ relatedGiftIds: [giftId], tags: [topicId], keywords: ["a", "b"] }) }),
  ],
  "/admin/blog/editing": ({ draftId }) => [
    json({
      subject: { kind: "post", id: draftId },
      baseVersion: 1,
      document: draftOf(),
      writer: crypto.randomUUID(),
      after: { writer: crypto.randomUUID(), revision: 1 },
    }),
    json({ subject: { kind: "draft", id: crypto.randomUUID() }, baseVersion: 0, document: draftOf(), writer: crypto.randomUUID() }),
    json({ subject: { kind: "post", id: draftId }, baseVersion: 0, document: null, writer: draftId, discards: true, leaving: true }),
  ],
  "/admin/blog/preview": () => [json({ content: "# Hello\n\n[[gift:mug]] **bold** <b>x</b>" })],
  "/admin/blog/changes": ({ draftId }) => [
    json({ change: "preview-link", id: draftId }),
    json({ change: "delete", id: crypto.randomUUID() }),
    json({ change: "discard-unsaved", id: crypto.randomUUID() }),
    json({ change: "restore-unsaved", id: crypto.randomUUID() }),
    json({ change: "restore", id: crypto.randomUUID() }),
    json({ change: "discard-waiting", id: crypto.randomUUID() }),
  ],
  "/admin/blog/topics": ({ topicId }) => [
    json({ change: "save", kind: "category", id: null, fields: TOPIC }),
    json({ change: "save", kind: "tag", id: topicId, version: 1, fields: { ...TOPIC, sortOrder: 5 } }),
    json({ change: "save", kind: "author", id: null, fields: { name: "Ada", avatar: null, bio: "x", url: "https://ada.example" } }),
    json({ change: "delete", kind: "tag", id: crypto.randomUUID() }),
  ],
  "/functions/v1/blog-post-access": () => [
    json({
      method: "create",
      post: { headline: "A", slug: "a", description: "b", article_body: "c", article_section: "Ideas", reading_time: 3, keywords: ["x"] },
    }),
    json({ method: "create_author", post: { name: "Ada" } }),
    json({ method: "get_user_author" }),
  ],
  "/admin/gifts/import-file": () => [
    { query: { name: "gifts.csv", trial: "1", categorize: "1" }, body: { kind: "bytes", type: "text/csv", bytes: Buffer.from(CATALOGUE) } },
  ],
  "/admin/gifts/trash": trash,
  "/admin/blog/trash": trash,
  "/admin/gifts/import-look": () => [{ body: { kind: "bytes", type: "text/csv", bytes: Buffer.from(CATALOGUE) } }],
  "/admin/gifts/import-choices": () => [
    json({
      columns: [{ written: "Vendor", column: "brand_name" }],
      categories: [{ taxonomy: "theme", written: "Tea; Home", become: ["Tea", "Home"] }],
    }),
  ],
  "/admin/gifts/import-links": () => [
    json({
      state: "draft",
      gifts: [
        {
          name: "Clay Mug",
          description: "Hand thrown.",
          priceCents: 2450,
          currency: "USD",
          image: "https://shop.example/mug.jpg",
          affiliateUrl: "https://shop.example/mug",
          brand: "Kiln",
          inStock: true,
          isFromStoreApi: false,
        },
      ],
    }),
  ],
  "/admin/gifts/import-undo": () => [json({ id: crypto.randomUUID() })],
  "/admin/people": ({ someAdminId, userEmail }) => [
    form({ intent: "approve", id: crypto.randomUUID(), role: "admin" }),
    form({ intent: "refuse", id: crypto.randomUUID() }),
    form({ intent: "change-role", id: someAdminId, role: "none" }),
    form({ intent: "undo", id: crypto.randomUUID() }),
    form({ intent: "sign-out", id: crypto.randomUUID() }),
    form({ intent: "grant", email: `not-${userEmail}`, role: "viewer" }),
    form({ intent: "invite", role: "viewer", days: "7" }),
    form({ intent: "revoke-invitation", id: crypto.randomUUID() }),
    form({ intent: "second-factors", owner: "on" }),
  ],
  "/admin/appearance/changes": () => [
    json({ intent: "save", basedOn: 0, look: { ...DEFAULT_LOOK, name: "Other gifts" } }),
    json({ intent: "restore", basedOn: 0, version: 0 }),
  ],
  "/admin/appearance/pictures": () => [
    { body: { kind: "bytes", type: "application/octet-stream", bytes: Buffer.from(LOGO) } },
    { body: { kind: "bytes", type: "application/octet-stream", bytes: DOCUMENT } },
  ],
  "/admin/appearance/look.json": () => [{ body: { kind: "bytes", type: "application/json", bytes: Buffer.from(LOOK_FILE) } }],
  "/admin/season/changes": () => [json({ basedOn: 0, season: { ...DEFAULT_LOOK.season, mode: "pinned" } })],
  "/admin/settings/changes": () => [
    json({ intent: "save", basedOn: 0, settings: { ...DEFAULT_SETTINGS, timeZone: "Europe/Berlin" } }),
    json({ intent: "restore", basedOn: 0, version: 0 }),
  ],
  "/admin/pages": () => [form({ intent: "delete", id: crypto.randomUUID() }), form({ intent: "restore", id: crypto.randomUUID() })],
  "/admin/pages/save": () => [
    json({ ref: "new", basedOn: 0, document: { ...PAGE, slug: `imprint-${crypto.randomUUID()}` } }),
    json({ ref: "terms", basedOn: 0, document: { ...PAGE, slug: "terms" } }),
  ],
  "/admin/pages/preview": () => [json({ content: "# Imprint\n\n{{contact}}" })],
  "/admin/collections": ({ collectionId }) => [
    form({ intent: "delete", id: crypto.randomUUID() }),
    form({ intent: "restore", id: collectionId }),
  ],
  "/admin/collections/save": ({ giftId }) => [
    json({ ref: "new", basedOn: 0, document: { ...COLLECTION, slug: `hosts-${crypto.randomUUID()}`, pinned: [giftId] } }),
    json({ ref: crypto.randomUUID(), basedOn: 1, document: { ...COLLECTION, isByRule: false, sort: "hand", pinned: [giftId] } }),
  ],
  "/admin/collections/matches": ({ giftId }) => [json({ ...pickOfDocument(COLLECTION), pinned: [giftId] })],
  "/admin/collections/import": () => [
    {
      body: {
        kind: "bytes",
        type: "text/csv",
        bytes: Buffer.from("title,lead,by_rule,max_price,state\r\nUnder ten,Small things,true,9.99,draft\r\n"),
      },
    },
  ],
  "/admin/inbox": () => ["done", "reopen", "delete"].map((intent) => form({ intent, id: crypto.randomUUID() })),
  "/admin/testimonials": ({ testimonialId }) => [
    form({ intent: "add", quote: "Lovely", author: "Ada", isShown: "on", sortOrder: "1" }),
    form({ intent: "save", id: testimonialId, version: "1", quote: "Good", author: "Ada", isExample: "on", sortOrder: "" }),
    form({ intent: "delete", id: crypto.randomUUID() }),
    form({ intent: "restore", id: testimonialId }),
  ],
  "/admin/testimonials/changes": ({ testimonialId }) => [
    json({ intent: "add", quote: "Lovely", author: "Ada", isShown: "on", sortOrder: "1" }),
    json({ intent: "save", id: testimonialId, version: "1", quote: "Good", author: "Ada", isExample: "on", sortOrder: "" }),
  ],
};
