import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessionCookieName, pendingTwoFactorCookieName } from "#app/features/accounts/session-cookie.server.ts";
import { MARKETPLACE_COOKIE } from "#app/features/affiliate/constants.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { makePost } from "#tests/factories/posts.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();

async function read(target: string): Promise<string> {
  return (await site.request(target)).text();
}

/** Returns the visible text of a page. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

describe("home", () => {
  describe("of a shop with gifts", () => {
    beforeAll(async () => {
      await createGift({ isTrending: true, recipient: ["mom"], occasion: ["birthday"] });
      await site.settle();
    });
    afterAll(async () => {
      await database().execute(sql`delete from gifts`);
      await site.settle();
    });

    test("has its sections in the order of the specification", async () => {
      const text = textOf(await read("/"));
      const sections = [
        "Tell us about them.",
        "How It Works",
        "Browse Gift Categories",
        "Trending Gift Ideas",
        "What Shoppers Say",
        "coming up.",
      ];
      const places = sections.map((words) => text.indexOf(words));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    });

    test("leads to all recipients and all occasions, also without JavaScript", async () => {
      const html = await read("/");
      expect(html).toContain('href="/categories/recipient"');
      expect(html.match(/<noscript>[\s\S]*?<\/noscript>/)?.[0]).toContain('href="/categories/occasion"');
    });
  });

  test("its hero has both buttons and the finder's box, a plain form", async () => {
    const html = await read("/");
    const hero = html.slice(html.indexOf("<h1"), html.indexOf("How It Works"));
    expect(hero).toMatch(/<form[^>]* action="\/gift-finder"/);
    expect(hero).toMatch(/<button type="submit"[^>]*>Find a Gift</);
    expect(hero).toMatch(/<a [^>]*href="\/categories"[^>]*>Browse Categories</);
  });

  test("shows samples only while nothing is trending, and notices immediately when something is", async () => {
    expect(await read("/")).toContain("Pocket telescope for the backyard sky");
    await createGift({ name: "Brass compass", isTrending: true });
    await site.settle();
    const html = await read("/");
    expect(html).toContain("Brass compass");
    expect(html).not.toContain("Pocket telescope");
    await database().execute(sql`delete from gifts`);
    await site.settle();
  });

  test("labels every testimonial as an example", async () => {
    const html = await read("/");
    expect(html.match(/<blockquote/g)).toHaveLength(3);
    expect(html.match(/>Example</g)).toHaveLength(3);
  });

  test("shows search engines how to search it", async () => {
    const data = [...(await read("/")).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json) as object,
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        "@type": "WebSite",
        potentialAction: expect.objectContaining({
          target: { "@type": "EntryPoint", urlTemplate: "http://site.test/search?q={search_term_string}" },
        }) as object,
      }),
    );
    expect(data).toContainEqual(expect.objectContaining({ "@type": "Organization", name: "Presently" }));
  });
});

describe("static pages", () => {
  test.each([
    ["/about", "A gift shop with no checkout"],
    ["/faq", "Questions people ask"],
    ["/affiliate-disclosure", "As an Amazon Associate I earn from qualifying purchases."],
    ["/privacy-policy", "Privacy policy"],
    ["/terms", "Terms of use"],
    ["/cookies", "Cookies"],
    ["/blog", "Notes on giving well"],
  ])("%s has its content and may be cached", async (target, words) => {
    const response = await site.request(target);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("public");
    const html = await response.text();
    expect(textOf(html)).toContain(words);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test("every page says how the site earns, and leads to the small print", async () => {
    const html = await read("/about");
    expect(html).toContain("As an Amazon Associate I earn from qualifying purchases.");
    for (const link of ["/contact", "/faq", "/affiliate-disclosure", "/privacy-policy", "/terms", "/cookies"])
      expect(html).toContain(`href="${link}"`);
  });

  test("the cookie page names the cookies that we set", async () => {
    const html = await read("/cookies");
    for (const name of [
      MARKETPLACE_COOKIE,
      sessionCookieName("http://site.test"),
      pendingTwoFactorCookieName("http://site.test"),
      "notice",
    ])
      expect(html).toContain(`<code>${name}</code>`);
  });

  test("P1: who sees a reader's address is said anew at once when a picture of another host comes or goes", async () => {
    const tells = async () => {
      await site.settle();
      return textOf(await read("/privacy-policy")).includes("Some pictures are hosted by other companies");
    };
    expect(await tells()).toBe(false);
    const { id } = await createGift({ image: "https://pictures.example/lamp.jpg" });
    expect(await tells()).toBe(true);
    expect(textOf(await read("/faq"))).toContain("Some pictures come from stores and makers");
    await database().execute(sql`update gifts set image = '/media/lamp' where id = ${id}`);
    expect(await tells()).toBe(false);
    const post = await makePost({ content: "![A lamp](https://pictures.example/lamp.jpg)" });
    expect(await tells()).toBe(true);
    await database().execute(sql`update blog_posts set status = 'archived' where id = ${post.id}`);
    expect(await tells()).toBe(false);
  });

  test("the sign-in page is not for search engines", async () => {
    const html = await read("/auth");
    expect(html).toContain("Create Account");
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  });
});

describe("the 404 page", () => {
  test.each(["/no/such/page", "/not-found"])("%s answers 404 with the ways on", async (target) => {
    const response = await site.request(target);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(textOf(html)).toMatch(/404 Page Not Found/);
    expect(html).toContain(target);
    expect(html).toContain("Return to Home");
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  });

  test("O3: the attempted path is text, whatever it says", async () => {
    const html = await read("/%3Cscript%3Ealert(1)%3C/script%3E");
    expect(html).not.toContain("<script>alert(1)");
  });
});

describe("the contact form", () => {
  const letter = { name: "Ada", email: "ada@example.com", message: "Do you wrap <b>twice</b>?" };
  const send = (fields: Record<string, string>, headers: HeadersInit = {}) =>
    site.request("/contact", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const listOutbox = () => readdir(path.join(site.dataDir, "outbox")).catch(() => []);

  test("says beside each field what is wrong and loses nothing", async () => {
    const response = await send({ ...letter, email: "ada@", name: "" });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain("Please tell us your name.");
    expect(html).toContain("Please enter an email address such as name@example.com.");
    expect(html).toContain('value="ada@"');
    expect(html).toContain("Do you wrap &lt;b&gt;twice&lt;/b&gt;?");
  });

  test("sends a letter to the outbox, thanks for it, and stops after five an hour (R3)", async () => {
    const response = await send(letter);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/contact?sent=1"]);
    expect(await read("/contact?sent=1")).toContain("Thank you for writing");
    const [file = ""] = await listOutbox();
    const mail = await readFile(path.join(site.dataDir, "outbox", file), "utf8");
    expect(mail).toContain("Reply-To: Ada <ada@example.com>");
    expect(mail).toContain("To: hello@presently.example");

    for (let times = 2; times <= 5; times++) expect((await send(letter)).status).toBe(303);
    const refused = await send(letter);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(await refused.text()).toContain("Do you wrap &lt;b&gt;twice&lt;/b&gt;?");
    expect(await listOutbox()).toHaveLength(5);
  });

  test("a machine that fills in the trap is thanked, and nothing is sent", async () => {
    const before = await listOutbox();
    expect((await send({ ...letter, leave_empty: "https://spam.example" })).status).toBe(303);
    expect(await listOutbox()).toEqual(before);
  });

  test("A9: another site cannot send it", async () => {
    expect((await send(letter, { origin: "https://evil.example" })).status).toBe(403);
  });

  test("I2: a body that is too long is refused", async () => {
    expect((await send({ ...letter, message: "x".repeat(70_000) })).status).toBe(413);
  });
});
