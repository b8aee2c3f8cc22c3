import { createHash } from "node:crypto";

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Returns the name under which a grade is kept: it tells nothing of the product, and stays the same in every catalogue. */
export function pairHash(request: string, giftName: string): string {
  return hash(`${request}\n${giftName}`);
}

export function requestHash(request: string): string {
  return hash(request);
}
