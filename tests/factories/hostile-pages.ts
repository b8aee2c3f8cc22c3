const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

/** Shops' pages of two megabytes that have worn readers of pages out, by what they are made of. */
export const HOSTILE_PAGES: Readonly<Record<string, () => string>> = {
  "no-break spaces in a description": () => `<meta name="description" content="${"\u00A0".repeat(1_900_000)}x">`,
  "escaped ones": () => ld({ "@type": "Product", name: "Mug", description: "&nbsp;".repeat(300_000) }),
  "lines in a description": () => ld({ "@type": "Product", name: "Mug", description: "<br> \u00A0".repeat(200_000) }),
  "elements that are never closed": () => "<div>".repeat(390_000),
  "elements that end without a beginning": () => `${"<b>".repeat(300_000)}${"</i>".repeat(250_000)}`,
  forms: () => "<form>".repeat(330_000),
  attributes: () => `<meta ${Array.from({ length: 250_000 }, (_, index) => `a${index}`).join(" ")}>`,
  "a title without an end": () => `<title>${"\u00A0".repeat(1_900_000)}`,
  "a deep type": () => ld({}).replace("{}", `{"@type":${"[".repeat(400_000)}${"]".repeat(400_000)}}`),
  "deep offers": () => ld({}).replace("{}", `{"@type":"Product","offers":${'{"offers":'.repeat(100_000)}1${"}".repeat(100_000)}}`),
  "many things that are no product": () => ld(Array.from({ length: 200_000 }, () => ({}))),
};
