import { describe, expect, test } from "vitest";
import { errorsByPlace } from "#app/features/look/schema.ts";
import { DEFAULT_SETTINGS } from "./default-settings.ts";
import { readStoredSettings, settingsSchema } from "./schema.ts";
import type { AnalyticsSettings, SiteSettings } from "./types.ts";

const UMAMI_ID = "94db1cb1-74f4-4a40-ad6c-962362670409";

/** Returns the messages that some settings are refused with, by their places. */
function faultsOf(changes: Partial<Record<keyof SiteSettings, unknown>>): Record<string, string> {
  const read = settingsSchema.safeParse({ ...DEFAULT_SETTINGS, ...changes });
  return read.success ? {} : errorsByPlace(read.error);
}

const analyticsFaults = (changes: Partial<AnalyticsSettings>) =>
  Object.keys(faultsOf({ analytics: { service: "umami", address: "https://stats.gifts.example", siteId: UMAMI_ID, ...changes } }));

test("the settings as built are good ones", () => {
  expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
});

test("Z5: nothing else may stand in them", () => {
  expect(settingsSchema.safeParse({ ...DEFAULT_SETTINGS, role: "owner" }).success).toBe(false);
});

test.each([
  ["contactEmail", "nobody", "contactEmail"],
  ["contactEmail", "a@x.example\nBcc: b@x.example", "contactEmail"],
  ["affiliateDisclosure", " ", "affiliateDisclosure"],
  ["country", "XX", "country"],
  ["timeZone", "Europe/Atlantis", "timeZone"],
  ["weekStart", "friday", "weekStart"],
  ["examples", { ...DEFAULT_SETTINGS.examples, home: "" }, "examples.home"],
  ["examples", { ...DEFAULT_SETTINGS.examples, sentences: [{ symbol: "gift", sentence: "A mug" }] }, "examples.sentences.0.symbol"],
  ["examples", { ...DEFAULT_SETTINGS.examples, sentences: [{ symbol: "🎁🎁", sentence: "A mug" }] }, "examples.sentences.0.symbol"],
  ["verification", { ...DEFAULT_SETTINGS.verification, google: '"><script>' }, "verification.google"],
])("%s cannot be %j", (field, value, place) => {
  expect(Object.keys(faultsOf({ [field]: value }))).toEqual([place]);
});

test("a verification code is taken out of the tag that it came in", () => {
  const google = '<meta name="google-site-verification" content="aB-3_x=" />';
  const read = settingsSchema.parse({ ...DEFAULT_SETTINGS, verification: { ...DEFAULT_SETTINGS.verification, google } });
  expect(read.verification.google).toBe("aB-3_x=");
});

describe("the server that counts page views", () => {
  test.each(["https://stats.gifts.example", "https://stats.gifts.example/", "https://gifts.example/umami", "https://s.gifts.example:8443"])(
    "may be at %s",
    (address) => {
      expect(analyticsFaults({ address })).toEqual([]);
    },
  );

  test.each([
    "http://stats.gifts.example",
    "stats.gifts.example",
    "https://user:word@stats.gifts.example",
    "https://stats.gifts.example/?a=1",
    "https://stats.gifts.example/#a",
    "https://stats.gifts.example/a/../b",
    "https://stats.gifts.example/a;script-src *",
    "https://stats.gifts.example;script-src/*",
    "https://stats.gifts.example,https://evil.example",
    "https://*.gifts.example",
    "https://localhost",
    "https://10.0.0.7",
    "https://[::1]",
    "https://STATS.gifts.example",
    "javascript:alert(1)",
  ])("O1: may not be at %s", (address) => {
    expect(analyticsFaults({ address })).toEqual(["analytics.address"]);
  });

  test.each(["https://plausible.io", "https://cloud.umami.is", "https://gifts.matomo.cloud"])("P1: is no company's: %s", (address) => {
    const { "analytics.address": message } = faultsOf({ analytics: { service: "umami", address, siteId: UMAMI_ID } });
    expect(message).toContain("a server of your own");
  });

  test.each([
    ["plausible", "gifts.example", true],
    ["plausible", "gifts example", false],
    ["umami", UMAMI_ID.toUpperCase(), true],
    ["umami", "7", false],
    ["matomo", "7", true],
    ["matomo", "0", false],
    ["matomo", "7&rec=2", false],
  ] as const)("%s may call the site %s: %s", (service, siteId, may) => {
    expect(analyticsFaults({ service, siteId })).toEqual(may ? [] : ["analytics.siteId"]);
  });
});

describe("stored settings", () => {
  test("what they do not name is as built, and so is what no release reads any more; all else stays", () => {
    const stored = { contactEmail: "shop@gifts.example", timeZone: "Mars/Olympus", later: true };
    expect(readStoredSettings(stored)).toEqual({
      settings: { ...DEFAULT_SETTINGS, contactEmail: "shop@gifts.example" },
      unread: ["timeZone"],
    });
  });

  test("a stored text is as built, and said so", () => {
    expect(readStoredSettings("text")).toEqual({ settings: DEFAULT_SETTINGS, unread: ["all"] });
  });
});
