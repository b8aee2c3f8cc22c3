import { createContext } from "react-router";

/** The server's information on a request for loaders and actions. */
export interface RequestInfo {
  /** The id that the log and every error page show. */
  requestId: string;
  /** The client's address as far as it can be trusted (R2), or null where it is unknown. */
  clientAddress: string | null;
  /**
   * Returns the country that the request comes from, as two capital letters, or null where it is unknown. A page of the cache has that of the
   * readers whom it is rendered for, which is null where it is the same in every country.
   */
  country: () => string | null;
  /** True for a sender who has been refused several times within seconds: no page is drawn for yet another refusal. */
  isRefusedAgain?: boolean;
  /** Tags of what the page shows; a change of one of them drops the page from the cache. */
  cacheTags: Set<string>;
  /** Time when the page changes automatically, without a change in the database; null where only such a change affects it. */
  expiresAt: Date | null;
  /** Addresses of other hosts that the page's own scripts may send something to; its policy allows no others (O1). */
  connectsTo: Set<string>;
  /** The limits of what a write may bring, for a route that takes the stream itself; reads may bring nothing. */
  body: { maxBytes: number; seconds: number };
  /** The rendered page. It is stored here, since in a Response it would be encoded and decoded twice more before it is hashed. */
  html: Buffer | null;
  /** Parts of the answer that apply to every kind: page, redirect or problem. */
  answer: {
    /** Set-Cookie headers, in the order they are sent; of two with one name the later counts. */
    cookies: string[];
    /** True once anything in the answer depends on the user; then no cache may store it (O5). */
    isPersonal: boolean;
  };
}

export const requestInfoContext = createContext<RequestInfo>();
