import { changesIn } from "../change.ts";

const LINKS = ["app/features/affiliate/affiliate-links.test.ts", "app/features/affiliate/store-links.test.ts"];
const PRICES = ["app/features/catalogue/prices.test.ts"];
const PRICE_ROWS = ["app/features/catalogue/prices.queries.test.ts"];
const STORE_WORDS = ["app/features/catalogue/editing/gift-form.commands.test.ts", "app/features/catalogue/import.commands.test.ts"];
const MONEY = ["app/platform/money.test.ts"];

/** Affiliate links, prices and amounts. */
export const MONEY_CHANGES = [
  ...changesIn("money", "app/features/affiliate/affiliate-links.ts", LINKS, [
    [
      "return Object.hasOwn(tags, marketplace) ? tags[marketplace] : undefined;",
      "return tags[marketplace] ?? tags.com;",
      "A marketplace gets its own tag or none: another's earns nothing there.",
    ],
    [
      "return Object.keys(tags).filter((key) => !isMarketplace(key));",
      "return [];",
      "A mistyped marketplace in AFFILIATE_TAGS stops the start.",
    ],
    [
      "if (own !== undefined && tagFor(own, tags) !== undefined) return own;",
      "if (own !== undefined) return own;",
      "Who has a neighbor's shop with our tag is led there.",
    ],
    [
      "if (neighbor !== undefined && tagFor(neighbor, tags) !== undefined) return neighbor;",
      "if (neighbor !== undefined) return neighbor;",
      "A neighbor's shop counts only with our tag for it.",
    ],
    ["parameters.map((each) => (isTagParameter(each) ? parameter : each))", "parameters", "A tag that is not ours is replaced."],
    [
      "return `${before}www.amazon.${marketplace}${path}${tag ? setTag(query, tag) : query}${hash}`;",
      "return `${before}www.amazon.${marketplace}${path}${query}${hash}`;",
      "A rewritten link carries our tag for its new shop.",
    ],
    ['|| !PRODUCT_PATH.test(parts.path ?? "")) return url;', ") return url;", "Only links to products are led to another shop."],
    ['decodeURIComponent(name) === "tag"', 'name === "tag"', "A tag whose name is percent-encoded is one too."],
    [
      "const parts = MISLEADING.test(url) ? undefined : STORE_URL.exec(url)?.groups;",
      "const parts = STORE_URL.exec(url)?.groups;",
      "What a browser would read otherwise is not rewritten.",
    ],
  ]),
  ...changesIn("money", "app/features/affiliate/store-links.ts", LINKS, [
    [
      "return withOwnTag(isLed ? rewriteToMarketplace(read, marketplace, tags) : read, tags);",
      "return isLed ? rewriteToMarketplace(read, marketplace, tags) : read;",
      "A link that stays in its shop carries our tag too.",
    ],
    [
      '(mode === "always" || (mode === "own-tags" && tagFor(marketplace, tags) !== undefined))',
      'mode !== "off"',
      "A shopper is led only to a shop where we have a tag, unless the owner says always.",
    ],
    ["const foreign = tagsIn(shop).find((tag) => tag !== own);", "const [foreign] = tagsIn(shop);", "Our own tag is no foreign one."],
    [
      "return shop === null || tag === undefined ? url : shop.before + setTag(shop.query, tag) + shop.hash;",
      "return shop === null || tag === undefined || tagsIn(shop).length > 0 ? url : shop.before + setTag(shop.query, tag) + shop.hash;",
      "A foreign tag in a link is replaced by ours.",
    ],
    [
      "return tagsIn(shop).some((tag) => tag === own || !Object.values(tags).includes(tag));",
      "return tagsIn(shop).length > 0;",
      "F1 – our tag for another shop earns nothing, so its link is no paid one.",
    ],
    [
      "return isShortenedStoreUrl(href) || NETWORK_LINK.test(href) || /^[^#]*\\?[^#]/.test(href);",
      "return isShortenedStoreUrl(href) || NETWORK_LINK.test(href);",
      "F1 – a link that may identify us is marked as paid.",
    ],
    [
      "return isShortenedStoreUrl(href) || NETWORK_LINK.test(href) || /^[^#]*\\?[^#]/.test(href);",
      "return isShortenedStoreUrl(href) || /^[^#]*\\?[^#]/.test(href);",
      "F1 – the link of a network is marked as paid.",
    ],
    [
      "return marketplaceOfUrl(url) !== null || isShortenedStoreUrl(url) || STORE_HOST.test(url) || NETWORK_LINK.test(url);",
      "return marketplaceOfUrl(url) !== null;",
      "F1 – every link of an article to the store is marked.",
    ],
    [
      "if (readShopUrl(url) !== null || !/amazon/i.test(url)) return url;",
      'if (url !== "") return url;',
      "What a browser reads as the store's address gets our tag.",
    ],
  ]),
  ...changesIn(
    "money",
    "app/features/affiliate/schema.ts",
    ["app/features/affiliate/schema.test.ts"],
    [
      ["    .refine(isSameOriginPath)\n", "", "A8 – a click's page is one of ours."],
      [
        'new URL(toSameOriginPath(page) ?? "/", "http://own.invalid").pathname',
        "page",
        "P1 – what stands behind ? of a page is not stored with a click.",
      ],
    ],
  ),
  ...changesIn(
    "money",
    "app/features/affiliate/product-lookup/quota.commands.server.ts",
    ["app/features/affiliate/product-lookup/creators-api.test.ts"],
    [
      ["where (day <> ${today} or used < ${dailyRequests}) and", "where", "The store's API is asked no more than a day allows."],
      [
        "next_at = greatest(next_at, clock_timestamp()) + ${spacing},",
        "next_at = clock_timestamp(),",
        "The store's API is asked once a second.",
      ],
    ],
  ),
  ...changesIn(
    "money",
    "app/features/affiliate/product-lookup/look-up.server.ts",
    ["app/features/affiliate/product-lookup/look-up.test.ts"],
    [
      [
        'if (!use.ok) return { ok: false, reason: "too-often", retryAfterSeconds: use.retryAfterSeconds };',
        "",
        "S3 – ten products a minute.",
      ],
      [
        "const link = tag === undefined ? url : productLink(asin, marketplace, tag);",
        "const link = url;",
        "A product that is looked up gets a link with our tag.",
      ],
      [
        "priceCents: money !== undefined && isDollars ? fromDollars(money.amount) : null,",
        "priceCents: money !== undefined ? fromDollars(money.amount) : null,",
        "A price in another currency is not taken for dollars.",
      ],
    ],
  ),
  ...changesIn("money", "app/features/catalogue/store-words.queries.server.ts", STORE_WORDS, [
    ["return sql`not g.has_store_words`;", "return sql`true`;", "What the store's API has supplied is sent to no language model."],
    [
      "(g.name = row.name or g.description = row.description)",
      "(g.name = row.name and g.description = row.description)",
      "Half of the store's words are the store's words.",
    ],
  ]),
  ...changesIn("money", "app/features/catalogue/prices.ts", PRICES, [
    [
      "export const API_PRICE_MAX_AGE_MS = 60 * 60 * 1000;",
      "export const API_PRICE_MAX_AGE_MS = 24 * 60 * 60 * 1000;",
      "A price of the store's API is shown for an hour.",
    ],
    [
      "return ageMs >= 0 && ageMs <= API_PRICE_MAX_AGE_MS;",
      "return ageMs <= API_PRICE_MAX_AGE_MS;",
      "A price from the future has no known age and is not shown.",
    ],
    ["return !isApiOnly;", "return true;", "Amazon's prices are shown as the owner has chosen."],
    [
      "return priceAsOf === null || priceAsOf === undefined ? priceCents : null;",
      "return priceCents;",
      "A price that needs a stamp stands nowhere without it.",
    ],
    [
      "priceAsOf: isStamped ? formatStamp(priceCheckedAt, now, timeZone) : null };",
      "priceAsOf: null };",
      "A price of the store's API carries its time.",
    ],
    [
      "if (!isPriceShowable(stored, now)) return { priceCents: null,",
      "if (!isPriceShowable(stored, now)) return { priceCents,",
      "A price that may not be shown is left out.",
    ],
  ]),
  ...changesIn("money", "app/features/catalogue/prices.queries.server.ts", PRICE_ROWS, [
    [
      "limitPageAge(new Date(price.priceCheckedAt.getTime() + API_PRICE_MAX_AGE_MS));",
      "limitPageAge(new Date(price.priceCheckedAt.getTime() + 24 * API_PRICE_MAX_AGE_MS));",
      "A page with a price of the store's API is cached no longer than it may be shown.",
    ],
    [
      "return amazonPrices === null ? sql`coalesce((select answer from amazon_prices), 'as-entered')` : sql`${amazonPrices}::text`;",
      "return sql`coalesce(${amazonPrices}::text, 'as-entered')`;",
      "The owner's answer about Amazon's prices counts.",
    ],
  ]),
  ...changesIn(
    "money",
    "app/features/catalogue/price-tiers.ts",
    ["app/features/catalogue/price-tiers.test.ts"],
    [["(maxCents === null || cents < maxCents)", "(maxCents === null || cents <= maxCents)", "A price tier ends below its upper bound."]],
  ),
  ...changesIn(
    "money",
    "app/features/catalogue/price-tiers.commands.server.ts",
    ["app/features/catalogue/price-tiers.commands.test.ts"],
    [["and currency = g.currency and", "and", "A gift gets no price tier of another currency."]],
  ),
  ...changesIn("money", "app/platform/money.ts", MONEY, [
    [
      "return currency === wanted ? cents : null;",
      "return cents;",
      "An amount in another currency takes part in no sum and no comparison.",
    ],
    ['Number(cents.padEnd(2, "0"))', "Number(cents)", "$24.5 is 24 dollars and 50 cents."],
    [
      "return Math.round(dollars * CENTS_IN_DOLLAR);",
      "return Math.floor(dollars * CENTS_IN_DOLLAR);",
      "Dollars become whole cents without losing one.",
    ],
    ["return digits.length > mostDigits ? null : Number(digits)", "return Number(digits)", "No amount is too long for its column."],
    ["const match = DOT_CENTS.exec(plain) ?? COMMA_CENTS.exec(plain);", "const match = DOT_CENTS.exec(plain);", "24,50 is an amount too."],
    ["return toDollars(cents).toFixed(2);", "return toDollars(cents).toFixed(1);", "Cents are shown whole."],
  ]),
  ...changesIn(
    "money",
    "app/features/lists/claims.ts",
    ["app/features/lists/claims.test.ts"],
    [["Math.max(0, splitGoalCents - pledgedCents)", "splitGoalCents", "A split gift takes no more than its sum."]],
  ),
];
