import fc from "fast-check";
import { FOREIGN_HOST, hostileJson, SHARPEST, hostileText, strangeKey } from "./hostile-values.ts";
import type { Fixtures } from "./fixtures.ts";

export type Fields = Record<string, string>;
/** The body that a sample sends: JSON, a form, or raw bytes. */
export type Body = { kind: "json"; value: unknown } | { kind: "form"; fields: Fields } | { kind: "bytes"; type: string; bytes: Buffer };

/** A request that the site's own pages could send. */
export interface Sample {
  method: "GET" | "POST";
  /** Percent-encoded path without a query. */
  path: string;
  query?: Fields;
  body?: Body;
}

/** A request as it is sent. */
export interface Shot {
  method: string;
  /** Path and query, percent-encoded as far as HTTP requires it. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** How a sample is fuzzed. */
export interface Mutation {
  method: string | null;
  origin: "own" | "foreign" | "null" | "none";
  framing: "as meant" | "json" | "form" | "multipart" | "text" | "no type" | "broken text" | "cut off";
  /** Replaces, removes or adds the field with the index `at` (modulo their number). */
  fields: { how: "replace" | "remove" | "add"; at: number; key: string; value: unknown }[];
  query: readonly (readonly [key: string, value: string])[];
  /** Replaces a segment of the path with `text`, or is appended to it. */
  path: { at: number; text: string } | null;
  ending: string;
  headers: readonly (readonly [name: string, value: string])[];
}

const BOUNDARY = "----attack";
const ENDINGS = ["", "", "", "", "", "", ".data", "/", "//", "/..", "%2f..%2f", "%00", ";a=b", "?", "%FF"];

/** Names of query parameters that at least one URL knows. */
export const KNOWN_KEYS = [
  ..."gift page token sent next type text tab sort show q words without version surprise secret said saidPacked unread more edit dir deleted days".split(
    " ",
  ),
  ..."claim budget kind ids people actor subject from until id category tag author status featured mark stock price recipient occasion".split(
    " ",
  ),
  ..."interest theme minPrice maxPrice inStock limit pageSize marketplace age date trait within ships word lean not like swap swapTo".split(
    " ",
  ),
  ..."name alt trial categorize _routes index removed new minAge maxAge wasPerson wasOccasion".split(" "),
];

const HEADERS: readonly (readonly [string, string])[] = [
  ["x-forwarded-host", FOREIGN_HOST],
  ["x-forwarded-proto", "https"],
  ["forwarded", `host=${FOREIGN_HOST}`],
  ["x-original-url", "/admin"],
  ["x-rewrite-url", "/admin"],
  ["x-http-method-override", "DELETE"],
  ["accept", "application/json"],
  ["accept", "text/html;q=x, */*"],
  ["accept-encoding", "identity;q=0, br;q=nan"],
  ["accept-language", `'"><xss7q>`],
  ["user-agent", "' or 1=1 -- <xss7q>"],
  ["referer", `https://${FOREIGN_HOST}/<xss7q>`],
  ["if-none-match", '*, W/"\\"'],
  ["if-modified-since", "never"],
  ["range", "bytes=9-1,-0"],
  ["x-request-id", "<xss7q>"],
  ["x-forwarded-for", "not an address, ::1"],
  ["content-encoding", "gzip"],
  ["cookie", "presently.session_token=%E0%A4%A; __proto__=1; marketplace=<xss7q>"],
];

/** Any way to mutate a request, mostly a small one. */
export const mutation: fc.Arbitrary<Mutation> = fc.record({
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND") },
  ),
  origin: fc.oneof(
    { weight: 12, arbitrary: fc.constant("own" as const) },
    { weight: 1, arbitrary: fc.constantFrom("foreign" as const, "null" as const, "none" as const) },
  ),
  framing: fc.oneof(
    { weight: 12, arbitrary: fc.constant("as meant" as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(...(["json", "form", "multipart", "text", "no type", "broken text", "cut off"] as const)),
    },
  ),
  fields: fc.array(
    fc.record({
      how: fc.constantFrom("replace" as const, "replace" as const, "replace" as const, "remove" as const, "add" as const),
      at: fc.nat(40),
      key: strangeKey,
      value: hostileJson,
    }),
    { maxLength: 3 },
  ),
  query: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    {
      weight: 2,
      arbitrary: fc.array(fc.tuple(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...KNOWN_KEYS) }, strangeKey), hostileText), {
        maxLength: 4,
      }),
    },
  ),
  path: fc.option(fc.record({ at: fc.nat(8), text: hostileText }), { freq: 4 }),
  ending: fc.constantFrom(...ENDINGS),
  headers: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.constantFrom(...HEADERS.map(([name, value]) => [name, value] as [string, string])), { maxLength: 2 }),
    },
  ),
});

/** Percent-encodes what a request line cannot hold; existing escapes stay, valid or not. */
function encodeTarget(text: string): string {
  return Buffer.from(text.toWellFormed(), "utf8")
    .reduce(
      (encoded, byte) => encoded + (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, "0")}`),
      "",
    )
    .replaceAll("#", "%23");
}

/** Returns the places of values in a tree, as paths of keys. */
function placesIn(value: unknown, above: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [above];
  return [above, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...above, Array.isArray(value) ? Number(key) : key]))];
}

/** Leaves a sample as the site's own pages send it. */
export const UNCHANGED: Mutation = {
  method: null,
  origin: "own",
  framing: "as meant",
  fields: [],
  query: [],
  path: null,
  ending: "",
  headers: [],
};

/** Returns mutations that put each of the sharpest values into each field of a sample, and into all known query parameters together. */
export function knownBreakerMutations({ body }: Sample): Mutation[] {
  const tree = body === undefined || body.kind === "bytes" ? undefined : body.kind === "json" ? body.value : body.fields;
  const places = tree === undefined ? [] : placesIn(tree);
  return SHARPEST.flatMap((value) => [
    ...places.map((_, at): Mutation => ({ ...UNCHANGED, fields: [{ how: "replace", at, key: "", value }] })),
    { ...UNCHANGED, query: KNOWN_KEYS.map((key) => [key, String(value)] as const) },
  ]);
}

function withField(target: object, key: string | number, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function mutateTree(tree: unknown, mutations: Mutation["fields"]): unknown {
  const root = { tree: structuredClone(tree) };
  for (const { how, at, key, value: given } of mutations) {
    // One value may be used several times, so it is cloned before anything is put into it.
    const value = structuredClone(given);
    const places = placesIn(root.tree);
    const place = ["tree", ...(places[at % places.length] ?? [])];
    const last = place.pop() as string | number;
    let holder: Record<string | number, unknown> = root;
    for (const step of place) holder = holder[step] as Record<string | number, unknown>;
    const found = holder[last];
    if (how === "replace") withField(holder, last, value);
    else if (how === "remove" && holder !== root) delete holder[last];
    else if (how === "add") withField(typeof found === "object" && found !== null ? found : holder, key, value);
  }
  return root.tree;
}

const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

function fieldsOf(value: unknown): [string, string][] {
  return typeof value === "object" && value !== null
    ? Object.entries(value).map(([key, inner]) => [key, asText(inner)])
    : [["value", asText(value)]];
}

function multipart(fields: [string, string][]): string {
  const parts = fields.map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, "_")}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}

const formText = (fields: [string, string][]) => new URLSearchParams(fields.map(([key, value]) => [key, value])).toString();

function frame(body: Body, { framing, fields }: Mutation): { type: string | null; bytes: Buffer } {
  if (body.kind === "bytes") {
    const kept = framing === "cut off" ? body.bytes.subarray(0, Math.floor(body.bytes.length / 2)) : body.bytes;
    return { type: body.type, bytes: Buffer.concat([kept, ...fields.map(({ value }) => Buffer.from(asText(value)))]) };
  }
  const value = mutateTree(body.kind === "json" ? body.value : body.fields, fields);
  const json = { type: "application/json", bytes: Buffer.from(JSON.stringify(value) ?? "") };
  const form = { type: "application/x-www-form-urlencoded", bytes: Buffer.from(formText(fieldsOf(value))) };
  const meant = body.kind === "json" ? json : form;
  switch (framing) {
    case "as meant":
      return meant;
    case "json":
      return json;
    case "form":
      return form;
    case "multipart":
      return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: Buffer.from(multipart(fieldsOf(value))) };
    case "text":
      return { type: "text/plain; charset=utf-16", bytes: meant.bytes };
    case "no type":
      return { type: null, bytes: meant.bytes };
    case "broken text":
      return { type: meant.type, bytes: Buffer.concat([meant.bytes.subarray(0, -1), Buffer.from([0xff, 0xc0, 0x00, 0xed, 0xa0, 0x80])]) };
    case "cut off":
      return { type: meant.type, bytes: meant.bytes.subarray(0, Math.floor(meant.bytes.length / 2)) };
  }
}

function mutatePath(path: string, { path: other, ending }: Mutation): string {
  const parts = path.split("/");
  if (other !== null && parts.length > 1) parts[1 + (other.at % (parts.length - 1))] = encodeURIComponent(other.text.toWellFormed());
  return parts.join("/") + ending;
}

const ORIGINS = { foreign: `https://${FOREIGN_HOST}`, null: "null", none: undefined } as const;

/** Returns the request that a sample becomes under a mutation; `siteUrl` is the origin of the site's own pages. */
export function mutate(sample: Sample, fuzzed: Mutation, siteUrl: string): Shot {
  const method = fuzzed.method ?? sample.method;
  const query = new URLSearchParams([
    ...Object.entries(sample.query ?? {}),
    ...fuzzed.query.map(([key, value]) => [key, value.toWellFormed()]),
  ]);
  const path = encodeTarget(mutatePath(sample.path, fuzzed));
  const target = query.size === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;
  const isBare = sample.body === undefined || ["GET", "HEAD", "TRACE"].includes(method);
  const { type, bytes } = isBare ? { type: null, bytes: null } : frame(sample.body as Body, fuzzed);
  const origin = fuzzed.origin === "own" ? siteUrl : ORIGINS[fuzzed.origin];
  const isRead = method === "GET" || method === "HEAD";
  const headers = {
    ...(isRead || origin === undefined ? {} : { origin }),
    ...(type === null ? {} : { "content-type": type }),
    ...Object.fromEntries(fuzzed.headers),
  };
  return { method, target: target.startsWith("/") ? target : `/${target}`, headers, body: bytes };
}

/** True where a browser would report another origin, or where nothing shows that the site's own page sent the request. */
export function isFromElsewhere({ method, headers }: Shot, siteUrl: string): boolean {
  return method !== "GET" && method !== "HEAD" && headers.origin !== siteUrl;
}

/** A sample without its method and path. */
export type Sending = Omit<Sample, "method" | "path">;
/** The samples of the site's own requests to each URL, each kind once. */
export type WriteSamples = Readonly<Record<string, (things: Fixtures) => Sending[]>>;

/** Makes the sample of a page's form. */
export const form = (fields: Fields): Sending => ({ body: { kind: "form", fields } });
/** Makes the sample of a page script's request. */
export const json = (value: unknown): Sending => ({ body: { kind: "json", value } });
