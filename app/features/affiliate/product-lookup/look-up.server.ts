import type { FoundProduct } from "#app/features/catalogue/editing/found-product.ts";
import { fetchExternal, type ExternalFetchOptions } from "#app/platform/outgoing/fetch-external.server.ts";
import { lookUpProduct } from "#app/platform/outgoing/look-up-product.server.ts";
import { createRateLimit } from "#app/platform/rate-limit/rate-limit.server.ts";
import { CURRENCY, fromDollars } from "#app/platform/money.ts";
import type { AffiliateTags, Marketplace } from "../constants.ts";
import { findForeignTag, marketplaceOfUrl } from "../store-links.ts";
import { isShortHost, productLink, readProductAddress } from "./addresses.ts";
import type { createCreatorsApi } from "./creators-api.server.ts";
import type { ApiItem } from "./creators-api-answers.ts";
import { sampleProduct } from "./sample-products.ts";
import type { ProductLookUp } from "./look-up-failures.ts";

/** S3: each user may look up ten products a minute. */
const lookUps = createRateLimit({ name: "gift-look-up", points: 10, durationSeconds: 60 });

export interface LookUpDependencies {
  /** The client is null without credentials; the store's products are then test data. */
  api: ReturnType<typeof createCreatorsApi> | null;
  tags: AffiliateTags;
  /** Tests restrict or widen the addresses that may be requested; production leaves it out. */
  reach?: ExternalFetchOptions["reach"];
}

/** Looks up a product by an address that an editor typed: through the store's API, or on the page of any other shop. */
export async function lookUpByAddress(userId: string, typed: string, means: LookUpDependencies): Promise<ProductLookUp> {
  const use = await lookUps.consume(userId);
  if (!use.ok) return { ok: false, reason: "too-often", retryAfterSeconds: use.retryAfterSeconds };
  return lookUp(typed, means, true);
}

async function lookUp(typed: string, means: LookUpDependencies, mayBeShort: boolean): Promise<ProductLookUp> {
  const address = readProductAddress(typed);
  switch (address.kind) {
    case "none":
    case "store-without-product":
      return { ok: false, reason: "no-product-id" };
    case "unknown-marketplace":
      return { ok: false, reason: "marketplace" };
    case "shortened": {
      const resolved = mayBeShort ? await resolveShort(address.url, means) : null;
      return resolved === null ? { ok: false, reason: "shortened" } : lookUp(resolved, means, false);
    }
    case "shop":
      return lookUpPage(address.url, means);
    case "store":
      return lookUpInStore(address.asin, address.marketplace, address.url, means);
  }
}

/** Returns where a shortened address leads, or null where it leads nowhere. */
async function resolveShort(url: string, { reach }: LookUpDependencies): Promise<string | null> {
  const answer = await fetchExternal(url, {
    accepts: /./,
    accept: "text/html",
    takesBeginning: true,
    stopsAt: ({ hostname }) => !isShortHost(hostname),
    ...(reach === undefined ? {} : { reach }),
  });
  return answer.ok && !isShortHost(new URL(answer.url).hostname) ? answer.url : null;
}

async function lookUpPage(url: string, { reach }: LookUpDependencies): Promise<ProductLookUp> {
  const found = await lookUpProduct(url, { reach });
  if (!found.ok)
    return {
      ok: false,
      reason:
        found.reason === "nothing-found" || found.reason === "refused-address" || found.reason === "wrong-type"
          ? "not-found"
          : "unavailable",
    };
  const { title, description, priceCents, currency, imageUrl, brand, inStock, otherCurrency } = found.facts;
  if (title === null) return { ok: false, reason: "not-found" };
  const note = otherCurrency === null ? null : `Its price is in ${otherCurrency}, so we left it out.`;
  const product = {
    name: title,
    description,
    priceCents,
    currency,
    image: imageUrl,
    affiliateUrl: url,
    brand,
    inStock,
    shippingDays: null,
    source: "page",
    note,
  } as const;
  return { ok: true, product };
}

async function lookUpInStore(
  asin: string,
  marketplace: Marketplace,
  url: string,
  { api, tags }: LookUpDependencies,
): Promise<ProductLookUp> {
  const tag = Object.hasOwn(tags, marketplace) ? tags[marketplace] : undefined;
  // Where we have no tag, the link stays as it was pasted, because it may carry one.
  const link = tag === undefined ? url : productLink(asin, marketplace, tag);
  const foreign = findForeignTag(url, tags)?.foreign;
  const note = foreign === undefined ? null : `Its link carried the tag ${foreign}, which isn’t yours, so we replaced it with yours.`;
  if (api === null) return { ok: true, product: { ...sampleProduct(asin, link), note } };
  if (tag === undefined) return { ok: false, reason: "credentials" };
  const answer = await api.findItem(asin, marketplace, tag);
  if (!answer.ok) return answer;
  // The API's own link stays unchanged (affiliate rules); it already carries our tag, which storeHref recognizes.
  const { detailPageURL = link } = answer.item;
  const product = toProduct(answer.item, marketplaceOfUrl(detailPageURL) === marketplace ? detailPageURL : link);
  if (product === null) return { ok: false, reason: "not-found" };
  return { ok: true, product: { ...product, note: [note, product.note].filter((each) => each !== null).join(" ") || null } };
}

function toProduct(item: ApiItem, link: string): FoundProduct | null {
  const name = item.itemInfo?.title?.displayValue;
  if (name === undefined) return null;
  const listing = item.offersV2?.listings?.[0];
  const money = listing?.price?.money;
  const isDollars = money?.currency === CURRENCY;
  return {
    name,
    description: item.itemInfo?.features?.displayValues.join("\n") ?? null,
    priceCents: money !== undefined && isDollars ? fromDollars(money.amount) : null,
    currency: CURRENCY,
    image: item.images?.primary?.large?.url ?? null,
    affiliateUrl: link,
    brand: item.itemInfo?.byLineInfo?.brand?.displayValue ?? null,
    inStock:
      listing === undefined
        ? false
        : listing.availability?.type === undefined
          ? null
          : /^(IN_STOCK|AVAILABLE)/i.test(listing.availability.type),
    shippingDays: null,
    source: "api",
    note: money !== undefined && !isDollars ? `Its price is in ${money.currency}, so we left it out.` : null,
  };
}
