import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { briefLink } from "#app/features/finder/results/questions.ts";
import { MAX_TEXT_LENGTH } from "#app/features/finder/constants.ts";
import type { Brief } from "#app/features/finder/types.ts";
import { limitKeyOf } from "#app/platform/client-address.server.ts";
import { cutText } from "#app/platform/text.ts";
import { isCrowd } from "#app/platform/untrusted-proxies.server.ts";

const SECONDS = 60;

/** The fields of a form with sentences that are read anew, the newest first; `words` are the sentences so far. */
const SENTENCES = ["more", "text", "q", "words"];

/** Returns the fields with sentences that are together as long as one may be: they are understood at once, while everybody else waits. */
export function withinOneLength(fields: URLSearchParams): URLSearchParams {
  const cut = new URLSearchParams(fields);
  let room = MAX_TEXT_LENGTH;
  for (const name of SENTENCES) {
    const sentence = fields.get(name);
    if (sentence === null) continue;
    const kept = cutText(sentence, room);
    // What was said before and finds no room is left to what the form has carried along of it.
    if (kept === "" && sentence !== "") cut.delete(name);
    else cut.set(name, kept);
    room -= kept.length;
  }
  return cut;
}

/**
 * R4: different briefs that this server's pages answer for one network address. The counts are in memory: a page that is read from a replica
 * must not wait for a write.
 */
const briefs = new RateLimiterMemory({ keyPrefix: "finder-page", points: 10, duration: SECONDS });
/** Briefs that were counted within the minute; moving through their result costs nothing more. */
const counted = new LRUCache<string, true>({ max: 20_000, ttl: SECONDS * 1000 });

/** Counts a brief of the finder's page. Returns the seconds to wait for one too many, otherwise null. */
export async function countFinderBrief(brief: Brief, clientAddress: string | null): Promise<number | null> {
  if (isCrowd(clientAddress)) return null;
  const address = limitKeyOf(clientAddress);
  const key = createHash("sha256")
    .update(`${address} ${briefLink(brief)}`)
    .digest("base64url");
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
