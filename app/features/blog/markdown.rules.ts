import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { drawCheckboxes, isHollow, markLinks, nameHeadings, setPictures, takeGifts, textOf } from "./article-tree.rules.ts";
import { HELD_BLOCK, tameMarkdown } from "./markdown-limits.rules.ts";
import type { ArticleBlock, PictureSizes, RenderedArticle } from "./types.ts";

/** Goes up with every change of what is rendered: what an older renderer made is rendered anew when it is read. */
export const RENDERER_VERSION = 1;

/**
 * What may stand in an article (O2). HTML that somebody types is never taken over; this list is the second wall, should the first
 * one fall. Ids are the renderer's own (footnotes), so they need no prefix.
 */
const SCHEMA: SanitizeSchema = {
  ...defaultSchema,
  clobberPrefix: "",
  protocols: { href: ["http", "https", "mailto"], src: ["https"] },
};

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
const toTree = unified().use(remarkRehype, { footnoteLabelProperties: {} }).use(rehypeSanitize, SCHEMA);
const printer = unified().use(rehypeStringify);

function element(tagName: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

/** A text that the parser gives up on, as plain paragraphs. */
function plainTree(markdown: string): Root {
  return { type: "root", children: markdown.split(/\n{2,}/).map((value) => element("p", [{ type: "text", value }])) };
}

function readTree(given: string): Root {
  const { markdown, held } = tameMarkdown(given);
  try {
    const tree = toTree.runSync(parser.parse(markdown)) as Root;
    for (const [index, node] of tree.children.entries()) {
      const place = HELD_BLOCK.exec(node.type === "element" && node.tagName === "p" ? textOf(node) : "")?.[1];
      if (place !== undefined)
        tree.children[index] = element("pre", [element("code", [{ type: "text", value: held[Number(place)] ?? "" }])]);
    }
    return tree;
  } catch (error) {
    // Nested deeper than any article is: the stack ends before the text does.
    if (error instanceof RangeError) return plainTree(given);
    throw error;
  }
}

function toBlocks(tree: Root): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let nodes: RootContent[] = [];
  const print = () => {
    const html = printer.stringify({ type: "root", children: nodes }).trim();
    if (html !== "") blocks.push({ kind: "html", html });
    nodes = [];
  };
  for (const node of tree.children) {
    const slugs = takeGifts(node);
    if (slugs.length === 0 || !isHollow(node)) nodes.push(node);
    if (slugs.length === 0) continue;
    print();
    const last = blocks.at(-1);
    // Places that follow one another share a row.
    if (last?.kind === "gifts") last.slugs.push(...slugs);
    else blocks.push({ kind: "gifts", slugs });
  }
  print();
  return blocks;
}

/** The addresses (`/media/<key>`) that an article's text speaks of; some of them may be in words only. */
export function listMediaPaths(markdown: string): string[] {
  return [...new Set(markdown.match(/\/media\/[\w./-]*[\w]/g))];
}

/**
 * Renders Markdown (CommonMark and GitHub's tables, strikethrough, footnotes, task lists) to sanitised HTML: the very renderer of page and
 * preview. `[[gift:slug]]` anywhere but in code becomes the place of a gift card, after the paragraph that it stands in. Never throws
 * on any text.
 */
export function renderMarkdown(markdown: string, sizes: PictureSizes = new Map()): RenderedArticle {
  const tree = readTree(markdown);
  drawCheckboxes(tree);
  markLinks(tree);
  setPictures(tree, sizes);
  const outline = nameHeadings(tree);
  return { blocks: toBlocks(tree), outline };
}
