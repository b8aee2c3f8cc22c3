import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type LinkToCheck, recordLinkState, takeLinksToCheck } from "#app/features/catalogue/editing/link-states.commands.server.ts";
import { log } from "#app/platform/log.server.ts";
import { fetchOutside, type OutsideFetchOptions } from "#app/platform/outgoing/fetch-outside.server.ts";
import { isAllowed, readRobots, type RobotRules } from "./robots.rules.ts";

/** A store that answers like this says that the product is no more. */
const GONE = new Set([404, 410]);
const BATCH = 20;
const IDLE_MS = 10 * 60_000;
const ROBOTS_KEPT_MS = 24 * 60 * 60_000;

export interface LinkCareOptions {
  /** The least time between two requests to one host. */
  spacingMs?: number;
  /** Tests only: which addresses may be asked. */
  reach?: OutsideFetchOptions["reach"];
}

/** Asks gently for affiliate links: at most one request a second to a host, and only where its robots.txt lets us. */
export function createLinkCare({ spacingMs = 1000, reach }: LinkCareOptions = {}) {
  const robotsByOrigin = new LRUCache<string, RobotRules>({ max: 500, ttl: ROBOTS_KEPT_MS });
  const nextTurns = new LRUCache<string, number>({ max: 5000 });
  const means = { takesBeginning: true, ...(reach === undefined ? {} : { reach }) };

  async function untilTurn(host: string): Promise<void> {
    const now = Date.now();
    const turn = Math.max(now, nextTurns.get(host) ?? 0);
    nextTurns.set(host, turn + spacingMs);
    await wait(turn - now);
  }

  async function robotsOf(url: URL): Promise<RobotRules> {
    const known = robotsByOrigin.get(url.origin);
    if (known !== undefined) return known;
    await untilTurn(url.host);
    const answer = await fetchOutside(`${url.origin}/robots.txt`, { ...means, accepts: /^text\/plain\b/, accept: "text/plain" });
    // What is not there forbids nothing; a server that fails is left alone for now (RFC 9309).
    const isFailing = !answer.ok && (answer.status ?? 500) >= 500 && answer.reason !== "wrong-type";
    const rules = answer.ok ? readRobots(Buffer.from(answer.bytes).toString()) : isFailing ? [{ allows: false, path: "/" }] : [];
    robotsByOrigin.set(url.origin, rules, isFailing ? { ttl: ROBOTS_KEPT_MS / 24 } : {});
    return rules;
  }

  /** What a link leads to; null where we may not ask. */
  async function checkLink(address: string): Promise<"alive" | "dead" | "unsure" | null> {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null) return "dead";
    if (!isAllowed(await robotsOf(url), url.pathname + url.search)) return null;
    await untilTurn(url.host);
    const answer = await fetchOutside(address, { ...means, accepts: /./, accept: "text/html" });
    if (answer.ok) return "alive";
    return answer.status !== undefined && GONE.has(answer.status) ? "dead" : "unsure";
  }

  async function checkOne(link: LinkToCheck): Promise<void> {
    const state = await checkLink(link.url);
    if (state !== null) await recordLinkState(link, state);
  }

  /** Looks at the links whose turn has come; each host by itself, one after the other. Returns how many there were. */
  async function checkDue(): Promise<number> {
    const links = await takeLinksToCheck(BATCH);
    const byHost = Map.groupBy(links, ({ url }) => (URL.canParse(url) ? new URL(url).host : ""));
    await Promise.all(
      [...byHost.values()].map(async (ofHost) => {
        for (const link of ofHost) await checkOne(link);
      }),
    );
    return links.length;
  }

  return { checkLink, checkDue };
}

/** Takes care of links for as long as the server runs. Does not keep the process alive. */
export function startLinkCare(): void {
  const care = createLinkCare();
  async function round(): Promise<void> {
    const count = await care.checkDue().catch((error: unknown) => {
      log.warn({ err: error }, "affiliate links could not be looked at");
      return 0;
    });
    setTimeout(() => void round(), count === BATCH ? 0 : IDLE_MS).unref();
  }
  void round();
}
