import { createContext } from "react-router";

/** What the server knows about a request and hands to loaders and actions. */
export interface RequestInfo {
  /** Stands in the log and on every error page. */
  requestId: string;
  /** The client's address as far as it can be trusted (R2), or null where it is unknown. */
  clientAddress: string | null;
  /** Tags of what the page shows; a change of one of them drops the page from the cache. */
  cacheTags: Set<string>;
  /** When the page becomes another one by itself, without any change in the database; null where only a change makes it so. */
  keepUntil: Date | null;
  /** The rendered page. It is left here, since in a Response it would be encoded and decoded twice more before it is hashed. */
  html: Buffer | null;
  /** What the answer carries whatever it will be: page, redirect or problem. */
  answer: {
    /** Set-Cookie headers, in the order they are sent; of two with one name the later counts. */
    cookies: string[];
    /** True once anything in the answer depends on who asks: then nobody may keep it (O5). */
    isPersonal: boolean;
  };
}

export const requestInfoContext = createContext<RequestInfo>();
