import { sql } from "drizzle-orm";
import { z } from "zod";
import { listGiftCards } from "#app/features/catalogue/gifts.queries.server.ts";
import { findArticleCollections } from "./article-collections.server.ts";
import type { CollectionCard } from "#app/features/collections/types.ts";
import type { GiftCard } from "#app/features/catalogue/types.ts";
import { mediaKey } from "#app/features/media/media-paths.ts";
import { config } from "#app/platform/config.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { rewriteStoreLinks } from "./article-links.ts";
import { listMediaPaths, renderMarkdown } from "./markdown.ts";
import type { ArticleBlock, PictureSizes, RenderedArticle } from "./types.ts";

const sizeRow = rowOf({ key: z.string(), width: z.int(), height: z.int() });

async function findPictureSizes(paths: readonly string[]): Promise<PictureSizes> {
  if (paths.length === 0) return new Map();
  const rows = await readRows(readDatabase(), sizeRow)`
    select key, width, height from media_files
    where key = any (${sql.param(paths.map(mediaKey))}::text[]) and width is not null and height is not null`;
  const sizes = new Map(rows.map(({ key, width, height }) => [key, { width, height }]));
  return new Map(
    paths.flatMap((path) => {
      const size = sizes.get(mediaKey(path));
      return size === undefined ? [] : [[path, size]];
    }),
  );
}

/**
 * Renders Markdown as the post's page shows it, in its turn; the dimensions of our own pictures are looked up. Throws QueueFullError where
 * too much waits to be rendered.
 */
export async function renderArticle(markdown: string): Promise<RenderedArticle> {
  const sizes = await findPictureSizes(listMediaPaths(markdown));
  return doDearWork("markdown", async () => renderMarkdown(markdown, sizes));
}

/** A block of an article, with its cards. */
export type ResolvedBlock =
  | { kind: "html"; html: string }
  | { kind: "gifts"; gifts: GiftCard[] }
  | { kind: "collections"; collections: CollectionCard[] };

/** An article with its cards, the related gifts that its text does not show, and the slugs that belong to nothing. */
export interface ResolvedArticle {
  blocks: ResolvedBlock[];
  otherGifts: GiftCard[];
  missingSlugs: string[];
  missingCollections: string[];
  /** Page tags of what the cards of collections show. */
  collectionTags: string[];
  /** True where the text has a link that earns a commission. */
  hasPaidLinks: boolean;
  /** Associate tags of others that stood in the links; readers get ours instead. */
  foreignTags: string[];
}

/** Returns the ids of gifts by their current or former slugs. */
async function findGiftIds(slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const wanted = sql`unnest(${sql.param([...new Set(slugs)])}::text[]) wanted (slug)`;
  const rows = await readRows(readDatabase(), rowOf({ slug: z.string(), id: uuid }))`
    select wanted.slug, coalesce(g.id, r.target_id) as id from ${wanted}
    left join shown_gifts g on g.slug = wanted.slug
    left join slug_redirects r on r.kind = 'gifts' and r.old_slug = wanted.slug
    where coalesce(g.id, r.target_id) is not null`;
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

function hasContent(block: ResolvedBlock): boolean {
  if (block.kind === "html") return true;
  return (block.kind === "gifts" ? block.gifts : block.collections).length > 0;
}

/**
 * Inserts the current cards of an article's gifts and puts our associate tag into its store links. What was deleted or is hidden is left out.
 */
export async function resolveArticle(blocks: readonly ArticleBlock[], relatedGiftIds: readonly string[] = []): Promise<ResolvedArticle> {
  const slugs = blocks.flatMap((block) => (block.kind === "gifts" ? block.slugs : []));
  const ids = await findGiftIds(slugs);
  const cards = new Map((await listGiftCards([...new Set([...ids.values(), ...relatedGiftIds])])).map((card) => [card.id, card]));
  const collections = await findArticleCollections(blocks);
  const cardOf = (id: string | undefined) => (id === undefined ? undefined : cards.get(id));
  const shown = new Set<string>();
  let hasPaidLinks = false;
  const foreignTags = new Set<string>();
  const filled = blocks.map((block): ResolvedBlock => {
    if (block.kind === "html") {
      const links = rewriteStoreLinks(block.html, config().affiliateProgram);
      hasPaidLinks ||= links.isPaid;
      for (const tag of links.foreignTags) foreignTags.add(tag);
      return { kind: "html", html: links.html };
    }
    if (block.kind === "collections") return { kind: "collections", collections: collections.cardsOf(block.slugs) };
    const gifts = [...new Set(block.slugs)].map((slug) => cardOf(ids.get(slug))).filter((card) => card !== undefined);
    for (const { id } of gifts) shown.add(id);
    return { kind: "gifts", gifts };
  });
  return {
    blocks: filled.filter(hasContent),
    otherGifts: relatedGiftIds.filter((id) => !shown.has(id)).flatMap((id) => cardOf(id) ?? []),
    missingCollections: collections.missing,
    collectionTags: collections.tags,
    missingSlugs: slugs.filter((slug) => cardOf(ids.get(slug)) === undefined),
    hasPaidLinks,
    foreignTags: [...foreignTags],
  };
}
