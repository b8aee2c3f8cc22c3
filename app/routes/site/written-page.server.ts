import { renderArticle, resolveArticle } from "#app/features/blog/articles.queries.server.ts";
import { shownOnCard } from "#app/features/catalogue/gift-tags.ts";
import { findSiteInfo } from "#app/features/look/site-names.queries.server.ts";
import type { BuiltInKey } from "#app/features/pages/constants.ts";
import { findOwnText } from "#app/features/pages/pages.queries.server.ts";
import { fillLine, fillPlaceholders, type PlaceholderValues } from "#app/features/pages/placeholders.ts";
import type { PageDocument } from "#app/features/pages/types.ts";
import type { WrittenPage } from "#app/site/pages/markdown-page.tsx";
import { placeholderValues } from "#app/site/pages/placeholder-values.ts";
import { readSiteFacts } from "./site-facts.server.ts";

/** Returns what the placeholders of pages stand for now, and adds to `cacheTags` what may change it. */
export async function readPlaceholderValues(cacheTags: Set<string>): Promise<PlaceholderValues> {
  const [facts, site] = await Promise.all([readSiteFacts(cacheTags), findSiteInfo()]);
  return placeholderValues(facts, site);
}

/** Renders Markdown with its placeholders filled, as articles are rendered. */
export async function renderFilled(content: string, values: PlaceholderValues) {
  const resolved = await resolveArticle((await renderArticle(fillPlaceholders(content, values))).blocks);
  const blocks = resolved.blocks.map((block) =>
    block.kind === "gifts" ? { kind: block.kind, gifts: block.gifts.map(shownOnCard) } : block,
  );
  return { ...resolved, blocks };
}

/** Renders a page's text for its readers. */
export async function renderWrittenPage(document: PageDocument, cacheTags: Set<string>): Promise<WrittenPage> {
  const values = await readPlaceholderValues(cacheTags);
  const { blocks, collectionTags } = await renderFilled(document.content, values);
  for (const tag of collectionTags) cacheTags.add(tag);
  const { title, lead, seoTitle, metaDescription } = document;
  const filled = { title: fillLine(title, values), lead: fillLine(lead, values) };
  return { ...filled, blocks, seoTitle: seoTitle || filled.title, metaDescription: fillLine(metaDescription, values) || filled.lead };
}

/** Returns the owner's text of a page that every site has; null where the built-in one counts. */
export async function readOwnText(key: BuiltInKey, cacheTags: Set<string>): Promise<WrittenPage | null> {
  const document = await findOwnText(key);
  return document === null ? null : renderWrittenPage(document, cacheTags);
}
