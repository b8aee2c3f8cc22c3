import { POST_FILTER_PARAMETERS } from "./features/blog/addresses.ts";
import { GIFT_FILTER_PARAMETERS } from "./features/catalogue/gift-filters.ts";
import type { Right } from "./features/accounts/rights.ts";
import { COLLECTION_PARAMETERS } from "./features/collections/collection-page.ts";
import { MAX_COLLECTION_FILE_BYTES } from "./features/collections/constants.ts";
import { MAX_LOOK_FILE_BYTES, MAX_LOOK_PICTURE_BYTES } from "./features/look/constants.ts";
import { MAX_UPLOAD_BYTES } from "./features/media/constants.ts";
import type { PublicPagePolicy } from "./platform/page-cache/page-policy.ts";
import type { DearKind } from "./platform/work/dear-work.ts";

/** Who may use an address: everyone, everyone with an account, or those whose role gives them the right. */
export type Audience = "everyone" | "signed-in" | Right;

/** True where an address is for those whose role gives them a right, and so of the admin area. */
export const needsRight = (who: Audience | undefined): who is Right => who !== undefined && who !== "everyone" && who !== "signed-in";

/** What a write may bring. */
export interface Body {
  /** The media types that it may be of. */
  types: readonly string[];
  maxBytes: number;
  /** Time that it may take to arrive. */
  seconds: number;
  /** True where the route itself takes the stream, within these limits; every other body has arrived whole before its route runs. */
  streamed: boolean;
}

/** A limit of one client address in requests a minute; what has the same name counts together. */
export interface Rate {
  name: string;
  perMinute: number;
}

export interface Access {
  /** Who may send GET and HEAD; without it nobody may. */
  read?: Audience;
  /** Who may send writes; without it nobody may. */
  write?: Audience;
  /** Writes of other origins are taken too, and of programs without one; otherwise only those of our own pages (A9). */
  from?: "anywhere";
  /** What writes may bring; a form where nothing is said. */
  body?: Body;
  /** The longest path and query, in characters, where it is more than usual. */
  maxTarget?: number;
  /** The flood limit of one client address; writes that everybody may send have one where nothing is said. */
  rate?: Rate;
  /** The dear work that a request may have done (app/platform/work/dear-work.ts); without it, none costs more than CHEAP. */
  dear?: readonly DearKind[];
  /** The answer is the same for every reader, or for those of a country, and cached. */
  cache?: PublicPagePolicy;
  /** True for a page that another page of this site shows in a frame; all others refuse to be framed. */
  isFramed?: true;
  /** Where a page is linked: in a list of links that every page has, or on other pages (`elsewhere`). */
  linkedFrom?: "header" | "footer" | "admin sidebar" | "elsewhere";
  /** How search engines learn of a page: in sitemaps/pages.xml (`itself`), in a sitemap of its kind (`by content`), or not at all. */
  sitemap?: "itself" | "by content" | "no";
  /** A path of this kind, where the address has parameters: one that the demo site has, or a well-formed one that nobody has. */
  sample?: string;
}

const FORM = "application/x-www-form-urlencoded";
const JSON_TEXT = "application/json";

const form = (maxBytes: number): Body => ({ types: [FORM], maxBytes, seconds: 30, streamed: false });
const json = (maxBytes: number): Body => ({ ...form(maxBytes), types: [JSON_TEXT] });
/** Browsers send a beacon of text as such, whatever it holds. */
const beacon = (maxBytes: number): Body => ({ ...form(maxBytes), types: ["text/plain", JSON_TEXT] });
const file = (type: string, maxBytes: number, minutes: number): Body => ({
  types: [type],
  maxBytes,
  seconds: minutes * 60,
  streamed: true,
});

const USUAL_BODY = form(16_000);

/** Returns what writes to an address may bring (I2). */
export function bodyOf(access: Access | undefined): Body {
  return access?.body ?? USUAL_BODY;
}

const SHOP = { linkedFrom: "header", sitemap: "itself" } as const;
const SMALL_PRINT = { linkedFrom: "footer", sitemap: "itself" } as const;
const CONTENT = { linkedFrom: "elsewhere", sitemap: "by content" } as const;
const PERSONAL = { linkedFrom: "elsewhere", sitemap: "no" } as const;
const SCREEN = { ...PERSONAL, dear: ["screen"] } as const satisfies Access;
const ADMIN = { ...SCREEN, linkedFrom: "admin sidebar" } as const;

const API = { name: "api", perMinute: 300 };
const SEARCHES = { name: "search", perMinute: 120 };
const FINDER_PAGES = { name: "finder", perMinute: 300 };
const CLICKS = { name: "clicks", perMinute: 60 };
const READINGS = { name: "readings", perMinute: 60 };
const SHARE_PICTURES = { name: "share", perMinute: 120 };

/** Refusing a write in its route costs as much as a page: a thousand a second leave the loop to nobody else. */
const WRITES = { name: "writes", perMinute: 300 };

/** Every flood limit; one name may stand here several times. */
export const listRates = (): Rate[] => [WRITES, ...Object.values(ACCESS).flatMap(({ rate }) => rate ?? [])];

/** Returns the flood limit of a request to an address. */
export function rateOf(access: Access | undefined, method: string): Rate | undefined {
  const isWrite = method !== "GET" && method !== "HEAD";
  return access?.rate ?? (isWrite && access?.write === "everyone" ? WRITES : undefined);
}

const FOR_ALL: PublicPagePolicy = { query: [] };
/** The dear work that a request for a file may do; files are answered before the routes. */
export const FILE_DEAR: readonly DearKind[] = ["demo-picture"];

/** An id that no row has. */
const NOBODYS = "00000000-0000-4000-8000-000000000000";

/**
 * Z1: says of every address of app/routes.ts, layouts with an address included, who may do what there and all else that is decided of it. The
 * server refuses by it (server/enforce-access.ts, server/middleware/guard-writes.ts) and does not start with an address that is missing here;
 * app/access.test.ts fails for it, and tests/requests/access.test.ts walks the table.
 *
 * What signed-in users may touch depends on the row, not on the address: commands take the user as an argument.
 */
export const ACCESS: Readonly<Record<string, Access>> = {
  // Shoppers
  "/": { read: "everyone", linkedFrom: "footer", sitemap: "itself", cache: { query: [], byCountry: true } },
  "/gift-finder": {
    read: "everyone",
    write: "everyone",
    ...SHOP,
    body: form(100_000),
    rate: FINDER_PAGES,
    // A plain form sends its fields in the address, with up to nine characters for a letter; Node accepts 16 kB including all headers.
    maxTarget: 12_288,
    // With a query the page depends on the shopper's brief.
    cache: { query: [], onlyWithoutQuery: true },
    dear: ["understanding", "finder"],
  },
  // The sitemap has this page with each of its types.
  "/categories/:type?": { read: "everyone", ...SHOP, cache: { query: ["type"] }, sample: "/categories/recipient" },
  "/category/:type/:slug": {
    read: "everyone",
    ...CONTENT,
    cache: { query: GIFT_FILTER_PARAMETERS },
    sample: "/category/occasion/birthday",
  },
  "/collections": { read: "everyone", linkedFrom: "elsewhere", sitemap: "itself", cache: { query: ["page"] } },
  "/collections/:slug": {
    read: "everyone",
    ...CONTENT,
    cache: { query: COLLECTION_PARAMETERS },
    sample: "/collections/hostess-gifts-that-arent-candles",
  },
  "/gifts/:gift": { read: "everyone", ...CONTENT, cache: FOR_ALL, sample: "/gifts/acacia-salt-cellar-with-a-swivel-lid" },
  "/search": { read: "everyone", ...PERSONAL, rate: SEARCHES, dear: ["search"] },
  "/about": { read: "everyone", ...SHOP, cache: FOR_ALL, dear: ["markdown"] },
  "/contact": { read: "everyone", write: "everyone", ...SMALL_PRINT, body: form(60_000), dear: ["markdown"] },
  "/faq": { read: "everyone", ...SMALL_PRINT, cache: FOR_ALL, dear: ["markdown"] },
  "/affiliate-disclosure": { read: "everyone", ...SMALL_PRINT, cache: FOR_ALL, dear: ["markdown"] },
  "/privacy-policy": { read: "everyone", ...SMALL_PRINT, cache: FOR_ALL, dear: ["markdown"] },
  "/terms": { read: "everyone", ...SMALL_PRINT, cache: FOR_ALL, dear: ["markdown"] },
  "/cookies": { read: "everyone", ...SMALL_PRINT, cache: FOR_ALL, dear: ["markdown"] },
  "/pages/:slug": { read: "everyone", ...CONTENT, cache: FOR_ALL, sample: "/pages/imprint", dear: ["markdown"] },
  "/*": { read: "everyone", ...PERSONAL, cache: FOR_ALL, sample: "/no-such-thing" },

  // Readers
  "/blog": { read: "everyone", ...SHOP, cache: { query: POST_FILTER_PARAMETERS } },
  "/blog/:slug": { read: "everyone", ...CONTENT, cache: FOR_ALL, sample: "/blog/what-to-write-in-the-card", dear: ["markdown"] },
  "/blog/preview/:token": { read: "everyone", ...PERSONAL, sample: `/blog/preview/${NOBODYS}`, dear: ["markdown"] },
  "/blog/feed.xml": { read: "everyone", cache: FOR_ALL },

  // Users with an account, and the way to get one
  "/auth": { read: "everyone", write: "everyone", ...PERSONAL, dear: ["hash"] },
  "/auth/check-mail": { read: "everyone", ...PERSONAL },
  "/auth/two-factor": { read: "everyone", write: "everyone", ...PERSONAL },
  "/auth/forgot": { read: "everyone", write: "everyone", ...PERSONAL },
  "/auth/reset": { read: "everyone", write: "everyone", ...PERSONAL, dear: ["hash"] },
  "/auth/resend": { read: "everyone", write: "everyone", ...PERSONAL },
  "/auth/confirm": { read: "everyone", write: "everyone", ...PERSONAL },
  "/auth/approve-email": { read: "everyone", write: "everyone", ...PERSONAL },
  "/auth/confirm-new-email": { read: "everyone", write: "everyone", ...PERSONAL },
  // Until the site has an owner; then it is a 404.
  "/setup": { read: "everyone", write: "signed-in", ...PERSONAL },
  "/auth/sign-out": { write: "everyone" },
  "/auth/passkey/options": { write: "everyone", body: json(1000) },
  "/auth/passkey": { write: "everyone", body: json(20_000) },
  "/profile": { read: "signed-in", write: "signed-in", ...PERSONAL },
  "/profile/security": { read: "signed-in", write: "signed-in", ...PERSONAL, dear: ["hash"] },
  "/profile/two-factor": { read: "signed-in", write: "signed-in", ...PERSONAL, dear: ["hash"] },
  "/profile/passkeys": { read: "signed-in", write: "signed-in", ...PERSONAL },
  "/profile/data": { read: "signed-in", write: "signed-in", ...PERSONAL, dear: ["hash"] },
  "/profile/passkeys/options": { write: "signed-in", body: json(1000), dear: ["hash"] },
  "/profile/passkeys/add": { write: "signed-in", body: json(20_000) },
  "/profile/export": { read: "signed-in", dear: ["export"] },

  // Gift lists. A visitor of a shared list needs nothing but its secret link.
  "/gift-lists": { read: "signed-in", write: "signed-in", ...PERSONAL },
  // It has the typed values and those that it was opened with; a letter takes up to nine bytes.
  "/gift-lists/:list": { read: "signed-in", write: "signed-in", ...PERSONAL, body: form(32_000), sample: `/gift-lists/${NOBODYS}` },
  "/gift-lists/:list/add": {
    read: "signed-in",
    write: "signed-in",
    ...PERSONAL,
    sample: `/gift-lists/${NOBODYS}/add`,
    dear: ["shop-page", "picture-sizes"],
  },
  "/gift-lists/:list/changes": { write: "signed-in", body: json(20_000), sample: `/gift-lists/${NOBODYS}/changes` },
  "/gift-lists/:list/occasion.ics": { read: "signed-in", sample: `/gift-lists/${NOBODYS}/occasion.ics` },
  "/saved-gifts": { read: "signed-in", ...PERSONAL },
  "/gifts": { read: "everyone" },
  "/l/:token": { read: "everyone", write: "everyone", ...PERSONAL, sample: `/l/${NOBODYS}` },
  "/l/:token/occasion.ics": { read: "everyone", sample: `/l/${NOBODYS}/occasion.ics` },
  "/claims/:secret": { read: "everyone", write: "everyone", ...PERSONAL, sample: `/claims/${NOBODYS}` },

  // Users who ask for a role or are invited to one
  "/invitations/:token": { read: "signed-in", write: "signed-in", ...PERSONAL, sample: `/invitations/${NOBODYS}` },

  // Users who ask for admin access, and those with a role
  "/admin-access": { read: "signed-in", write: "signed-in", ...PERSONAL },
  "/admin": { read: "admin.enter", ...SCREEN },
  "/admin/start": { read: "site", write: "site", ...ADMIN },
  "/admin/gifts": { read: "catalogue.read", ...ADMIN },
  "/admin/categories": { read: "catalogue.read", ...ADMIN },
  "/admin/metadata": { read: "catalogue.read", ...ADMIN },
  "/admin/collections": { read: "catalogue.read", write: "catalogue.edit", ...ADMIN },
  "/admin/collections/:collection": { read: "catalogue.edit", ...SCREEN, sample: "/admin/collections/new" },
  "/admin/collections/:collection/preview": { read: "catalogue.read", ...PERSONAL, sample: `/admin/collections/${NOBODYS}/preview` },
  // Four hundred ids, and fifty values of each taxonomy twice.
  "/admin/collections/save": { write: "catalogue.edit", body: json(100_000) },
  "/admin/collections/matches": { write: "catalogue.edit", body: json(100_000) },
  "/admin/collections/gift-choices": { read: "catalogue.edit", dear: ["search"] },
  "/admin/collections/export.csv": { read: "catalogue.read" },
  "/admin/collections/import": { write: "catalogue.edit", body: file("text/csv", MAX_COLLECTION_FILE_BYTES, 1), dear: ["import"] },
  // Fifty guesses of two ids each.
  "/admin/suggestions": { read: "catalogue.edit", write: "catalogue.edit", ...ADMIN, body: form(10_000) },
  // Some two hundred categories of an id each.
  "/admin/teach": { read: "catalogue.edit", write: "catalogue.edit", ...ADMIN, body: form(30_000) },
  "/admin/model-reading": { read: "site", write: "site", ...SCREEN },
  "/admin/taxonomy-changes": { write: "catalogue.edit", body: json(20_000) },
  "/admin/amazon-prices": { write: "site" },
  "/admin/uploads": { read: "media.read", ...ADMIN },
  "/admin/uploads/files": {
    read: "media.read",
    write: "media.add",
    body: file("application/octet-stream", MAX_UPLOAD_BYTES, 5),
    dear: ["picture-sizes"],
  },
  "/admin/uploads/changes": { write: "media.edit", body: json(4000) },
  "/admin/uploads/replacements": {
    write: "media.edit",
    body: file("application/octet-stream", MAX_UPLOAD_BYTES, 5),
    dear: ["picture-sizes"],
  },
  // Five hundred ids, or the query of a search and five hundred exceptions.
  "/admin/uploads/bulk": { write: "media.edit", body: json(30_000) },
  "/admin/uploads/labels": { write: "media.edit", body: json(1000) },
  "/admin/gifts/new": { read: "catalogue.edit", ...SCREEN },
  "/admin/gifts/:gift": { read: "catalogue.edit", ...SCREEN, sample: `/admin/gifts/${NOBODYS}` },
  "/admin/gifts/changes": { write: "catalogue.edit", body: json(100_000), dear: ["shop-page"] },
  "/admin/gifts/options": { read: "catalogue.read" },
  "/admin/gifts/brands": { read: "catalogue.read" },
  // Five hundred ids, or the query of a search and five hundred exceptions.
  "/admin/gifts/bulk": { write: "catalogue.edit", body: json(60_000), dear: ["import"] },
  "/admin/gifts/views": { write: "catalogue.edit", body: json(10_000) },
  "/admin/blog": { read: "blog.read", write: "blog.own", ...ADMIN },
  "/admin/blog/categories": { read: "blog.read", write: "blog.edit", ...SCREEN },
  "/admin/blog/tags": { read: "blog.read", write: "blog.edit", ...SCREEN },
  "/admin/blog/authors": { read: "blog.read", write: "blog.edit", ...SCREEN },
  "/admin/blog/new": { read: "blog.own", write: "blog.own", ...SCREEN },
  "/admin/blog/trash": { read: "blog.own", write: "blog.own", ...SCREEN },
  "/admin/blog/:post": { read: "blog.own", write: "blog.own", ...SCREEN, sample: `/admin/blog/${NOBODYS}` },
  "/admin/blog/save": { write: "blog.own", body: json(1_000_000), dear: ["markdown"] },
  "/admin/blog/editing": { write: "blog.own", body: json(1_000_000), dear: ["draft"] },
  "/admin/blog/preview": { write: "blog.own", body: json(1_000_000), dear: ["markdown"] },
  "/admin/blog/changes": { write: "blog.own", body: json(1000) },
  "/admin/blog/topics": { write: "blog.edit", body: json(20_000) },
  "/admin/blog/gift-choices": { read: "blog.own", dear: ["search"] },
  "/admin/blog/collection-choices": { read: "blog.own" },
  "/admin/blog/:post/versions": { read: "blog.own", sample: `/admin/blog/${NOBODYS}/versions` },
  // The function itself refuses what not everybody may read, in its own words.
  "/functions/v1/blog-post-access": { write: "signed-in", body: json(1_000_000), dear: ["markdown"] },
  "/admin/gifts/trash": { read: "catalogue.edit", write: "catalogue.edit", ...SCREEN },
  "/admin/gifts/past-changes": { read: "catalogue.edit", ...SCREEN },
  "/admin/gifts/import": { read: "catalogue.edit", ...SCREEN },
  "/admin/gifts/links": { read: "catalogue.edit", ...SCREEN },
  "/admin/gifts/import-file": { write: "catalogue.edit", body: file("text/csv", 100_000_000, 15), dear: ["import"] },
  "/admin/gifts/import-look": { write: "catalogue.edit", body: file("text/csv", 100_000, 1) },
  "/admin/gifts/import-choices": { write: "catalogue.edit", body: json(100_000) },
  // Thirty products with descriptions of five thousand characters.
  "/admin/gifts/import-links": { write: "catalogue.edit", body: file(JSON_TEXT, 1_000_000, 1), dear: ["import"] },
  "/admin/gifts/import-undo": { write: "catalogue.edit", body: json(200), dear: ["import"] },
  "/admin/gifts/import-template.csv": { read: "catalogue.edit" },
  "/admin/gifts/export.csv": { read: "catalogue.read", dear: ["export"] },
  "/admin/people": { read: "people", write: "people", ...ADMIN },
  // The address in older mails.
  "/admin/access-requests": { read: "people" },
  "/admin/insights/clicks.csv": { read: "insights.read" },
  "/admin/insights/unmet.csv": { read: "insights.read" },
  "/admin/insights": { read: "insights.read", ...ADMIN },
  "/admin/health": { read: "site", ...ADMIN },
  "/admin/inbox": { read: "site", write: "site", ...ADMIN },
  "/admin/testimonials": { read: "site", write: "site", ...ADMIN },
  "/admin/testimonials/changes": { write: "site", body: json(10_000) },
  "/admin/appearance": { read: "site", ...ADMIN },
  // The editor of the look shows it in a frame.
  "/admin/appearance/preview": { read: "site", ...PERSONAL, isFramed: true },
  // A part of the look, and the only one that changes with the gifts.
  "/admin/season": { read: "catalogue.edit", ...ADMIN },
  "/admin/season/changes": { write: "catalogue.edit", body: json(10_000) },
  "/admin/settings": { read: "site", ...ADMIN },
  "/admin/settings/changes": { write: "site", body: json(20_000) },
  "/admin/pages": { read: "site", write: "site", ...ADMIN },
  "/admin/pages/:page": { read: "site", ...SCREEN, sample: "/admin/pages/about" },
  "/admin/pages/save": { write: "site", body: json(100_000) },
  "/admin/pages/preview": { write: "site", body: json(100_000), dear: ["markdown"] },
  "/admin/appearance/changes": { write: "site", body: json(100_000) },
  "/admin/appearance/pictures": {
    write: "site",
    body: file("application/octet-stream", MAX_LOOK_PICTURE_BYTES, 1),
    dear: ["share-picture"],
  },
  "/admin/appearance/look.json": {
    read: "site",
    write: "site",
    body: file("application/json", MAX_LOOK_FILE_BYTES, 1),
    dear: ["share-picture"],
  },
  "/admin/audit": { read: "people", ...ADMIN },

  // Addresses that pages call after they have loaded
  "/saved-gift-ids": { read: "everyone" },
  "/list-choices": { read: "signed-in" },
  // A form sent without a session is redirected to /auth; a program gets 401.
  "/saves": { write: "everyone", body: { ...form(2000), types: [FORM, JSON_TEXT] } },
  "/session": { read: "everyone" },
  "/clicks": { write: "everyone", body: beacon(1000), rate: CLICKS },
  "/blog-readings": { write: "everyone", body: beacon(200), rate: READINGS },
  "/marketplace": { write: "everyone", body: form(8000) },
  "/finder-rerank": { read: "everyone", write: "everyone", body: json(100_000), dear: ["understanding", "finder"] },

  // Emoji pictures
  "/emoji/:file": { read: "everyone", sample: "/emoji/1f381.svg" },

  // Programs
  "/api/v1/search": { read: "everyone", rate: API, dear: ["search"] },
  "/api/v1/gifts": { read: "everyone", rate: API },
  "/api/v1/gifts/:gift": { read: "everyone", rate: API, sample: "/api/v1/gifts/acacia-salt-cellar-with-a-swivel-lid" },
  "/api/v1/finder": {
    read: "everyone",
    write: "everyone",
    body: json(100_000),
    from: "anywhere",
    rate: API,
    dear: ["understanding", "finder"],
  },
  "/api/v1/categories": { read: "everyone", rate: API },
  "/api/v1/collections": { read: "everyone", rate: API },
  "/api/openapi.json": { read: "everyone", rate: API, cache: FOR_ALL },
  "/api/*": { read: "everyone", write: "everyone", body: json(100_000), from: "anywhere", rate: API, sample: "/api/no-such-thing" },

  // Search engines and link previews
  "/robots.txt": { read: "everyone", cache: FOR_ALL },
  "/sitemap.xml": { read: "everyone", cache: FOR_ALL },
  "/sitemaps/:file": { read: "everyone", cache: FOR_ALL, sample: "/sitemaps/pages.xml" },
  "/looks/:file": { read: "everyone", sample: "/looks/1-aaaaaaaaaaaa.css" },
  "/look-pictures/:file": {
    read: "everyone",
    rate: SHARE_PICTURES,
    sample: `/look-pictures/${NOBODYS}.png`,
    dear: ["share-picture"],
  },
  "/site.webmanifest": { read: "everyone", cache: FOR_ALL },
  "/service-worker.js": { read: "everyone", cache: FOR_ALL },
  "/share-pictures/site.png": { read: "everyone", rate: SHARE_PICTURES, dear: ["share-picture"] },
  "/share-pictures/posts/:post": {
    read: "everyone",
    rate: SHARE_PICTURES,
    sample: "/share-pictures/posts/what-to-write-in-the-card.png",
    dear: ["share-picture"],
  },
  "/share-pictures/gifts/:gift": {
    read: "everyone",
    rate: SHARE_PICTURES,
    sample: `/share-pictures/gifts/${NOBODYS}.png`,
    dear: ["share-picture"],
  },
  "/share-pictures/categories/:type/:slug": {
    read: "everyone",
    rate: SHARE_PICTURES,
    sample: "/share-pictures/categories/occasion/birthday.png",
    dear: ["share-picture"],
  },
  "/share-pictures/collections/:slug": {
    read: "everyone",
    rate: SHARE_PICTURES,
    sample: "/share-pictures/collections/hostess-gifts-that-arent-candles.png",
    dear: ["share-picture"],
  },
};
