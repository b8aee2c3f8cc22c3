import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/settings/default-settings.ts";
import type { SiteSettings } from "#app/features/settings/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { makePost } from "#tests/factories/posts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
const read = async (path: string, cookie = "") => (await site.request(path, { headers: { cookie } })).text();
const policyOf = async (path: string, cookie = "") =>
  (await site.request(path, { headers: { cookie } })).headers.get("content-security-policy") ?? "";

/** Returns what an admin does with the settings. */
async function admin() {
  const cookie = await site.signIn(await createUser({ role: "admin" }));
  const change = async (sent: object) => {
    const body = JSON.stringify(sent);
    const headers = { cookie, "content-type": "application/json" };
    const response = await site.request("/admin/settings/changes", { method: "POST", body, headers });
    await site.settle();
    return { status: response.status, answer: (await response.json()) as Record<string, never> };
  };
  return {
    cookie,
    change,
    save: (settings: Partial<SiteSettings>, basedOn = 0) =>
      change({ intent: "save", basedOn, settings: { ...DEFAULT_SETTINGS, ...settings } }),
  };
}

beforeEach(async () => {
  // Deleting announces the change, which truncating alone does not.
  await changeRows(database())`delete from settings_versions`;
  await changeRows(database())`truncate settings_versions restart identity`;
  await site.settle();
});

describe("settings", () => {
  test("contact address and disclosure are at once on cached pages, in structured data and in the policies", async () => {
    const { save } = await admin();
    for (const path of ["/", "/about", "/contact", "/privacy-policy"]) await read(path);
    const saved = await save({ contactEmail: "shop@gifts.example", affiliateDisclosure: "We earn a little." });
    expect(saved).toEqual({ status: 200, answer: { ok: true, version: 1 } });
    expect(await read("/about")).toContain("<p>We earn a little.</p>");
    expect(await read("/affiliate-disclosure")).toContain("We earn a little.");
    expect(await read("/contact")).toContain('href="mailto:shop@gifts.example"');
    expect(await read("/privacy-policy")).toContain('href="mailto:shop@gifts.example"');
    expect(await read("/")).toContain('"email":"shop@gifts.example"');
  });

  test("the finder's examples and the verification codes stand where they belong", async () => {
    const { save } = await admin();
    const examples = { home: "My aunt", finder: "My uncle", sentences: [{ symbol: "🎁", sentence: "Anything for Tom" }] };
    const verification = { ...DEFAULT_SETTINGS.verification, google: "aB-3", bing: "", pinterest: "p1n" };
    await save({ examples, verification });
    const home = await read("/");
    expect(home).toContain('placeholder="My aunt"');
    expect(home).toContain('<meta name="google-site-verification" content="aB-3"/>');
    expect(home).toContain('<meta name="p:domain_verify" content="p1n"/>');
    expect(home).not.toContain("msvalidate.01");
    const finder = await read("/gift-finder");
    expect(finder).toContain('placeholder="My uncle"');
    expect(finder).toContain("Anything for Tom");
    expect(finder).not.toContain("Secret Santa for a coworker");
    expect(await read("/about")).not.toContain("google-site-verification");
  });

  test("days are those of the time zone", async () => {
    const { save } = await admin();
    const { slug } = await makePost({ publishDate: "2026-01-31T23:30:00.000Z" });
    await site.settle();
    expect(await read(`/blog/${slug}`)).toContain(">Jan 31, 2026</time>");
    await save({ timeZone: "Europe/Berlin" });
    expect(await read(`/blog/${slug}`)).toContain(">Feb 1, 2026</time>");
  });

  test("store links of shoppers from nowhere lead to the default country's marketplace", async () => {
    const { save } = await admin();
    const marketplace = async () => ((await (await site.request("/session")).json()) as { marketplace: string }).marketplace;
    expect(await marketplace()).toBe("com");
    await save({ country: "DE" });
    expect(await marketplace()).toBe("de");
  });

  test("what cannot be is refused beside its field, and nothing changes", async () => {
    const { save, change } = await admin();
    const analytics = { service: "umami", address: "http://10.0.0.1", siteId: "7" } as const;
    expect(await save({ contactEmail: "nobody", analytics })).toMatchObject({
      status: 422,
      answer: {
        ok: false,
        reason: "invalid",
        errors: {
          contactEmail: "Please enter an email address.",
          "analytics.address": expect.any(String),
          "analytics.siteId": expect.any(String),
        },
      },
    });
    expect((await change({ intent: "save", basedOn: 0, settings: { ...DEFAULT_SETTINGS, siteUrl: "https://evil.example" } })).status).toBe(
      422,
    );
    expect(await read("/contact")).toContain("mailto:hello@presently.example");
  });

  test("C1: who saves on an older version is told; an earlier version comes back as a new one, and the log has all of it", async () => {
    const { save, change, cookie } = await admin();
    await save({ affiliateDisclosure: "First." });
    expect(await save({ affiliateDisclosure: "Second." })).toMatchObject({
      status: 409,
      answer: { ok: false, reason: "stale", version: 1, settings: { affiliateDisclosure: "First." }, savedBy: "Ada Lovelace" },
    });
    await save({ affiliateDisclosure: "Second." }, 1);
    expect(await change({ intent: "restore", basedOn: 2, version: 1 })).toEqual({ status: 200, answer: { ok: true, version: 3 } });
    expect(await read("/about")).toContain("<p>First.</p>");
    await change({ intent: "restore", basedOn: 3, version: 0 });
    expect(await read("/about")).toContain("As an Amazon Associate I earn from qualifying purchases.");
    expect((await change({ intent: "restore", basedOn: 4, version: 99 })).status).toBe(404);
    expect(await read("/admin/audit", cookie)).toContain("Site settings");
  });
});

describe("page views", () => {
  const analytics = { service: "plausible", address: "https://stats.gifts.example", siteId: "gifts.example" } as const;
  const COLLECTOR = "https://stats.gifts.example/api/event";

  test("P1: nothing is counted, and no page may send anything elsewhere, until an owner says so", async () => {
    for (const path of ["/", "/about", "/gift-finder"]) expect(await policyOf(path)).toContain("connect-src 'self';");
    expect(await read("/privacy-policy")).toContain("We don’t track you.");
  });

  test("O1: public pages may send to that one address, and no page gets a script from there", async () => {
    const { save, cookie } = await admin();
    await save({ analytics });
    for (const path of ["/", "/about", "/categories", "/blog", "/gift-finder", "/search?q=mug", "/privacy-policy"]) {
      const policy = await policyOf(path);
      expect([path, /connect-src ([^;]*)/.exec(policy)?.[1]]).toEqual([path, `'self' ${COLLECTOR}`]);
      expect(policy.split(COLLECTOR)).toHaveLength(2);
    }
    for (const path of ["/admin/settings", "/admin/gifts", "/profile", "/gift-lists", "/saved-gifts"]) {
      expect([path, await policyOf(path, cookie)]).not.toEqual([path, ""]);
      expect(await policyOf(path, cookie)).not.toContain("stats.gifts.example");
    }
    for (const path of ["/auth", `/l/${crypto.randomUUID()}`, `/claims/${crypto.randomUUID()}`, "/no-such-thing"])
      expect(await policyOf(path)).not.toContain("stats.gifts.example");
  });

  test("P1: privacy policy, cookies page and FAQ say that page views are counted, where, and for whom they are not", async () => {
    const { save } = await admin();
    await save({ analytics });
    const text = async (path: string) => (await read(path)).replaceAll("<!-- -->", "");
    expect(await text("/privacy-policy")).toContain("with Plausible on a server of our own and without a cookie");
    expect(await text("/privacy-policy")).toContain("on a server of our own (stats.gifts.example)");
    expect(await text("/privacy-policy")).not.toContain("We don’t track you.");
    expect(await text("/privacy-policy")).not.toContain("no trackers");
    expect(await text("/cookies")).toContain("Counting page views doesn’t need a cookie");
    expect(await text("/faq")).toContain("A browser that asks not to be tracked isn’t counted.");
  });
});
