import { setTimeout as wait } from "node:timers/promises";
import { config, type ProductApiSettings } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { nameError } from "#app/platform/name-error.ts";
import type { Marketplace } from "../constants.ts";
import { type ApiItem, itemsAnswerSchema, tokenAnswerSchema } from "./creators-api-answers.ts";
import { reserveApiRequest } from "./quota.commands.server.ts";

export type ItemAnswer = { ok: true; item: ApiItem } | { ok: false; reason: "not-found" | "marketplace" | "credentials" | "unavailable" };

/** The hosts that issue tokens for each marketplace (affiliate rules, 2026). */
const TOKEN_HOSTS: Record<Marketplace, string> = {
  com: "api.amazon.com",
  ca: "api.amazon.com",
  "com.mx": "api.amazon.com",
  "com.br": "api.amazon.com",
  "co.uk": "api.amazon.co.uk",
  de: "api.amazon.co.uk",
  fr: "api.amazon.co.uk",
  it: "api.amazon.co.uk",
  es: "api.amazon.co.uk",
  in: "api.amazon.co.uk",
  nl: "api.amazon.co.uk",
  "com.be": "api.amazon.co.uk",
  pl: "api.amazon.co.uk",
  se: "api.amazon.co.uk",
  ie: "api.amazon.co.uk",
  sa: "api.amazon.co.uk",
  "com.tr": "api.amazon.co.uk",
  ae: "api.amazon.co.uk",
  "co.jp": "api.amazon.co.jp",
  "com.au": "api.amazon.co.jp",
  sg: "api.amazon.co.jp",
};

const RESOURCES = [
  "images.primary.large",
  "itemInfo.title",
  "itemInfo.features",
  "itemInfo.byLineInfo",
  "offersV2.listings.price",
  "offersV2.listings.availability",
];

const REQUEST_MS = 6000;
const LONGEST_WAIT_MS = 8000;
const TRIES = 3;
const FIRST_BACK_OFF_MS = 400;
/** A token is not used in its last minute, because it might expire in transit. */
const TOKEN_MARGIN_MS = 60_000;

/** The product API refused or did not answer; `isWorthRetrying` is true when a retry shortly afterwards may succeed. */
class ApiFailure extends Error {
  override name = "ApiFailure";
  readonly reason: "not-found" | "marketplace" | "credentials" | "unavailable";
  readonly isWorthRetrying: boolean;

  constructor(reason: ApiFailure["reason"], isWorthRetrying = false) {
    super(reason);
    this.reason = reason;
    this.isWorthRetrying = isWorthRetrying;
  }
}

interface ApiClient {
  /** Reads one product. Never throws; keys and tokens are never logged. */
  findItem(asin: string, marketplace: Marketplace, partnerTag: string): Promise<ItemAnswer>;
}

/**
 * Creates a client of the store's Creators API. `now` is the clock in milliseconds; `spacingMs` is the minimum time between two requests.
 */
export function createCreatorsApi(settings: ProductApiSettings, { now = Date.now, spacingMs = 1000 } = {}): ApiClient {
  const tokens = new Map<string, Promise<{ token: string; endsAt: number }>>();

  async function send(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      // The URL is the operator's own setting, not an address that a user typed, so it needs no SSRF protection.
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_MS), redirect: "error" });
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch (error) {
      log.warn({ failure: nameError(error) }, "the product API could not be reached");
      throw new ApiFailure("unavailable", true);
    }
  }

  async function fetchToken(tokenUrl: string): Promise<{ token: string; endsAt: number }> {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      scope: "creatorsapi::default",
    });
    const answer = await send(tokenUrl, { method: "POST", body });
    if (answer.status >= 500 || answer.status === 429) throw new ApiFailure("unavailable", true);
    const parsed = tokenAnswerSchema.safeParse(answer.body);
    if (answer.status !== 200 || !parsed.success) throw new ApiFailure("credentials");
    return { token: parsed.data.access_token, endsAt: now() + parsed.data.expires_in * 1000 - TOKEN_MARGIN_MS };
  }

  /** Returns the token of a marketplace's region. It is cached until it expires, and concurrent callers share one request. */
  async function tokenFor(marketplace: Marketplace): Promise<string> {
    const tokenUrl = `${settings.tokenBaseUrl ?? `https://${TOKEN_HOSTS[marketplace]}`}/auth/o2/token`;
    const pending = tokens.get(tokenUrl);
    if (pending !== undefined) {
      const known = await pending;
      if (known.endsAt > now()) return known.token;
      // When several callers find the token expired at the same time, the first one requests the next.
      if (tokens.get(tokenUrl) !== pending) return tokenFor(marketplace);
    }
    const fresh = fetchToken(tokenUrl);
    tokens.set(tokenUrl, fresh);
    fresh.catch(() => tokens.delete(tokenUrl));
    return (await fresh).token;
  }

  async function request(asin: string, marketplace: Marketplace, partnerTag: string): Promise<ApiItem> {
    const token = await tokenFor(marketplace);
    const place = await reserveApiRequest(settings.dailyRequests, spacingMs, LONGEST_WAIT_MS);
    if (place === null) throw new ApiFailure("unavailable");
    await wait(place.waitMs);
    const host = `www.amazon.${marketplace}`;
    const { status, body } = await send(`${settings.baseUrl}/catalog/v1/getItems`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "application/json", "x-marketplace": host },
      body: JSON.stringify({ itemIds: [asin], itemIdType: "ASIN", marketplace: host, partnerTag, resources: RESOURCES }),
    });
    if (status === 401 || status === 403) {
      tokens.clear();
      throw new ApiFailure("credentials");
    }
    if (status === 429 || status >= 500) throw new ApiFailure("unavailable", true);
    return readItem(status, body, asin);
  }

  async function findItem(asin: string, marketplace: Marketplace, partnerTag: string): Promise<ItemAnswer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return { ok: true, item: await request(asin, marketplace, partnerTag) };
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (!error.isWorthRetrying || attempt === TRIES) return { ok: false, reason: error.reason };
        await wait(FIRST_BACK_OFF_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
      }
    }
  }

  return { findItem };
}

function readItem(status: number, body: unknown, asin: string): ApiItem {
  const parsed = itemsAnswerSchema.safeParse(body);
  if (!parsed.success) throw new ApiFailure("unavailable");
  const item = parsed.data.itemsResult?.items.find((candidate) => candidate.asin.toUpperCase() === asin);
  if (item !== undefined) return item;
  const codes = (parsed.data.errors ?? []).map(({ code }) => code).join(" ");
  if (/NotAccessible|Marketplace/i.test(codes)) throw new ApiFailure("marketplace");
  if (/Unauthorized|AccessDenied|InvalidPartnerTag|AssociateValidation/i.test(codes)) throw new ApiFailure("credentials");
  throw new ApiFailure(status === 200 || status === 400 || status === 404 ? "not-found" : "unavailable");
}

let current: ApiClient | undefined;

/** Returns the client of the configured product API, or null without credentials. */
export function configuredCreatorsApi(): ApiClient | null {
  const { productApi } = config();
  return productApi === null ? null : (current ??= createCreatorsApi(productApi));
}
