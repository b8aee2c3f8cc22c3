import type { Element, ElementContent, Nodes } from "hast";

export const isElement = (node: Nodes | undefined): node is Element => node?.type === "element";

/** Returns an element's inline style in lower case. */
export function styleOf({ properties }: Element): string {
  return typeof properties.style === "string" ? properties.style.toLowerCase() : "";
}

/** Returns the classes of an element. */
export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** Returns the text of nodes and of all their descendants. */
export function plainTextOf(nodes: readonly ElementContent[]): string {
  return nodes.map((node) => (node.type === "text" ? node.value : isElement(node) ? plainTextOf(node.children) : "")).join("");
}
