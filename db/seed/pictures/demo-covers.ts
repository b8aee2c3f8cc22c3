import type { MediaWidth } from "#app/features/media/media-paths.ts";
import { readSeedBlog, type SeedPost } from "../read-seed-posts.ts";
import { composeCover } from "./compose-cover.ts";
import { type Emblem, measureEmblem, readEmblemBodies } from "./emblems.ts";
import { RIBBON_COLORS } from "./palette.ts";

/** The storage folder of the demo posts' covers; as with the gifts' pictures, the number goes up when they are redrawn. */
export const COVER_FOLDER = "demo-covers-1";

interface EmblemLibrary {
  posts: Map<string, SeedPost>;
  bodies: Map<string, string>;
}

async function openStudio(): Promise<EmblemLibrary> {
  const { posts } = await readSeedBlog();
  return {
    posts: new Map(posts.map((post) => [post.slug, post])),
    bodies: await readEmblemBodies(posts.flatMap(({ cover }) => cover.emblems)),
  };
}

let studio: Promise<EmblemLibrary> | undefined;

/** Returns the cover of the demo post with this slug as SVG, `width` pixels wide; null for a slug that is no demo post's. */
export async function drawDemoCover(slug: string, width: MediaWidth): Promise<Uint8Array | null> {
  studio ??= openStudio();
  const { posts, bodies } = await studio;
  const cover = posts.get(slug)?.cover;
  if (cover === undefined) return null;
  const emblems = await Promise.all(cover.emblems.map((name) => measureEmblem(bodies.get(name) as string)));
  const ribbon = RIBBON_COLORS[cover.ribbon] ?? (RIBBON_COLORS[0] as (typeof RIBBON_COLORS)[number]);
  const { tint, pattern } = cover;
  return Buffer.from(composeCover({ tint, pattern, ribbon, emblems: emblems as [Emblem, Emblem, Emblem] }, width));
}
