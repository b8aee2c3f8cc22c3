import { listAdminPosts } from "#app/features/blog/admin-posts.queries.server.ts";
import { adminFilterSchema } from "#app/features/blog/admin-filters.ts";
import { listPosts } from "#app/features/blog/posts.queries.server.ts";
import { searchOthers } from "#app/features/search/other-hits.queries.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";
import { fillBlog, POST_WORDS } from "#tests/factories/generated-posts.ts";
import { createLargeDatabase } from "./large-database.ts";
import { quantile, timed } from "./load.ts";

const WARM_UP = 20;
const MEASURED = 200;

/** Times in milliseconds of what readers and editors request from a large blog. */
export interface BlogFigures {
  title: string;
  p50Ms: number;
  p95Ms: number;
}

const wordAt = (index: number) => POST_WORDS[index % POST_WORDS.length] as string;
const slugAt = (index: number, count: number) => `topic-${1 + (index % count)}`;
const NONE = { category: null, tag: null, author: null };
const POSTS = { posts: 6 };

/** The requests, each of which varies with the index. */
const EDITOR = { id: "00000000-0000-4000-8000-000000000000", editsAll: true };
const listForEditor = (filters: object) => listAdminPosts(adminFilterSchema.parse(filters), EDITOR);

const QUESTIONS: [title: string, ask: (index: number) => Promise<unknown>][] = [
  ["list, any page", (index) => listPosts({ ...NONE, page: 1 + ((index * 37) % 450) })],
  ["filtered by category", (index) => listPosts({ ...NONE, category: slugAt(index, 10), page: 1 + (index % 5) })],
  ["filtered by tag", (index) => listPosts({ ...NONE, tag: slugAt(index, 60), page: 1 })],
  ["filtered by author", (index) => listPosts({ ...NONE, author: slugAt(index, 12), page: 1 + (index % 5) })],
  ["search, one word", (index) => searchOthers(wordAt(index), POSTS)],
  ["search, two words", (index) => searchOthers(`${wordAt(index)} ${wordAt(index * 3 + 1)}`, POSTS)],
  ["search, beginnings and letters", (index) => searchOthers(wordAt(index).slice(0, 2 + (index % 3)), POSTS)],
  ["admin list, any page", (index) => listForEditor({ page: 1 + ((index * 37) % 450) })],
  ["admin search by title", (index) => listForEditor({ q: wordAt(index), sort: index % 2 === 0 ? "-views" : "title" })],
  ["admin list of drafts", (index) => listForEditor({ status: "draft", page: 1 + (index % 20) })],
];

async function measure([title, ask]: (typeof QUESTIONS)[number]): Promise<BlogFigures> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + MEASURED; index++) {
    const ms = await timed(() => ask(index));
    if (index >= WARM_UP) times.push(ms);
  }
  return { title, p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95) };
}

/** Measures lists, filtered lists and searches of a blog with `count` generated posts, one after the other. */
export async function measureBlog(count: number): Promise<BlogFigures[]> {
  const large = await createLargeDatabase();
  try {
    connectDatabase(large.connectionString, { poolSize: 4 });
    await fillBlog(count);
    const figures: BlogFigures[] = [];
    for (const question of QUESTIONS) figures.push(await measure(question));
    return figures;
  } finally {
    await closeDatabase();
    await large.remove();
  }
}
