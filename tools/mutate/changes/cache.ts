import { changesIn } from "../change.ts";

const PUBLICATION = ["app/routes/blog/next-publication.test.ts"];
const PAGE_CACHE = ["app/platform/page-cache/page-cache.test.ts"];
const CACHED_ANSWERS = ["app/platform/page-cache/cached-answers.test.ts"];
const PAGE_SERVER = ["server/page-server.test.ts"];

export const CACHE_CHANGES = [
  ...["app/routes/blog/post.tsx", "app/routes/blog/list.tsx", "app/routes/blog/feed.ts"].flatMap((file) =>
    changesIn("cache", file, PUBLICATION, [
      ["info.expiresAt = nextPublication;", "info.expiresAt = null;", "Z6 – a cached page ends when a scheduled post appears on it."],
    ]),
  ),
  ...changesIn("cache", "app/routes/system/sitemap-file.ts", PUBLICATION, [
    [
      "info.expiresAt = await findNextPublication();",
      "info.expiresAt = null;",
      "Z6 – a cached sitemap ends when a scheduled post appears in it.",
    ],
  ]),
  ...changesIn("cache", "server/page-server.ts", PAGE_SERVER, [
    [
      "if (response.status >= 500 && last !== undefined) return { page: last, tags, keep: true };",
      "",
      "G1 – without a database the last copy goes on.",
    ],
    [
      'const keep = response.status === 200 && !response.headers.has("set-cookie");',
      "const keep = response.status === 200;",
      "O5 – an answer with a cookie is cached for nobody.",
    ],
    [
      'const keep = response.status === 200 && !response.headers.has("set-cookie");',
      'const keep = !response.headers.has("set-cookie");',
      "G1 – an error is not cached.",
    ],
    [
      "return `public, max-age=0, s-maxage=${Math.max(0, seconds)}`;",
      "return `public, max-age=0, s-maxage=${SHARED_MAX_AGE_SECONDS}`;",
      "Z6 – shared caches hold no page beyond the time when it changes.",
    ],
    ["const SHARED_MAX_AGE_SECONDS = 60;", "const SHARED_MAX_AGE_SECONDS = 600;", "G4 – nothing stale for more than 60 seconds."],
  ]),
  ...changesIn("cache", "app/platform/page-cache/cached-answers.server.ts", CACHED_ANSWERS, [
    ["const LIFE_MS = 30_000;", "const LIFE_MS = 90_000;", "G4 – a cached answer is read anew where a message was lost."],
    ["limitPage(endOf(known.readAt));", "", "G4 – a page ends with the oldest answer that it shows."],
    ["isBrief ? null : new Date", "new Date", "An answer of a second's age shortens no page's life."],
    ["isBrief ? BRIEF_LIFE_MS : LIFE_MS", "LIFE_MS", "G4 – what limits no page is read anew each second."],
    ["announcements === announcementsBefore && ", "", "What was read before a change is not cached."],
    ["announcementsBefore > 0 && ", "", "Nothing is cached where nobody would say what has changed."],
    ["until === null && ", "", "What may not stand is not cached."],
  ]),
  ...changesIn(
    "cache",
    "app/features/catalogue/all-categories.queries.server.ts",
    ["app/features/catalogue/all-categories.queries.test.ts"],
    [["TAXONOMY_KEYS.map(taxonomyTag)", "[]", "A renamed category has its new name as soon as that is announced."]],
  ),
  ...changesIn("cache", "app/platform/page-cache/page-cache.ts", PAGE_CACHE, [
    [
      'if (page.expiresAt !== null && now >= page.expiresAt) return "expired";',
      "",
      "Z6 – a page that changes by itself ends at that moment.",
    ],
    ['if (ageMs < 0) return "expired";', "", "A clock that was set back keeps no stale page."],
    [
      'if (ageMs < FRESH_MS) return "fresh";',
      'if (ageMs < STALE_MS) return "fresh";',
      "G4 – a page is rendered anew before its 60 seconds are over.",
    ],
    [
      "if (!rendering.keep || this.#droppedSince(startedAt, rendering.tags)) this.#remove(key);",
      "if (!rendering.keep) this.#remove(key);",
      "A page that changes while it is rendered is not cached.",
    ],
    [
      "if (startedAt >= askedAt || (startedAt >= this.#lastGap && !this.#droppedSince(startedAt, tags))) return page;",
      "return page;",
      "Who has changed something does not get a page from before.",
    ],
    ["for (const key of this.#keysByTag.get(tag) ?? []) this.#remove(key);", "", "G4 – a change drops the pages that show it."],
    ["if (this.#bytes <= this.#options.maxBytes) break;", "break;", "L2 – the page cache keeps to its memory."],
  ]),
  ...changesIn(
    "cache",
    "app/platform/page-cache/cached-page.ts",
    ["app/platform/page-cache/cached-page.test.ts"],
    [
      ['vary: "Accept-Encoding"', 'vary: "*"', "Caches are told what a page varies on."],
      ["if (!ifNoneMatch) return false;", "if (!ifNoneMatch) return true;", "Who has no copy gets the page."],
    ],
  ),
];
