import { toLine } from "#app/platform/text.ts";
import { SHARE_TEXT_LENGTH } from "./constants.ts";

/** Returns the text of a shared gift: the first 100 characters of its description, on one line. */
export function shareText(description: string): string {
  const characters = [...toLine(description)];
  return characters.slice(0, SHARE_TEXT_LENGTH).join("").trimEnd();
}

export interface ShareTarget {
  network: "Facebook" | "Twitter" | "LinkedIn";
  href: string;
}

/** Returns the links by which a page can be shared; `url` is absolute. */
export function listShareTargets(url: string, text: string): ShareTarget[] {
  const address = encodeURIComponent(url);
  return [
    { network: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { network: "Twitter", href: `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(text)}` },
    { network: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}
