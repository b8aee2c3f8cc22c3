import type { Element, ElementContent, Root, RootContent } from "hast";
import { classesOf, isElement, plainTextOf, styleOf } from "./pasted-nodes.ts";

/** An item of a list as Word writes it: a paragraph with its level and its sign. */
interface WordItem {
  level: number;
  isOrdered: boolean;
  children: ElementContent[];
}

const isSign = (node: ElementContent) => isElement(node) && styleOf(node).includes("mso-list:ignore");

/** Takes the signs (bullets and numbers) out of an item and returns their text. */
function takeSigns(element: Element): string {
  let signs = "";
  element.children = element.children.filter((child) => {
    if (isSign(child)) signs += plainTextOf([child]);
    else if (isElement(child)) signs += takeSigns(child);
    return !isSign(child);
  });
  return signs;
}

/** Returns the item that a paragraph of Word's is, or null for any other node. */
function toItem(node: RootContent): WordItem | null {
  if (!isElement(node) || node.tagName !== "p") return null;
  const style = styleOf(node);
  if (!/mso-list:(?!\s*none)/.test(style) && !classesOf(node).some((name) => name.startsWith("MsoListParagraph"))) return null;
  const copy = structuredClone(node);
  const sign = takeSigns(copy).trim();
  return { level: Number(/level(\d)/.exec(style)?.[1] ?? 1), isOrdered: /^\(?[\da-z]+[.)]/i.test(sign), children: copy.children };
}

/** Makes nested lists of consecutive items. */
function toLists(items: readonly WordItem[]): Element[] {
  const lists: Element[] = [];
  let at = 0;
  while (at < items.length) {
    const { level, isOrdered, children } = items[at] as WordItem;
    let end = at + 1;
    while (end < items.length && (items[end] as WordItem).level > level) end += 1;
    const inner = toLists(items.slice(at + 1, end));
    const item: Element = { type: "element", tagName: "li", properties: {}, children: [...children, ...inner] };
    const tagName = isOrdered ? "ol" : "ul";
    const last = lists.at(-1);
    if (last?.tagName === tagName) last.children.push(item);
    else lists.push({ type: "element", tagName, properties: {}, children: [item] });
    at = end;
  }
  return lists;
}

function lift(nodes: readonly RootContent[]): RootContent[] {
  const lifted: RootContent[] = [];
  let items: WordItem[] = [];
  const close = () => {
    lifted.push(...toLists(items));
    items = [];
  };
  for (const node of nodes) {
    const item = toItem(node);
    if (item !== null) {
      items.push(item);
      continue;
    }
    // Word separates its paragraphs with line ends and comments.
    if (items.length > 0 && (node.type === "comment" || (node.type === "text" && node.value.trim() === ""))) continue;
    close();
    lifted.push(isElement(node) ? { ...node, children: lift(node.children) as ElementContent[] } : node);
  }
  close();
  return lifted;
}

/** Makes lists of the paragraphs that Word writes for the items of a list. */
export function liftWordLists(tree: Root): Root {
  return { type: "root", children: lift(tree.children) };
}
