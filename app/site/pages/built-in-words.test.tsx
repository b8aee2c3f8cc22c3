import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "#app/features/blog/markdown.ts";
import { builtInDocument } from "#app/features/pages/built-in-texts.server.ts";
import { BUILT_IN_PAGES, type BuiltInKey } from "#app/features/pages/constants.ts";
import { pageDocumentSchema } from "#app/features/pages/page-form.ts";
import { fillLine, fillPlaceholders } from "#app/features/pages/placeholders.ts";
import { ContactPage } from "../contact/contact-page.tsx";
import { AboutPage } from "./about-page.tsx";
import { AffiliateDisclosurePage } from "./affiliate-disclosure-page.tsx";
import { CookiesPage } from "./cookies-page.tsx";
import { FaqPage } from "./faq-page.tsx";
import { placeholderValues } from "./placeholder-values.ts";
import { PrivacyPolicyPage } from "./privacy-policy-page.tsx";
import type { SiteFacts } from "./site-facts.ts";
import { TermsPage } from "./terms-page.tsx";

const site = {
  name: "Gifts_of *mine*",
  url: "https://x.example",
  tagline: "",
  contactEmail: "gift_shop@x.example",
  affiliateDisclosure: "As an Associate I earn [from] purchases.",
};
const PLAIN: SiteFacts = {
  hasOutsidePictures: false,
  languageModel: null,
  isBehindProxy: false,
  isMailSent: true,
  usesObjectStorage: false,
  isMonitored: false,
  backupDays: null,
  analytics: null,
  marketplaces: "tagged",
};
const FULL: SiteFacts = {
  hasOutsidePictures: true,
  languageModel: "models.example",
  isBehindProxy: true,
  isMailSent: false,
  usesObjectStorage: true,
  isMonitored: true,
  backupDays: 3,
  analytics: { name: "Umami", host: "stats.x.example" },
  marketplaces: "none",
};

const PAGES: Readonly<Record<BuiltInKey, (facts: SiteFacts) => ReactElement>> = {
  about: () => <AboutPage />,
  faq: (facts) => <FaqPage facts={facts} />,
  contact: () => <ContactPage own={null} wasSent={false} />,
  "privacy-policy": (facts) => <PrivacyPolicyPage facts={facts} />,
  terms: () => <TermsPage />,
  cookies: (facts) => <CookiesPage facts={facts} />,
  "affiliate-disclosure": (facts) => <AffiliateDisclosurePage facts={facts} />,
};

/** Returns the words of some HTML; signs that only one side has as text, such as a list's colon, are no words. */
function wordsOf(html: string): string[] {
  const text = html
    .replace(/<form[\s\S]*<\/form>/g, "")
    .replace(/<!-- -->/g, "")
    .replaceAll("</a><a", "</a> <a")
    .replace(/<\/?(?:a|strong|code|span)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replaceAll(/(What it’s for|When it’s set|How long it stays):/g, "$1");
  return text.split(/\s+/).filter((word) => word !== "");
}

function wordsOfPage(page: ReactElement): string[] {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: () => page, loader: () => ({ site }) }]);
  return wordsOf(renderToString(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { root: { site } } }} />));
}

function wordsOfMarkdown(key: BuiltInKey, facts: SiteFacts): string[] {
  const values = placeholderValues(facts, site);
  const { title, lead, content } = builtInDocument(key);
  const { blocks } = renderMarkdown(fillPlaceholders(content, values));
  const html = blocks.map((block) => (block.kind === "html" ? block.html : "")).join("\n");
  return wordsOf(`<h1>${title}</h1><p>${fillLine(lead, values)}</p>${html}`);
}

describe("an editor begins with the words that the page has", () => {
  test.each(
    BUILT_IN_PAGES.flatMap(({ key }) => [
      { key, facts: PLAIN, where: "on a plain site" },
      { key, facts: FULL, where: "where every fact holds" },
    ]),
  )("$key, $where", ({ key, facts }) => {
    expect(wordsOfMarkdown(key, facts)).toEqual(wordsOfPage(PAGES[key](facts)));
  });

  test.each(BUILT_IN_PAGES)("$key can be saved as it is", ({ key }) => {
    const document = builtInDocument(key);
    expect(pageDocumentSchema.parse(document)).toEqual(document);
  });
});
