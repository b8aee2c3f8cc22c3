import { createContext } from "react-router";

/** What the server knows about a request and hands to loaders and actions. */
export interface RequestInfo {
  /** Stands in the log and on every error page. */
  requestId: string;
  /** The client's address as far as it can be trusted (R2), or null where it is unknown. */
  clientAddress: string | null;
  /** Tags of what the page shows; a change of one of them drops the page from the cache. */
  cacheTags: Set<string>;
  /** The rendered page. It is left here, since in a Response it would be encoded and decoded twice more before it is hashed. */
  html: string | null;
}

export const requestInfoContext = createContext<RequestInfo>();
