import type { Change } from "../change.ts";

const PUBLICATION = ["app/routes/blog/next-publication.test.ts"];

export const CACHE_CHANGES: readonly Change[] = [
  ...["app/routes/blog/post.tsx", "app/routes/blog/list.tsx", "app/routes/blog/feed.ts"].map(
    (file): Change => ({
      kind: "cache",
      file,
      find: "info.expiresAt = nextPublication;",
      replace: "info.expiresAt = null;",
      promise: "Z6: a cached page ends when a scheduled post appears on it.",
      tests: PUBLICATION,
    }),
  ),
  {
    kind: "cache",
    file: "app/routes/system/sitemap-file.ts",
    find: "info.expiresAt = await findNextPublication();",
    replace: "info.expiresAt = null;",
    promise: "Z6: a cached sitemap ends when a scheduled post appears in it.",
    tests: PUBLICATION,
  },
  {
    kind: "cache",
    file: "server/page-server.ts",
    find: "if (response.status >= 500 && last !== undefined) return { page: last, tags, keep: true };",
    replace: "",
    promise: "G1: without a database the last copy goes on.",
    tests: ["server/page-server.test.ts"],
  },
  {
    kind: "cache",
    file: "server/page-server.ts",
    find: 'const keep = response.status === 200 && !response.headers.has("set-cookie");',
    replace: "const keep = response.status === 200;",
    promise: "O5: an answer with a cookie is cached for nobody.",
    tests: ["server/page-server.test.ts"],
  },
];
