import { createContext, type ReactElement, useContext } from "react";

/** The markup of `part`: rendered now, or kept from before where `maker` has made a part of the same key. */
export type KeepMarkup = (maker: object, key: string, part: ReactElement) => string;

/** Stands around a page on the server; in browsers, where parts are rendered as ever, there is none. */
export const MarkupKeeper = createContext<KeepMarkup | null>(null);

type Content = { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * For parts that many pages show many of, such as a grid's cards: gives the element around such a part its content, which is React's own
 * markup either way. The markup of a part must follow from its key and `maker`, a function that stays the same: parts here ask no
 * context and make no ids.
 */
export function useKeptMarkup(maker: object): (key: string, part: ReactElement) => Content {
  const keep = useContext(MarkupKeeper);
  return (key, part) => (keep === null ? { children: part } : { dangerouslySetInnerHTML: { __html: keep(maker, key, part) } });
}
