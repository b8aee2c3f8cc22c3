import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { renderWithoutContext } from "./render-without-context.server.ts";
import { CHECKS_ITSELF } from "./self-checks.server.ts";

/** An entry takes about 1.5 kB. */
const MAX_CACHED = 5000;

const cacheByMaker = new WeakMap<object, LRUCache<string, string>>();

/** React puts preload links before a fragment with eager pictures; they belong into a page's head and break hydration inside the page. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders a part of a page to the markup that React hydrates in the browser, once for each key of its maker. */
export function renderFragment(maker: object, key: string, make: () => ReactElement): string {
  let cached = cacheByMaker.get(maker);
  if (cached === undefined) cacheByMaker.set(maker, (cached = new LRUCache({ max: MAX_CACHED })));
  let markup = cached.get(key);
  if (markup === undefined) cached.set(key, (markup = renderPart(maker, make()).replace(PRELOADS, "")));
  return markup;
}

function renderPart(maker: object, part: ReactElement): string {
  return CHECKS_ITSELF ? renderWithoutContext(part, `of ${(maker as { name?: string }).name || "a nameless maker"}`) : renderToString(part);
}
