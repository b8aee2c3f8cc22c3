import { changesIn } from "../change.ts";

const FETCH = ["app/platform/outgoing/fetch-external.test.ts"];

export const OUTGOING_CHANGES = [
  ...changesIn("outgoing", "app/platform/outgoing/fetch-external.server.ts", FETCH, [
    [
      "if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))",
      "if (first === undefined || !isAllowed(first.address))",
      "S1 – each address of a name is checked.",
    ],
    ["if (isIP(host) !== 0 && !reach.isAllowed(host)) return null;", "", "S1 – an address in a private network is refused."],
    ['if (url.protocol !== "http:" && url.protocol !== "https:") return null;', "", "S1 – http(s) only."],
    ["!reach.isPortAllowed(url.port)", "false", "S1 – the usual ports only."],
    ['if (url.username !== "" || url.password !== "" || ', "if (", "S1 – no name and password in an address."],
    ["const MAX_REDIRECTS = 3;", "const MAX_REDIRECTS = 4;", "S1 – at most 3 redirects."],
    [
      'url = readExternalUrl(headerOf(answered, "location"), url.href, reach);',
      'url = new URL(headerOf(answered, "location"), url.href);',
      "S1 – a redirect is checked like the first address.",
    ],
    ["const TOTAL_MS = 4500;", "const TOTAL_MS = 9000;", "S2 – 5 seconds in all."],
    ["const MAX_BYTES = 2_000_000;", "const MAX_BYTES = 20_000_000;", "S2 – 2 MB decompressed."],
    ['if (isCut && !takesBeginning) return { ok: false, reason: "too-large" };', "", "S2 – a picture above 2 MB is refused, not cut."],
    [
      'const refusal = statusCode !== 200 ? "bad-status" : accepts.test(contentType) ? null : "wrong-type";',
      'const refusal = statusCode !== 200 ? "bad-status" : null;',
      "S2 – only the type that was asked for is read.",
    ],
    [
      "isAllowed: (address) => isPublicAddress(address) && !isOwnInterface(address),",
      "isAllowed: (address) => isPublicAddress(address),",
      "S1 – this machine's own public address is refused.",
    ],
  ]),
  ...changesIn(
    "outgoing",
    "app/platform/outgoing/public-address.ts",
    ["app/platform/outgoing/public-address.test.ts"],
    [
      ['  "169.254.0.0/16",\n', "", "S1 – a cloud's metadata are out of reach."],
      ['  "100.64.0.0/10",\n', "", "S1 – a provider's shared network is out of reach."],
      ['  "172.16.0.0/12",', '  "172.16.0.0/16",', "S1 – private networks are out of reach."],
      [
        'return globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");',
        'return !specialIpv6.check(address, "ipv6");',
        "S1 – IPv4 addresses in IPv6 are out of reach.",
      ],
      [
        '"2001:db8::/32", "2002::/16", "3fff::/20"',
        '"2001:db8::/32", "3fff::/20"',
        "S1 – 6to4 addresses, which hold IPv4 ones, are out of reach.",
      ],
      [
        "\\.(?:localhost|local|internal|lan|home\\.arpa)$",
        "\\.(?:localhost|local|lan|home\\.arpa)$",
        "S1 – a name of an inner network is one.",
      ],
    ],
  ),
  ...changesIn(
    "outgoing",
    "app/platform/outgoing/look-up-product.server.ts",
    ["app/platform/outgoing/look-up-product.test.ts"],
    [
      ["accepts: /^image\\/(?!svg)/,", "accepts: /^image\\//,", "U1 – no SVG from another shop."],
      ["totalMs - (performance.now() - startedAt)", "totalMs", "S2 – a page that comes late leaves less for reading it."],
    ],
  ),
];
