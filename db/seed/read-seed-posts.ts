import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PatternName } from "./pictures/patterns.ts";
import { SEED_FOLDER } from "./read-seed-gifts.ts";

/** A demo post as db/seed/blog.json says it; its text is in db/seed/posts/{slug}.md. Categories and tags by slug, gifts too. */
export interface SeedPost {
  slug: string;
  title: string;
  excerpt: string;
  metaDescription: string;
  category: string;
  tags: string[];
  keywords: string[];
  isFeatured: boolean;
  /** How many days before the seeding it was published. */
  daysAgo: number;
  relatedGifts: string[];
  cover: { tint: string; pattern: PatternName; ribbon: number; emblems: [string, string, string] };
}

interface SeedTopic {
  name: string;
  slug: string;
  description: string;
}

/** The demo blog. */
export interface SeedBlog {
  author: { name: string; slug: string; bio: string };
  categories: SeedTopic[];
  tags: SeedTopic[];
  posts: SeedPost[];
}

export async function readSeedBlog(): Promise<SeedBlog> {
  return JSON.parse(await readFile(path.join(SEED_FOLDER, "blog.json"), "utf8")) as SeedBlog;
}

/** The Markdown of a demo post. */
export function readSeedText(slug: string): Promise<string> {
  return readFile(path.join(SEED_FOLDER, "posts", `${slug}.md`), "utf8");
}
