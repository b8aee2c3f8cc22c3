import { toLine } from "../text.ts";
import type { MetaDescriptor } from "react-router";

/** Site data of every page, from the root loader. `url` has no trailing slash. */
export interface SiteInfo {
  name: string;
  url: string;
  tagline: string;
  contactEmail: string;
  affiliateDisclosure: string;
}

export interface PageMeta {
  title: string;
  /** One or two sentences; cut at 160 characters. */
  description: string;
  /** The canonical address: a path of ours, with the query that belongs to it. */
  path: string;
  /** A share picture, 1200 × 630; a path of ours. */
  image?: string;
  imageAlt?: string;
  type?: "website" | "article" | "product";
  noindex?: boolean;
  jsonLd?: object[];
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length - 30)).trimEnd()}…`;
}

/** Returns title, description, canonical link, Open Graph and Twitter tags, and JSON-LD of a page, in the form of a route's `meta`. */
export function describePage(site: SiteInfo, page: PageMeta): MetaDescriptor[] {
  const title = page.path === "/" ? page.title : `${page.title} | ${site.name}`;
  const description = shorten(toLine(page.description), 160);
  const url = site.url + page.path;
  const image = site.url + (page.image ?? "/share-pictures/site.png");
  return [
    { title },
    { name: "description", content: description },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : [{ tagName: "link", rel: "canonical", href: url }]),
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.imageAlt ?? page.title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    ...(page.jsonLd ?? []).map((item) => ({ "script:ld+json": { "@context": "https://schema.org", ...item } })),
  ];
}

/** Returns the site's data from a route's matches. */
export function siteOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): SiteInfo {
  const root = matches.find((match) => match?.id === "root");
  return (root?.loaderData as { site?: SiteInfo } | undefined)?.site ?? FALLBACK;
}

/** The site data of an error page where even the root loader failed. */
const FALLBACK: SiteInfo = { name: "Presently", url: "", tagline: "", contactEmail: "", affiliateDisclosure: "" };
