import type { Element, ElementContent, Root, RootContent } from "hast";
import { liftWordLists } from "./word-lists.ts";
import { classesOf, isElement, plainTextOf, styleOf } from "./pasted-nodes.ts";

/** Elements that say nothing of the text. */
const REMOVED = new Set(["style", "script", "meta", "link", "title", "head", "xml", "o:p", "noscript", "template", "svg", "iframe"]);
/** Elements whose content stays and whose own meaning is lost: an underline in Markdown would be italics. */
const UNWRAPPED = new Set(["u", "font", "span", "html", "body"]);
/** Elements that only group; without a block in them they are a paragraph. */
const GROUPS = new Set(["div", "section", "article", "main", "center", "header", "footer"]);
const BLOCKS = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "blockquote", "pre", "hr"]);
/** The names of marks, and the ones that mean the same. */
const MARKS: Readonly<Record<string, string>> = { b: "strong", strong: "strong", i: "em", em: "em", s: "del", strike: "del", del: "del" };
const HEADING = /^h[1-6]$/;
const CELL = new Set(["td", "th"]);

interface Place {
  isInHeading: boolean;
  isInCell: boolean;
}

/** Returns the address behind the redirect that Google Docs puts into its links. */
function targetOf(href: string): string {
  const isRedirect = href.startsWith("https://www.google.com/url?");
  return (isRedirect ? new URL(href).searchParams.get("q") : null) ?? href;
}

function wrap(tagName: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

/** Returns the marks that an element's style makes of its text; editors on the web write them instead of elements. */
function marksOf(element: Element): string[] {
  const style = styleOf(element);
  const marks: string[] = [];
  if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) marks.push("strong");
  if (/font-style:\s*italic/.test(style)) marks.push("em");
  if (/text-decoration(?:-line)?:[^;]*line-through/.test(style)) marks.push("del");
  return marks;
}

/** Marks a text; the blanks at its ends move out of the mark, where Markdown allows none. */
function mark(tagName: string, given: readonly ElementContent[]): ElementContent[] {
  if (textIn(given) === "") return [...given];
  const children = structuredClone(given) as ElementContent[];
  const [first, last] = [children[0], children.at(-1)];
  const lead = first?.type === "text" ? (/^\s+/.exec(first.value)?.[0] ?? "") : "";
  const tail = last?.type === "text" ? (/\s+$/.exec(last.value)?.[0] ?? "") : "";
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  const blank = (value: string): ElementContent[] => (value === "" ? [] : [{ type: "text", value }]);
  return [...blank(lead), wrap(tagName, children), ...blank(tail)];
}

/** Returns the heading that an element is; Word has a title of its own, and on the web it writes headings as paragraphs with a role. */
function headingOf(element: Element): string | null {
  const { tagName, properties } = element;
  if (HEADING.test(tagName)) return tagName;
  if (classesOf(element).includes("MsoTitle")) return "h1";
  return properties.role === "heading" && tagName === "p" ? `h${Math.min(6, Math.max(1, Number(properties.ariaLevel) || 1))}` : null;
}

const isBlock = (node: ElementContent) => isElement(node) && BLOCKS.has(node.tagName);

function normalizeElement(element: Element, place: Place): ElementContent[] {
  const { tagName } = element;
  if (REMOVED.has(tagName) || tagName.includes(":")) return [];
  const heading = headingOf(element);
  const isHeading = heading !== null;
  const inner = normalizeAll(element.children, {
    isInHeading: place.isInHeading || isHeading,
    isInCell: place.isInCell || CELL.has(tagName),
  });
  // A cell of a table has one line.
  if (place.isInCell && (isHeading || GROUPS.has(tagName) || ["p", "ul", "ol", "li"].includes(tagName)))
    return [...inner, { type: "text", value: " " }];
  if (isHeading) return textIn(inner) === "" ? [] : [wrap(heading, inner)];
  const ownMark = MARKS[tagName];
  if (ownMark !== undefined || UNWRAPPED.has(tagName)) {
    // Google Docs wraps everything it copies in a bold element that is not bold.
    const isPlain = place.isInHeading || /font-weight:\s*(?:normal|[1-4]00)/.test(styleOf(element)) || inner.some(isBlock);
    const marks = new Set([...(ownMark === undefined || (isPlain && ownMark === "strong") ? [] : [ownMark]), ...marksOf(element)]);
    return place.isInHeading || inner.some(isBlock) ? inner : [...marks].reduce((children, name) => mark(name, children), inner);
  }
  if (tagName === "p" || GROUPS.has(tagName)) return inner.some(isBlock) ? inner : hasContent(inner) ? [wrap("p", inner)] : [];
  if (tagName === "li")
    return [
      wrap(
        "li",
        inner.flatMap((each) => (isElement(each) && each.tagName === "p" ? each.children : [each])),
      ),
    ];
  if (tagName === "ul" || tagName === "ol") {
    const { start } = element.properties;
    return [{ ...wrap(tagName, nestLists(inner)), properties: tagName === "ol" && typeof start === "number" ? { start } : {} }];
  }
  if (tagName === "a") {
    const href = targetOf(String(element.properties.href ?? ""));
    return /^(?:https?:|mailto:)/i.test(href) ? [{ ...wrap("a", inner), properties: { href } }] : inner;
  }
  if (tagName === "img" && !/^https:/i.test(String(element.properties.src ?? ""))) return [];
  if (tagName === "table") nameColumns(inner);
  return [{ ...element, children: inner }];
}

const hasContent = (nodes: readonly ElementContent[]): boolean =>
  textIn(nodes) !== "" || nodes.some((node) => isElement(node) && (node.tagName === "img" || hasContent(node.children)));

/** Returns the text of nodes without the blanks around it. */
const textIn = (nodes: readonly ElementContent[]) => plainTextOf(nodes).trim();

const isRow = ({ tagName }: Element) => tagName === "tr";

/** Makes headings of the cells in a table's first row, since Markdown has no table without them. */
function nameColumns(children: readonly ElementContent[]): void {
  const parts = children.filter(isElement);
  // The widths of columns, which Google Docs writes first, are no row.
  const rows = parts.flatMap((part) => (part.tagName === "tr" ? [part] : part.children.filter(isElement))).filter(isRow);
  for (const cell of rows[0]?.children ?? []) if (isElement(cell)) cell.tagName = "th";
}

/** Moves a list that stands beside the items of a list into the item before it. */
function nestLists(children: ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  for (const child of children) {
    const last = items.at(-1);
    if (isElement(child) && (child.tagName === "ul" || child.tagName === "ol") && isElement(last)) last.children.push(child);
    else if (isElement(child)) items.push(child);
  }
  return items;
}

function normalizeAll(nodes: readonly (ElementContent | RootContent)[], place: Place): ElementContent[] {
  const normalized = nodes.flatMap((node): ElementContent[] => {
    if (node.type === "text") return [{ type: "text", value: node.value.replaceAll("\u00A0", " ") }];
    return node.type === "element" ? normalizeElement(node, place) : [];
  });
  return joinMarks(normalized);
}

const isSameMark = (one: ElementContent | undefined, other: ElementContent): one is Element =>
  isElement(one) && isElement(other) && one.tagName === other.tagName && Object.values(MARKS).includes(one.tagName);

/** Joins neighbors with the same mark, which would end each other, also over the blanks between them. */
function joinMarks(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const [before, last] = [joined.at(-2), joined.at(-1)];
    const added = isElement(node) ? node.children : [];
    if (isSameMark(last, node)) last.children.push(...added);
    else if (last?.type === "text" && last.value.trim() === "" && isSameMark(before, node)) {
      joined.pop();
      before.children.push(last, ...added);
    } else joined.push(node);
  }
  return joined;
}

/** Lowers all headings by a level where there is one of the first, which is the page's own. */
function lowerHeadings(children: ElementContent[]): void {
  const headings = children.filter((node): node is Element => isElement(node) && HEADING.test(node.tagName));
  if (!headings.some(({ tagName }) => tagName === "h1")) return;
  for (const heading of headings) heading.tagName = `h${Math.min(6, Number(heading.tagName[1]) + 1)}`;
}

/** Reduces what word processors copy to what the text means: headings, marks, links, lists, tables and pictures. */
export function normalizePasted(tree: Root): Root {
  const children = normalizeAll(liftWordLists(tree).children, { isInHeading: false, isInCell: false });
  lowerHeadings(children);
  // A line break between two paragraphs is an empty line of the word processor.
  return { type: "root", children: children.filter((node) => !(isElement(node) && node.tagName === "br")) };
}
