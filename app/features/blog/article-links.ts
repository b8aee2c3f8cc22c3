import { findForeignTag, isPaidLink, isStoreLink, storeHref } from "#app/features/affiliate/store-links.ts";
import type { AffiliateProgram } from "#app/features/affiliate/types.ts";

/** Matches a link as our own HTML printer writes it: values in double quotes, no link within a link. */
const LINK = /<a(?<attributes>(?: [\w-]+(?:="[^"]*")?)*)>(?<content>.*?)<\/a>/gs;
const ATTRIBUTE = / (?<name>[\w-]+)(?:="(?<value>[^"]*)")?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', lt: "<", gt: ">", apos: "'" };
const PAID_LABEL = " <small>(paid link)</small>";

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

const escapeValue = (text: string) => text.replaceAll("&", "&#x26;").replaceAll('"', "&#x22;");

export interface ArticleLinks {
  html: string;
  /** True where the HTML has a link that earns a commission. */
  isPaid: boolean;
  /** Associate tags of others that stood in the links; readers get ours instead. */
  foreignTags: string[];
}

/**
 * Returns a piece of a rendered article with our associate tag in its store links, which are marked as paid for search engines and, where
 * they earn a commission, for readers. This happens when the page is shown, since the settings may have changed since the post was saved.
 */
export function rewriteStoreLinks(html: string, program: AffiliateProgram): ArticleLinks {
  let isPaid = false;
  const foreignTags: string[] = [];
  const shown = html.replace(LINK, (link, given: string, content: string) => {
    const attributes = new Map([...given.matchAll(ATTRIBUTE)].map(({ groups }) => [groups?.name ?? "", groups?.value ?? ""]));
    const stored = decodeEntities(attributes.get("href") ?? "");
    if (!isStoreLink(stored)) return link;
    const href = storeHref(stored, { marketplace: null, ...program });
    const foreign = findForeignTag(stored, program.tags)?.foreign;
    if (foreign !== undefined) foreignTags.push(foreign);
    const pays = isPaidLink(href, program.tags);
    isPaid ||= pays;
    attributes.set("href", escapeValue(href)).set("rel", "sponsored noopener");
    const printed = [...attributes].map(([name, value]) => ` ${name}="${value}"`).join("");
    return `<a${printed}>${content}</a>${pays ? PAID_LABEL : ""}`;
  });
  return { html: shown, isPaid, foreignTags: [...new Set(foreignTags)] };
}
