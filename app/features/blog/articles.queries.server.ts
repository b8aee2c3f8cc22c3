import { sql } from "drizzle-orm";
import { listGiftCards } from "#app/features/catalogue/gifts.queries.server.ts";
import type { GiftCard } from "#app/features/catalogue/types.ts";
import { mediaKey, mediaPath } from "#app/features/media/rules.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { listMediaPaths, renderMarkdown } from "./markdown.rules.ts";
import type { ArticleBlock, PictureSizes, RenderedArticle } from "./types.ts";

async function findPictureSizes(paths: readonly string[]): Promise<PictureSizes> {
  if (paths.length === 0) return new Map();
  const { rows } = await readDatabase().execute<{ key: string; width: number; height: number }>(sql`
    select key, width, height from media_files
    where key = any (${sql.param(paths.map(mediaKey))}::text[]) and width is not null and height is not null`);
  return new Map(rows.map(({ key, width, height }) => [mediaPath(key), { width, height }]));
}

/** Markdown as its page shows it, with the sizes of our own pictures in it. */
export async function renderArticle(markdown: string): Promise<RenderedArticle> {
  return renderMarkdown(markdown, await findPictureSizes(listMediaPaths(markdown)));
}

/** A block of an article with its gifts. */
export type FilledBlock = { kind: "html"; html: string } | { kind: "gifts"; gifts: GiftCard[] };

/** An article with its gifts, the related ones that stand nowhere in it, and the slugs that are no gift's. */
export interface FilledArticle {
  blocks: FilledBlock[];
  otherGifts: GiftCard[];
  missingSlugs: string[];
}

/** The gifts that slugs name, today or once. */
async function findGiftIds(slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const wanted = sql`unnest(${sql.param([...new Set(slugs)])}::text[]) wanted (slug)`;
  const { rows } = await readDatabase().execute<{ slug: string; id: string }>(sql`
    select wanted.slug, coalesce(g.id, r.target_id) as id from ${wanted}
    left join gifts g on g.slug = wanted.slug
    left join slug_redirects r on r.kind = 'gifts' and r.old_slug = wanted.slug
    where coalesce(g.id, r.target_id) is not null`);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Puts the gifts as they are now into an article's places. A gift that is gone leaves no place. */
export async function fillArticle(blocks: readonly ArticleBlock[], relatedGiftIds: readonly string[] = []): Promise<FilledArticle> {
  const slugs = blocks.flatMap((block) => (block.kind === "gifts" ? block.slugs : []));
  const ids = await findGiftIds(slugs);
  const cards = new Map((await listGiftCards([...new Set([...ids.values(), ...relatedGiftIds])])).map((card) => [card.id, card]));
  const cardOf = (id: string | undefined) => (id === undefined ? undefined : cards.get(id));
  const shown = new Set<string>();
  const filled = blocks.map((block): FilledBlock => {
    if (block.kind === "html") return block;
    const gifts = [...new Set(block.slugs)].map((slug) => cardOf(ids.get(slug))).filter((card) => card !== undefined);
    for (const { id } of gifts) shown.add(id);
    return { kind: "gifts", gifts };
  });
  return {
    blocks: filled.filter((block) => block.kind === "html" || block.gifts.length > 0),
    otherGifts: relatedGiftIds.filter((id) => !shown.has(id)).flatMap((id) => cardOf(id) ?? []),
    missingSlugs: slugs.filter((slug) => cardOf(ids.get(slug)) === undefined),
  };
}
