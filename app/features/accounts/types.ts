/** What the browser learns about its reader from the one small session request after a page has loaded. */
export interface SessionPayload {
  user: { email: string } | null;
  /** The reader's marketplace, as the suffix of its host: `com`, `co.uk`, … */
  marketplace: string;
}
