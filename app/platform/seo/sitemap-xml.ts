/** A sitemap's entry for an address. `changedAt` is left out where the time of the page's last change is unknown. */
export interface SitemapEntry {
  /** A path of ours. */
  path: string;
  changedAt: Date | null;
}

/** The protocol allows 50,000 addresses a file; smaller files limit the memory that making one takes. */
export const MAX_SITEMAP_ENTRIES = 50_000;

const XML_ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => XML_ENTITIES[character] ?? "");
}

function listXml(root: string, item: string, siteUrl: string, entries: readonly SitemapEntry[]): string {
  if (entries.length > MAX_SITEMAP_ENTRIES)
    throw new Error(`A sitemap holds at most ${MAX_SITEMAP_ENTRIES} addresses, not ${entries.length}`);
  const items = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt === null ? "" : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<${item}><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join("")}</${root}>\n`;
}

/** Returns a sitemap of pages. `siteUrl` has no trailing slash. */
export function sitemapXml(siteUrl: string, pages: readonly SitemapEntry[]): string {
  return listXml("urlset", "url", siteUrl, pages);
}

/** Returns the sitemap that lists the other sitemaps. */
export function sitemapIndexXml(siteUrl: string, sitemaps: readonly SitemapEntry[]): string {
  return listXml("sitemapindex", "sitemap", siteUrl, sitemaps);
}
