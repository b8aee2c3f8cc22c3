import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { AffiliateDisclosurePage } from "./affiliate-disclosure-page.tsx";
import { CookiesPage } from "./cookies-page.tsx";
import { FaqPage } from "./faq-page.tsx";
import { PrivacyPolicyPage } from "./privacy-policy-page.tsx";
import type { SiteFacts } from "./site-facts.ts";

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

const site = { name: "Presently", url: "https://x.example", tagline: "", contactEmail: "a@x.example", affiliateDisclosure: "" };

/** Returns the visible text of a page. */
function read(page: ReactElement): string {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: () => page, loader: () => ({ site }) }]);
  const html = renderToString(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { root: { site } } }} />);
  return html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");
}

const privacy = (facts: Partial<SiteFacts> = {}) => read(<PrivacyPolicyPage facts={{ ...PLAIN, ...facts }} />);
const cookies = (facts: Partial<SiteFacts> = {}) => read(<CookiesPage facts={{ ...PLAIN, ...facts }} />);
const faq = (facts: Partial<SiteFacts> = {}) => read(<FaqPage facts={{ ...PLAIN, ...facts }} />);
const disclosure = (facts: Partial<SiteFacts> = {}) => read(<AffiliateDisclosurePage facts={{ ...PLAIN, ...facts }} />);

const COUNTED = { name: "Umami", host: "stats.x.example" };

/** Each fact has the sentence where it holds, and the one where it does not. */
const SENTENCES: { facts: Partial<SiteFacts>; page: (facts: Partial<SiteFacts>) => string; said: string; otherwise: string | null }[] = [
  {
    facts: { hasOutsidePictures: true },
    page: privacy,
    said: "Some pictures are hosted by other companies, which see it when your browser loads them.",
    otherwise: null,
  },
  {
    facts: { hasOutsidePictures: true },
    page: privacy,
    said: "That server sees your network address",
    otherwise: "All our pictures come from our own server.",
  },
  { facts: { hasOutsidePictures: true }, page: faq, said: "Some pictures come from stores and makers", otherwise: null },
  {
    facts: { isBehindProxy: true },
    page: privacy,
    said: "Your network address reaches us through a network service, which sees it too.",
    otherwise: "We don’t pass your network address on to anyone.",
  },
  {
    facts: { isBehindProxy: true },
    page: privacy,
    said: "to know your country, which the network service in front of our server tells us",
    otherwise: "to guess your country from a list on our own server",
  },
  ...[privacy, faq].map((page) => ({
    facts: { languageModel: "OpenAI" },
    page,
    said: "What you write is also sent to the language model of OpenAI",
    otherwise: "What you write is not sent to any other company.",
  })),
  ...[privacy, faq].map((page) => ({
    facts: { languageModel: "own" },
    page,
    said: "on another machine of ours that runs a language model. What you write is not sent to any other company.",
    otherwise: "That happens on our own server. What you write is not sent to any other company.",
  })),
  {
    facts: { languageModel: "OpenAI" },
    page: privacy,
    said: "claims on a list, and questions to the gift finder",
    otherwise: "claims on a list, and programs that ask the gift finder",
  },
  {
    facts: { isMailSent: false },
    page: privacy,
    said: "puts your name, your email address, and your message into a folder on our server",
    otherwise: "emails us your name, your email address, and your message",
  },
  { facts: { isMailSent: false }, page: privacy, said: "its emails stay in a folder on our server", otherwise: null },
  { facts: { isMailSent: false }, page: faq, said: "This site has no mail server yet", otherwise: "It comes by email and works once" },
  {
    facts: { usesObjectStorage: true },
    page: privacy,
    said: "keeps a copy of its picture with a storage service",
    otherwise: "keeps a copy of its picture, so",
  },
  { facts: { isMonitored: true }, page: privacy, said: "A service that watches over our server is told", otherwise: null },
  ...[privacy, faq].map((page) => ({
    facts: { backupDays: 7 },
    page,
    said: "Our backups keep what was deleted for about 7 days longer",
    otherwise: null,
  })),
  { facts: { backupDays: 1 }, page: privacy, said: "for about a day longer", otherwise: null },
  {
    facts: { analytics: COUNTED },
    page: privacy,
    said: "with Umami on a server of our own and without a cookie",
    otherwise: "We don’t track you.",
  },
  { facts: { analytics: COUNTED }, page: privacy, said: "on a server of our own (stats.x.example)", otherwise: null },
  { facts: { analytics: COUNTED }, page: faq, said: "A browser that asks not to be tracked isn’t counted.", otherwise: null },
  { facts: { analytics: COUNTED }, page: cookies, said: "Counting page views doesn’t need a cookie", otherwise: null },
  {
    facts: { marketplaces: "none" },
    page: disclosure,
    said: "Our links go to the marketplace we picked for the gift, whatever your country is.",
    otherwise: "our links take you to the marketplace for your country",
  },
  {
    facts: { marketplaces: "all" },
    page: disclosure,
    said: "and we aren’t part of them all.",
    otherwise: "where we aren’t part of it, the link goes to the marketplace we picked",
  },
  {
    facts: { marketplaces: "none" },
    page: faq,
    said: "Our links go to the marketplace we picked for the gift",
    otherwise: "Choose your marketplace at the bottom of any page.",
  },
  {
    facts: { marketplaces: "all" },
    page: faq,
    said: "go to its site for your country. Not every gift",
    otherwise: "as long as we’re part of its program there",
  },
];

describe("P1: the small print says what is so", () => {
  test.each(SENTENCES)("$said", ({ facts, page, said, otherwise }) => {
    expect(page(facts)).toContain(said);
    expect(page({})).not.toContain(said);
    if (otherwise === null) return;
    expect(page({})).toContain(otherwise);
    expect(page(facts)).not.toContain(otherwise);
  });

  test("each two facts together, and all but two, say of each fact what it says alone", () => {
    const facts = [
      { hasOutsidePictures: true },
      { languageModel: "models.example" },
      { isBehindProxy: true },
      { isMailSent: false },
      { usesObjectStorage: true },
      { isMonitored: true },
      { backupDays: 3 },
      { analytics: COUNTED },
    ] satisfies Partial<SiteFacts>[];
    const clues = [
      "That server sees",
      "models.example",
      "tells us",
      "no mail server yet",
      "storage service",
      "watches over",
      "3 days longer",
      "stats.x.example",
    ];
    for (let combination = 0; combination < 2 ** facts.length; combination++) {
      const isIn = (index: number) => ((combination >> index) & 1) === 1;
      const count = facts.filter((_, index) => isIn(index)).length;
      if (count > 2 && count < facts.length - 2) continue;
      const text = privacy(Object.assign({}, ...facts.filter((_, index) => isIn(index))) as Partial<SiteFacts>);
      for (const [index, clue] of clues.entries()) expect([clue, text.includes(clue)]).toEqual([clue, isIn(index)]);
      expect(text).not.toMatch(/undefined|null|\s[,.]/);
    }
  });

  test("browsers keep nothing for longer than a tab that the cookie page does not tell of", () => {
    const storing = "localStorage|indexedDB|document\\.cookie|ui/saving/(drafts|use-draft|use-saved-form)";
    const files = execFileSync("git", ["grep", "-lE", storing, "--", "app/**/*.ts", "app/**/*.tsx"], { encoding: "utf8" });
    // What editors type is stored through app/ui/saving, which only their screens may use; signing out empties it.
    const known =
      /pending-save\.ts$|own-claims\.ts$|value-draft\.ts$|accounts\/components\/(?:session|form-saved-whole)\.tsx$|^app\/ui\/saving\/|^app\/features\/(?:appearance|settings-editor|pages|testimonials|media)\/|\/(?:editing|admin|taxonomy-admin)\/|\.test\.tsx?$/;
    expect(files.split("\n").filter((file) => file !== "" && !known.test(file))).toEqual([]);
    const text = read(<CookiesPage facts={PLAIN} />);
    for (const words of [
      "Three things outlast the tab",
      "waits there for your next sign-in",
      "undoes the claim",
      "for editors of this site",
    ])
      expect(text).toContain(words);
  });

  test("how long cookies and counts last is as the code has it", () => {
    const has = (file: string, code: string) => expect(readFileSync(file, "utf8"), file).toContain(code);
    has("app/routes/system/marketplace.ts", "COOKIE_AGE_SECONDS = 365 * DAY_SECONDS");
    has("app/features/accounts/sessions.ts", "IDLE_DAYS = 7;");
    has("app/features/accounts/sessions.ts", "ADMIN_IDLE_HOURS = 12;");
    has("app/features/accounts/sessions.ts", "ABSOLUTE_DAYS = 30;");
    has("app/features/accounts/notices.server.ts", "MAX_AGE_SECONDS = 60");
    has("app/features/lists/components/pending-save.ts", "MAX_WAIT_MS = 60 * 60_000");
    has("app/features/search/unmet-demand.ts", "UNMET_DAYS = 180;");
  });
});
