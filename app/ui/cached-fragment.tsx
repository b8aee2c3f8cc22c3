import { createContext, type ReactElement, useContext } from "react";

/** Renders the part that `make` returns to markup, or returns the cached markup where the same `maker` and key were rendered before. */
export type RenderFragment = (maker: object, key: string, make: () => ReactElement) => string;

/** The server provides a value around each page; in browsers it is null and parts are rendered normally. */
export const FragmentCache = createContext<RenderFragment | null>(null);

type Content = { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * Caches the markup of parts that many pages repeat, such as a grid's cards. Returns the content props for the element around a part; the
 * markup is React's own either way. It must depend on the key and `maker` (a stable function) alone, so a part may use neither context nor
 * `useId`; development and tests refuse it. Browsers, which cache nothing, ask for no key, and the server for a part only where it is new.
 */
export function useCachedFragment(maker: object): (keyOf: () => string, make: () => ReactElement) => Content {
  const keep = useContext(FragmentCache);
  return (keyOf, make) => (keep === null ? { children: make() } : { dangerouslySetInnerHTML: { __html: keep(maker, keyOf(), make) } });
}
