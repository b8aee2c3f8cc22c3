import { composeCover } from "#app/features/still-lifes/composition/compose-cover.ts";
import { seededChoice } from "#app/features/still-lifes/composition/seeded-choice.ts";
import { looksOf } from "#app/features/still-lifes/draw-still.ts";
import type { MediaWidth } from "#app/features/media/media-paths.ts";
import { readSeedBlog, type SeedPost } from "../read-seed-posts.ts";

/** The storage folder of the demo posts' covers; as with the gifts' pictures, the number goes up when they are redrawn. */
export const COVER_FOLDER = "demo-covers-2";

let posts: Promise<Map<string, SeedPost>> | undefined;

async function readPosts(): Promise<Map<string, SeedPost>> {
  const blog = await readSeedBlog();
  return new Map(blog.posts.map((post) => [post.slug, post]));
}

/** Returns the cover of the demo post with this slug as SVG, `width` pixels wide; null for a slug that is no demo post's. */
export async function drawDemoCover(slug: string, width: MediaWidth): Promise<Uint8Array | null> {
  posts ??= readPosts();
  const cover = (await posts).get(slug)?.cover;
  if (cover === undefined) return null;
  const chance = seededChoice(slug);
  const things = cover.things.map((stated) => looksOf(stated, chance));
  return Buffer.from(composeCover({ tint: cover.tint, pattern: cover.pattern, things, seed: slug }, width));
}
