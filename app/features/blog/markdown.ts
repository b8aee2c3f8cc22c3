import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import {
  drawCheckboxes,
  hasNoVisibleContent,
  markLinks,
  markVideos,
  nameHeadings,
  setPictures,
  extractCardTokens,
  textOf,
} from "./article-tree.ts";
import { HELD_BLOCK, limitMarkdown } from "./markdown-limits.ts";
import type { ArticleBlock, PictureSizes, RenderedArticle } from "./types.ts";

/** Is raised with every change of the rendered output; articles of an older version are rendered again when they are read. */
export const RENDERER_VERSION = 3;

/**
 * HTML that an article may contain (O2). Typed HTML is never rendered, so this list is a second line of defense. Ids are made by the
 * renderer (footnotes), so they need no prefix.
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

/** Returns plain paragraphs for a text that the parser fails on. */
function plainTree(markdown: string): Root {
  return { type: "root", children: markdown.split(/\n{2,}/).map((value) => element("p", [{ type: "text", value }])) };
}

function readTree(given: string): Root {
  const { markdown, held } = limitMarkdown(given);
  try {
    const tree = toTree.runSync(parser.parse(markdown)) as Root;
    for (const [index, node] of tree.children.entries()) {
      const place = HELD_BLOCK.exec(node.type === "element" && node.tagName === "p" ? textOf(node) : "")?.[1];
      if (place !== undefined)
        tree.children[index] = element("pre", [element("code", [{ type: "text", value: held[Number(place)] ?? "" }])]);
    }
    return tree;
  } catch (error) {
    // Extreme nesting overflows the parser's stack.
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
    const tokens = extractCardTokens(node);
    if (tokens.length === 0 || !hasNoVisibleContent(node)) nodes.push(node);
    if (tokens.length === 0) continue;
    print();
    for (const { kind, slug } of tokens) {
      const last = blocks.at(-1);
      // Consecutive tokens of one kind share one row of cards.
      if (last !== undefined && last.kind === kind) last.slugs.push(slug);
      else blocks.push({ kind, slugs: [slug] });
    }
  }
  print();
  return blocks;
}

/** Returns the paths (`/media/<key>`) that an article's text contains; some may stand in prose rather than in a picture. */
export function listMediaPaths(markdown: string): string[] {
  return [...new Set(markdown.match(/\/media\/[\w./-]*[\w]/g))];
}

/**
 * Renders Markdown (CommonMark with GitHub's tables, strikethrough, footnotes and task lists) to sanitized HTML, for both page and preview.
 * `[[gift:slug]]` and `[[collection:slug]]` outside of code become the places of cards, after the paragraph that contains them. Never throws, whatever the text.
 */
export function renderMarkdown(markdown: string, sizes: PictureSizes = new Map()): RenderedArticle {
  const tree = readTree(markdown);
  drawCheckboxes(tree);
  markLinks(tree);
  setPictures(tree, sizes);
  markVideos(tree);
  const outline = nameHeadings(tree);
  return { blocks: toBlocks(tree), outline };
}
