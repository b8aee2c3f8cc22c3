import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** About 1.5 kB each. */
const MOST_KEPT = 5000;

const keptByMaker = new WeakMap<object, LRUCache<string, string>>();

/** Renders a part of a page to the markup that a browser's React takes over, once for each key that its maker has given it. */
export function keepMarkup(maker: object, key: string, part: ReactElement): string {
  let kept = keptByMaker.get(maker);
  if (kept === undefined) keptByMaker.set(maker, (kept = new LRUCache({ max: MOST_KEPT })));
  let markup = kept.get(key);
  if (markup === undefined) kept.set(key, (markup = renderToString(part)));
  return markup;
}
