import about from "./built-in/about.md?raw";
import affiliateDisclosure from "./built-in/affiliate-disclosure.md?raw";
import contact from "./built-in/contact.md?raw";
import cookies from "./built-in/cookies.md?raw";
import faq from "./built-in/faq.md?raw";
import privacyPolicy from "./built-in/privacy-policy.md?raw";
import terms from "./built-in/terms.md?raw";
import type { BuiltInKey } from "./constants.ts";
import type { PageDocument } from "./types.ts";

const FILES: Readonly<Record<BuiltInKey, string>> = {
  about,
  faq,
  contact,
  "privacy-policy": privacyPolicy,
  terms,
  cookies,
  "affiliate-disclosure": affiliateDisclosure,
};

/** Returns the built-in text of a page, with which its editor begins: the words of app/site/pages, as Markdown with placeholders. */
export function builtInDocument(key: BuiltInKey): PageDocument {
  const [heading = "", first = "", ...others] = FILES[key].trim().split("\n\n");
  // The lead is a line without links; one that has some begins the text.
  const [lead, blocks] = first.includes("](") ? ["", [first, ...others]] : [first, others];
  return {
    title: heading.replace(/^# /, ""),
    lead: lead.replace(/^\*\*(.*)\*\*$/, "$1"),
    slug: key,
    content: blocks.join("\n\n"),
    seoTitle: "",
    metaDescription: "",
    isPublished: true,
    isInFooter: false,
    isInHeader: false,
  };
}
