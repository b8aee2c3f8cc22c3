import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { briefLink, readBrief } from "#app/features/finder/results/questions.ts";
import type { Brief } from "#app/features/finder/types.ts";
import { limitKeyOf } from "#app/platform/client-address.server.ts";
import { isCrowd } from "#app/platform/untrusted-proxies.server.ts";

const SECONDS = 60;

/**
 * R4: different briefs that this server's pages answer for one network address. The counts are in memory: a page that is read from a replica
 * must not wait for a write.
 */
const briefs = new RateLimiterMemory({ keyPrefix: "finder-page", points: 10, duration: SECONDS });
/** What was counted within the minute; moving through a result, and a form's way to its result, cost nothing more. */
const counted = new LRUCache<string, true>({ max: 20_000, ttl: SECONDS * 1000 });

const keyOf = (address: string, what: string) => createHash("sha256").update(`${address} ${what}`).digest("base64url");

/** Counts what an address asks for, once a minute. Returns the seconds to wait for one too many, otherwise null. */
async function count(what: string, clientAddress: string | null): Promise<number | null> {
  if (isCrowd(clientAddress)) return null;
  const address = limitKeyOf(clientAddress);
  const key = keyOf(address, what);
  if (counted.has(key)) return null;
  // It stands here before the count has ended, so that the page and its data, asked for at once, count as one.
  counted.set(key, true);
  try {
    await briefs.consume(address);
    return null;
  } catch (refusal) {
    counted.delete(key);
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** Counts a brief of the finder's page. Returns the seconds to wait for one too many, otherwise null. */
export const countFinderBrief = (brief: Brief, clientAddress: string | null): Promise<number | null> =>
  count(briefLink(brief), clientAddress);

/** Counts the fields of a form or of a link before their sentences are understood. Returns the seconds to wait for one too many, otherwise null. */
export async function countFinderQuestion(fields: URLSearchParams, clientAddress: string | null): Promise<number | null> {
  const isEmpty = [...fields.values()].every((value) => value.trim() === "");
  return isEmpty ? null : count(`fields ${fields}`, clientAddress);
}

/** Remembers that the page at the address of an answer is counted, because its question was. */
export function countAnswer(answer: string, clientAddress: string | null): void {
  const brief = readBrief(new URL(answer, "http://localhost").searchParams);
  counted.set(keyOf(limitKeyOf(clientAddress), briefLink(brief)), true);
}
