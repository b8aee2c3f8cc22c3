import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type LinkToCheck, recordLinkState, takeLinksToCheck } from "#app/features/catalogue/editing/link-states.commands.server.ts";
import type { LinkCheckResult } from "#app/features/catalogue/editing/gift-table-rows.ts";
import { isAmazonUrl } from "#app/features/catalogue/prices.ts";
import { config } from "#app/platform/config.server.ts";
import { DAY_MS } from "#app/platform/days.ts";
import { fetchExternal, type ExternalFetchOptions } from "#app/platform/outgoing/fetch-external.server.ts";
import type { AffiliateTags } from "../constants.ts";
import { readProductAddress } from "../product-lookup/addresses.ts";
import { configuredCreatorsApi } from "../product-lookup/creators-api.server.ts";
import { tagFor } from "../affiliate-links.ts";
import { classifyAnswer } from "./findings.ts";
import { isAllowed, readRobots, type RobotRules } from "./robots.ts";

const BATCH = 20;
const ROBOTS_TTL_MS = DAY_MS;

export interface LinkCareOptions {
  /** The minimum time between two requests to one host. */
  spacingMs?: number;
  /** The store's product API, with our tags for it; without it the store's links are not checked. */
  api?: ReturnType<typeof configuredCreatorsApi>;
  tags?: AffiliateTags;
  /** Tests restrict or widen the addresses that may be requested; production leaves it out. */
  reach?: ExternalFetchOptions["reach"];
}

/**
 * Checks affiliate links with at most one request a second to a host, and only where its robots.txt allows it. Amazon's pages are never
 * requested: only its API can say whether a product exists.
 */
export function createLinkCare({ spacingMs = 1000, api = null, tags = {}, reach }: LinkCareOptions = {}) {
  const robotsByOrigin = new LRUCache<string, RobotRules>({ max: 500, ttl: ROBOTS_TTL_MS });
  const nextTurns = new LRUCache<string, number>({ max: 5000 });
  const stopsAt = ({ href }: URL) => isAmazonUrl(href);
  const means = { takesBeginning: true, stopsAt, ...(reach === undefined ? {} : { reach }) };

  async function untilTurn(host: string): Promise<void> {
    // The clock is monotonic: if the system clock were set back, the next turn could be hours away.
    const now = performance.now();
    const turn = Math.max(now, nextTurns.get(host) ?? 0);
    nextTurns.set(host, turn + spacingMs);
    await wait(turn - now);
  }

  async function robotsOf(url: URL): Promise<RobotRules> {
    const known = robotsByOrigin.get(url.origin);
    if (known !== undefined) return known;
    await untilTurn(url.host);
    const answer = await fetchExternal(`${url.origin}/robots.txt`, { ...means, accepts: /^text\/plain\b/, accept: "text/plain" });
    // A missing robots.txt forbids nothing; a host whose server fails is not requested for an hour (RFC 9309).
    const isFailing = !answer.ok && (answer.status ?? 500) >= 500 && answer.reason !== "wrong-type";
    const rules = answer.ok ? readRobots(Buffer.from(answer.bytes).toString()) : isFailing ? [{ allows: false, path: "/" }] : [];
    robotsByOrigin.set(url.origin, rules, isFailing ? { ttl: ROBOTS_TTL_MS / 24 } : {});
    return rules;
  }

  async function askApi(address: string): Promise<LinkCheckResult> {
    const product = readProductAddress(address);
    const tag = product.kind === "store" ? tagFor(product.marketplace, tags) : undefined;
    if (api === null || product.kind !== "store" || tag === undefined) return "unknown";
    const answer = await api.findItem(product.asin, product.marketplace, tag);
    return answer.ok ? "alive" : answer.reason === "not-found" ? "dead" : "unknown";
  }

  /** Checks one link and returns what was found. */
  async function checkLink(address: string): Promise<LinkCheckResult> {
    if (isAmazonUrl(address)) return askApi(address);
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null) return "dead";
    if (!isAllowed(await robotsOf(url), url.pathname + url.search)) return "unknown";
    await untilTurn(url.host);
    const answer = await fetchExternal(address, { ...means, accepts: /./, accept: "text/html" });
    if (answer.ok && isAmazonUrl(answer.url)) return askApi(answer.url);
    return classifyAnswer(answer);
  }

  async function checkOne(link: LinkToCheck): Promise<void> {
    await recordLinkState(link, await checkLink(link.url));
  }

  /**
   * Checks some of the links that are due, hosts in parallel and each host's links one after the other. Returns how many there were. Stops
   * after the links under way when `signal` aborts; the others are due again a day later.
   */
  async function checkDue(signal?: AbortSignal): Promise<number> {
    const links = await takeLinksToCheck(BATCH, { takesAmazon: api !== null });
    const byHost = Map.groupBy(links, ({ url }) => (URL.canParse(url) ? new URL(url).host : ""));
    await Promise.all(
      [...byHost.values()].map(async (ofHost) => {
        for (const link of ofHost) {
          if (signal?.aborted) return;
          await checkOne(link);
        }
      }),
    );
    return links.length;
  }

  return { checkLink, checkDue };
}

let siteLinkCare: ReturnType<typeof createLinkCare> | undefined;

/** Checks the site's links that are due, until none is left or the server stops. */
export async function checkDueLinks(signal: AbortSignal): Promise<void> {
  // Between two runs it remembers what hosts allow and when each was last asked.
  siteLinkCare ??= createLinkCare({ api: configuredCreatorsApi(), tags: config().affiliateProgram.tags });
  let count = BATCH;
  while (count === BATCH && !signal.aborted) count = await siteLinkCare.checkDue(signal);
}
