import type { Root } from "hast";
import rehypeRemark from "rehype-remark";
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { normalizePasted } from "./normalize-pasted.ts";

/** What may come over from another program; all else leaves its text. */
const SCHEMA: SanitizeSchema = {
  ...defaultSchema,
  tagNames: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "blockquote", "pre", "code", "strong", "em", "b", "i", "del", "s"],
    ...["a", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "img"],
  ],
  attributes: { a: ["href"], img: ["src", "alt"], ol: ["start"], td: ["align"], th: ["align"] },
  protocols: { href: ["http", "https", "mailto"], src: ["https"] },
};

const converter = unified().use(rehypeSanitize, SCHEMA).use(rehypeRemark);
const printer = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", resourceLink: true, listItemIndent: "one" });

/** Converts pasted HTML to Markdown: headings, marks, links, lists, tables and pictures; a token of a card stays one. */
export function pastedMarkdown(tree: Root): string {
  const converted = converter.runSync(normalizePasted(tree)) as Parameters<typeof printer.stringify>[0];
  const markdown = printer.stringify(converted);
  return markdown.replaceAll(/\\\[\\?\[((?:gift|collection):[\w-]+)\\?\]\\?\]/g, "[[$1]]").trim();
}
