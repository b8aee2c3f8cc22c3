import type { Element, ElementContent, Root, RootContent } from "hast";
import { classesOf, isElement, plainTextOf, styleOf } from "./pasted-nodes.ts";

/** An item of a list as Word writes it: a paragraph with its level and its sign, or on the web a list of its own with its level. */
interface WordItem {
  level: number;
  isOrdered: boolean;
  /** The number that it has; null where it has none, or a letter. */
  number: number | null;
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

/** Returns the items of a list as Word writes it on the web, where every item is a list beside that of the item it belongs to. */
function toWebItems(list: Element): WordItem[] {
  const items = list.children.filter(isElement);
  if (items.length === 0 || !items.every(({ properties }) => properties.dataListid !== undefined)) return [];
  const isOrdered = list.tagName === "ol";
  const start = Number(list.properties.start) || null;
  return items.map(({ properties, children }, index) => ({
    level: Number(properties.dataAriaLevel ?? properties.ariaLevel) || 1,
    isOrdered,
    number: isOrdered && start !== null ? start + index : null,
    children,
  }));
}

/** Returns the items that a node of Word's is, or none for any other node. */
function toItems(node: RootContent): WordItem[] {
  if (!isElement(node)) return [];
  if (node.tagName === "ul" || node.tagName === "ol") return toWebItems(node);
  if (classesOf(node).includes("ListContainerWrapper")) return node.children.flatMap(toItems);
  if (node.tagName !== "p") return [];
  const style = styleOf(node);
  if (!/mso-list:(?!\s*none)/.test(style) && !classesOf(node).some((name) => name.startsWith("MsoListParagraph"))) return [];
  const copy = structuredClone(node);
  const sign = takeSigns(copy).trim();
  const number = Number(/^\(?(\d+)[.)]/.exec(sign)?.[1]) || null;
  return [{ level: Number(/level(\d)/.exec(style)?.[1] ?? 1), isOrdered: /^\(?[\da-z]+[.)]/i.test(sign), number, children: copy.children }];
}

/** Makes nested lists of consecutive items; one that goes on after something else goes on with its numbers, and numbers that fall back are another list. */
function toLists(items: readonly WordItem[]): Element[] {
  const lists: Element[] = [];
  let at = 0;
  let before: number | null = null;
  while (at < items.length) {
    const { level, isOrdered, number, children } = items[at] as WordItem;
    let end = at + 1;
    while (end < items.length && (items[end] as WordItem).level > level) end += 1;
    const inner = toLists(items.slice(at + 1, end));
    const item: Element = { type: "element", tagName: "li", properties: {}, children: [...children, ...inner] };
    const tagName = isOrdered ? "ol" : "ul";
    const last = lists.at(-1);
    const fallsBack = number !== null && before !== null && number <= before;
    if (last?.tagName === tagName && !fallsBack) last.children.push(item);
    else lists.push({ type: "element", tagName, properties: number === null || number === 1 ? {} : { start: number }, children: [item] });
    before = number;
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
    const found = toItems(node);
    if (found.length > 0) {
      items.push(...found);
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

/** Makes lists of what Word writes for the items of a list. */
export function liftWordLists(tree: Root): Root {
  return { type: "root", children: lift(tree.children) };
}
