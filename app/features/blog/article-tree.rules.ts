import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { makeSlug } from "#app/features/catalogue/slugs.rules.ts";
import { isMediaPath, mediaSources } from "#app/features/media/rules.ts";
import type { OutlineEntry, PictureSizes } from "./types.ts";

/** How wide a picture of an article is shown: the measure on a desk, the screen on a phone. */
const PICTURE_SIZES = "(min-width: 768px) 660px, 100vw";
/** Where the store's own links lead; those are advertisements and say so (F1). */
const STORE_HOST = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:amazon\.[a-z.]{2,6}|amzn\.to)(?=[/:?#]|$)/i;
const GIFT_TOKEN = /\[\[gift:([a-z0-9_-]{1,300})\]\]/gi;

/** The text of a node and of all that is in it. */
export function textOf(node: RootContent | Root): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

const isElement = (node: RootContent | undefined): node is Element => node?.type === "element";

/** The page has its own first heading, so those of an article begin with the second. Each gets an id to be linked to. */
export function nameHeadings(tree: Root): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  const taken = new Map<string, number>();
  visit(tree, "element", (element) => {
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1];
    // Those that have an id already are the renderer's own, such as that of the footnotes.
    if (depth === undefined || element.properties.id !== undefined) return;
    if (depth === "1") element.tagName = "h2";
    const text = textOf(element).trim();
    if (text === "") return;
    const slug = makeSlug(text);
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    // With a beginning of its own, so that no heading takes the name of something on the page around it.
    const id = `h-${slug}${count === 1 ? "" : `-${count}`}`;
    element.properties.id = id;
    outline.push({ id, text, depth: Math.max(2, Number(depth)) });
  });
  return outline;
}

/** Links out of the site open nothing of it; those to the store are marked as paid; those to our own pages load no page anew (ui/light-link.tsx). */
export function markLinks(tree: Root): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "a" || typeof properties.href !== "string") return;
    if (/^\/(?![/\\])/.test(properties.href)) properties.dataLightLink = "";
    else if (/^(https?:)?[/\\]{2}/i.test(properties.href))
      properties.rel = STORE_HOST.test(properties.href) ? ["sponsored", "noopener"] : ["noopener"];
  });
}

/** A box to tick is not for readers: what is ticked is said by a sign. */
export function drawCheckboxes(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName !== "input" || parent === undefined || index === undefined) return;
    parent.children[index] = { type: "text", value: element.properties.checked ? "☑" : "☐" } satisfies Text;
  });
}

/** Our own pictures in the sizes that the browser may choose from; others as they are, later, and without telling whence. A picture without a good address leaves its words. */
export function setPictures(tree: Root, sizes: PictureSizes): void {
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName !== "img" || parent === undefined || index === undefined) return;
    const { src, alt, title } = element.properties;
    const words = typeof alt === "string" ? alt : "";
    if (typeof src !== "string" || !(isMediaPath(src) || /^https:\/\//i.test(src))) {
      parent.children[index] = { type: "text", value: words };
      return;
    }
    const picture = isMediaPath(src) ? ownPicture(src, words, sizes) : outsidePicture(src, words);
    parent.children[index] = typeof title === "string" && isAlone(parent as Element) ? captioned(picture, title) : picture;
    return [SKIP, index + 1];
  });
  visit(tree, "element", (element) => {
    // A figure may not stand within a paragraph.
    if (element.tagName === "p" && element.children.some((child) => isElement(child) && child.tagName === "figure"))
      element.tagName = "div";
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

function outsidePicture(src: string, alt: string): Element {
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

/** Takes the places of gift cards out of a node's text, but for code, and returns their slugs in the order they stood. */
export function takeGifts(node: RootContent): string[] {
  const slugs: string[] = [];
  visit(node, (part) => {
    if (part.type === "element" && (part.tagName === "code" || part.tagName === "pre")) return SKIP;
    if (part.type !== "text" || !part.value.includes("[[")) return;
    part.value = part.value.replace(GIFT_TOKEN, (_token, slug: string) => {
      slugs.push(slug.toLowerCase());
      return "";
    });
  });
  return slugs;
}

/** True where nothing is left of a node that a reader could see. */
export function isHollow(node: RootContent): boolean {
  if (node.type === "text") return node.value.trim() === "";
  if (node.type !== "element") return true;
  if (["img", "hr", "br", "picture", "table"].includes(node.tagName)) return false;
  return node.children.every((child: ElementContent) => isHollow(child));
}
