import { GIFT_FIELDS, type GiftField } from "../gift-fields.ts";
import { readGiftValue } from "../gift-values.ts";

/** Ten pages a minute are read (S3), so that so many take about three minutes. */
export const MAX_PASTED_LINKS = 30;
/** Of what is no link only so much is said. */
const MAX_WORDS = 60;

export interface PastedLinks {
  links: string[];
  /** How many links stood there before. */
  repeated: number;
  /** What is no link, in its order; empty where everything is. */
  words: string;
}

const LINK = GIFT_FIELDS.find(({ key }) => key === "affiliateUrl") as GiftField;

/** Returns the links of a text, which stand on lines of their own or have blanks between them. */
export function readPastedLinks(text: string): PastedLinks {
  const links = new Map<string, string>();
  const words: string[] = [];
  let repeated = 0;
  for (const part of text.split(/\s+/)) {
    const bare = part.replaceAll(/^[<("'[]+|[>)"'\],;]+$/g, "");
    if (bare === "") continue;
    const read = readGiftValue(LINK, bare);
    if (!read.ok) {
      words.push(part);
      continue;
    }
    const link = read.value as string;
    const page = pageOf(link);
    if (links.has(page)) repeated += 1;
    else links.set(page, link);
  }
  const said = words.join(" ");
  return { links: [...links.values()], repeated, words: said.length > MAX_WORDS ? `${said.slice(0, MAX_WORDS)}…` : said };
}

/** Returns the address without what names only a place on its page. */
function pageOf(link: string): string {
  const url = new URL(link);
  url.hash = "";
  return url.href;
}
