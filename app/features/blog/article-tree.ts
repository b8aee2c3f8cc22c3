import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { isStoreLink } from "#app/features/affiliate/store-links.ts";
import { makeSlug } from "#app/features/catalogue/slugs.ts";
import { isMediaPath, mediaSources } from "#app/features/media/media-paths.ts";
import type { OutlineEntry, PictureSizes } from "./types.ts";
import { isVideoAddress } from "./videos.ts";

/** The `sizes` attribute of an article's pictures: the width of the text column on a desktop, of the screen on a phone. */
const PICTURE_SIZES = "(min-width: 768px) 660px, 100vw";
/** What an article shows in the place of `[[gift:slug]]` and `[[collection:slug]]`. */
const CARD_TOKEN = /\[\[(gift|collection):([a-z0-9_-]{1,300})\]\]/gi;

/** A card that an article asks for. */
export interface CardToken {
  kind: "gifts" | "collections";
  slug: string;
}

/** Returns the text of a node and of all its descendants. */
export function textOf(node: RootContent | Root): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

const isElement = (node: RootContent | undefined): node is Element => node?.type === "element";

/** Gives each heading an id to link to and returns them. An h1 becomes an h2, since the page around the article has its own h1. */
export function nameHeadings(tree: Root): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  const taken = new Map<string, number>();
  visit(tree, "element", (element) => {
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1];
    // Headings that have an id already were made by the renderer, such as that of the footnotes.
    if (depth === undefined || element.properties.id !== undefined) return;
    if (depth === "1") element.tagName = "h2";
    const text = textOf(element).trim();
    if (text === "") return;
    const slug = makeSlug(text);
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    // The prefix keeps a heading from taking the id of another element of the page.
    const id = `h-${slug}${count === 1 ? "" : `-${count}`}`;
    element.properties.id = id;
    outline.push({ id, text, depth: Math.max(2, Number(depth)) });
  });
  return outline;
}

/**
 * Marks the links of an article: external ones get `rel=noopener`, store links `rel=sponsored` too, and links to our own pages are
 * navigated on the client (ui/plain-link.tsx).
 */
export function markLinks(tree: Root): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "a" || typeof properties.href !== "string") return;
    if (/^\/(?![/\\])/.test(properties.href)) properties.dataLightLink = "";
    else if (/^(https?:)?[/\\]{2}/i.test(properties.href))
      properties.rel = isStoreLink(properties.href) ? ["sponsored", "noopener"] : ["noopener"];
  });
}

/** Replaces the checkboxes of task lists with a ☑ or ☐ character, since readers cannot tick them. */
export function drawCheckboxes(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName !== "input" || parent === undefined || index === undefined) return;
    parent.children[index] = { type: "text", value: element.properties.checked ? "☑" : "☐" } satisfies Text;
  });
}

/**
 * Gives our own pictures a `srcset`; external ones load lazily and without a referrer. A picture without a valid address is replaced with
 * its alt text.
 */
export function setPictures(tree: Root, sizes: PictureSizes): void {
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName !== "img" || parent === undefined || index === undefined) return;
    const { src, alt, title } = element.properties;
    const words = typeof alt === "string" ? alt : "";
    if (typeof src !== "string" || !(isMediaPath(src) || /^https:\/\//i.test(src))) {
      parent.children[index] = { type: "text", value: words };
      return;
    }
    const picture = isMediaPath(src) ? ownPicture(src, words, sizes) : externalPicture(src, words);
    parent.children[index] = typeof title === "string" && isAlone(parent as Element) ? captioned(picture, title) : picture;
    return [SKIP, index + 1];
  });
  visit(tree, "element", (element) => {
    // HTML does not allow a figure within a paragraph.
    if (element.tagName === "p" && element.children.some((child) => isElement(child) && child.tagName === "figure"))
      element.tagName = "div";
  });
}

/**
 * Marks links to videos that stand alone in their paragraphs: the page shows them as a picture to press, and loads nothing of the other site.
 * A link without a picture shows its title in its place.
 */
export function markVideos(tree: Root): void {
  visit(tree, "element", (element) => {
    const [link] = element.children;
    if (element.tagName !== "p" || element.children.length !== 1 || !isElement(link) || link.tagName !== "a") return;
    if (typeof link.properties.href !== "string" || !isVideoAddress(link.properties.href)) return;
    // A bare address is no title.
    if (textOf(link).trim() === link.properties.href) return;
    link.properties.dataVideo = "";
  });
}

function isAlone(parent: Element): boolean {
  return parent.tagName === "p" && parent.children.length === 1;
}

function ownPicture(src: string, alt: string, sizes: PictureSizes): Element {
  const sources = mediaSources(src);
  const size = sizes.get(src);
  return {
    type: "element",
    tagName: "picture",
    properties: {},
    children: [
      { type: "element", tagName: "source", properties: { type: "image/avif", srcSet: sources?.avif, sizes: PICTURE_SIZES }, children: [] },
      {
        type: "element",
        tagName: "img",
        properties: {
          src: sources?.fallback,
          srcSet: sources?.webp,
          sizes: PICTURE_SIZES,
          alt,
          ...size,
          loading: "lazy",
          decoding: "async",
        },
        children: [],
      },
    ],
  };
}

function externalPicture(src: string, alt: string): Element {
  return {
    type: "element",
    tagName: "img",
    properties: { src, alt, loading: "lazy", decoding: "async", referrerPolicy: "no-referrer" },
    children: [],
  };
}

function captioned(picture: Element, title: string): Element {
  const caption: Element = { type: "element", tagName: "figcaption", properties: {}, children: [{ type: "text", value: title }] };
  return { type: "element", tagName: "figure", properties: {}, children: [picture, caption] };
}

/** Removes the tokens of cards from a node's text, except in code, and returns them in order. */
export function extractCardTokens(node: RootContent): CardToken[] {
  const tokens: CardToken[] = [];
  visit(node, (part) => {
    if (part.type === "element" && (part.tagName === "code" || part.tagName === "pre")) return SKIP;
    if (part.type !== "text" || !part.value.includes("[[")) return;
    part.value = part.value.replace(CARD_TOKEN, (_token, noun: string, slug: string) => {
      tokens.push({ kind: noun.toLowerCase() === "gift" ? "gifts" : "collections", slug: slug.toLowerCase() });
      return "";
    });
  });
  return tokens;
}

/** True where a node has nothing that a reader could see. */
export function hasNoVisibleContent(node: RootContent): boolean {
  if (node.type === "text") return node.value.trim() === "";
  if (node.type !== "element") return true;
  if (["img", "hr", "br", "picture", "table"].includes(node.tagName)) return false;
  return node.children.every((child: ElementContent) => hasNoVisibleContent(child));
}
