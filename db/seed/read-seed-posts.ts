import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PatternName } from "#app/features/still-lifes/composition/patterns.ts";
import type { StatedLooks } from "#app/features/still-lifes/draw-still.ts";
import { SEED_FOLDER } from "./read-seed-gifts.ts";

/** A demo post as in db/seed/blog.json; its text is in db/seed/posts/{slug}.md. It refers to categories, tags and gifts by slug. */
export interface SeedPost {
  slug: string;
  title: string;
  excerpt: string;
  metaDescription: string;
  category: string;
  tags: string[];
  keywords: string[];
  isFeatured: boolean;
  /** Days from its publication to the seeding. */
  daysAgo: number;
  relatedGifts: string[];
  cover: { tint: string; pattern: PatternName; things: [StatedLooks, StatedLooks, StatedLooks] };
}

interface SeedTopic {
  name: string;
  slug: string;
  description: string;
}

export interface SeedBlog {
  author: { name: string; slug: string; bio: string };
  categories: SeedTopic[];
  tags: SeedTopic[];
  posts: SeedPost[];
}

export async function readSeedBlog(): Promise<SeedBlog> {
  return JSON.parse(await readFile(path.join(SEED_FOLDER, "blog.json"), "utf8")) as SeedBlog;
}

/** Returns the Markdown of a demo post. */
export function readSeedText(slug: string): Promise<string> {
  return readFile(path.join(SEED_FOLDER, "posts", `${slug}.md`), "utf8");
}
