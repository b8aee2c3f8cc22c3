import { beforeAll, describe, expect, test } from "vitest";
import { createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";
import { freshAddress, offeredValues } from "./forms.ts";

const site = useSite();
const gifts = {} as Record<"trowel" | "can", { id: string; slug: string }>;

beforeAll(async () => {
  const garden = { interest: ["gardening"], recipient: ["mom"], occasion: ["birthday"], ageRange: ["adults-30-59"] };
  gifts.trowel = await createGift({
    ...garden,
    name: "Forged garden trowel",
    price: "32.00",
    shippingDays: 2,
    isTrending: true,
    description: "A steel blade lifts bulbs and seedlings out of a garden bed whole.",
  });
  gifts.can = await createGift({
    ...garden,
    name: "Copper watering can",
    price: "88.00",
    shippingDays: 9,
    description: "For watering the garden.",
  });
  await createGift({ name: "Two red wines", price: "45.00", interest: ["wine-cocktails"], description: "Two bottles of red wine." });
});

/** Asks from an address that no limit has counted yet, unless one is given. */
const request: typeof site.request = (path, init) => site.request(path, { from: freshAddress(), ...init });

async function read(path: string): Promise<string> {
  const response = await request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** Follows the one redirect that answers a form. */
async function ask(query: string): Promise<{ address: string; html: string }> {
  const response = await request(`/gift-finder?${query}`);
  expect(response.status).toBe(302);
  const address = response.headers.get("location") ?? "";
  return { address, html: await read(address) };
}

const unescaped = (html: string) => html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const textOf = (html: string) => unescaped(html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
/** Returns the address of the link with this name. */
function linkNamed(html: string, name: string): string {
  const links = [...html.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)];
  const found = links.find(
    ([, attributes = "", inner = ""]) => attributes.includes(`aria-label="${name}"`) || textOf(inner).trim().startsWith(name),
  );
  return unescaped(/href="([^"]*)"/.exec(found?.[1] ?? "")?.[1] ?? `no link named ${name}`);
}

describe("before anything is asked", () => {
  test("there is the box, the steps beside it in the same plain form, and sentences to begin with", async () => {
    const html = await read("/gift-finder");
    const form = html.slice(html.search(/<form [^>]*action="\/gift-finder"/), html.indexOf("</form>"));
    for (const part of ['name="text"', 'name="person"', 'name="occasion"', 'name="interest"', 'name="budget"'])
      expect(form).toContain(part);
    expect(textOf(form)).toMatch(/Tell us about them….*Nothing you write leaves this site\..*Find a Gift/);
    const example = linkNamed(html, "Secret Santa for a coworker");
    expect(example).toMatch(/^\/gift-finder\?text=Secret\+Santa/);
    expect((await request(example)).status).toBe(302);
    expect(textOf(html)).toMatch(/New gift ideas.*Forged garden trowel/);
  });

  test("the steps offer what the shop has: this one is for moms, birthdays, gardens and wine, from $25 on", async () => {
    const html = await read("/gift-finder");
    const offered = (step: string) => offeredValues(html, step);
    expect(offered("person")).toEqual(expect.arrayContaining(["mom"]));
    for (const id of ["dad", "wife", "baby", "coworker"]) expect(offered("person")).not.toContain(id);
    expect(html).not.toContain("Little ones");
    expect(offered("occasion")).toEqual(["birthday"]);
    expect(offered("interest")).toEqual(["gardening", "wine-cocktails"]);
    expect(offered("budget")).toEqual(["25-50", "50-100"]);
  });

  test("the page is for search engines, and cached", async () => {
    const response = await request("/gift-finder");
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    const html = await response.text();
    expect(html).not.toContain('content="noindex"');
    expect(html).toContain('<link rel="canonical" href="http://site.test/gift-finder"');
  });

  test("words that mean nothing stay in the box, with a calm note about it", async () => {
    const { address, html } = await ask("text=hello+there");
    expect(address).toBe("/gift-finder?said=hello+there");
    expect(html).toMatch(/<textarea[^>]*>hello there<\/textarea>/);
    expect(textOf(html)).toContain("We couldn’t find a person, an interest, or a budget in that.");
  });

  test("and one question, each of whose answers is a link to gifts", async () => {
    const { html } = await ask("text=qwrtzp+blorf");
    const question = html.slice(html.indexOf("Who is it for?"));
    for (const answer of ["A partner", "Mom", "Dad", "A friend", "A child", "A coworker"])
      expect(linkNamed(question, answer)).toMatch(/person=/);
    expect(textOf(await read(linkNamed(question, "Mom")))).toContain("For your mom");
  });
});

describe("what the shop cannot answer is said above the gifts", () => {
  test("a liking that no gift is about, beside what there is", async () => {
    const { html } = await ask("text=my+mom+loves+gardening+and+horses");
    expect(textOf(html)).toContain("Nothing about horses here. Here’s what fits the rest:");
  });

  test("a liking that none of its gifts suits, and why", async () => {
    const { html } = await ask("text=my+sober+friend+loves+gardening+and+wine");
    expect(textOf(html)).toMatch(/We left out gifts about [a-z ]+ \(no alcohol\)\. Here’s what fits the rest:/);
    expect(textOf(html)).not.toMatch(/Nothing about/);
    expect(textOf(html)).not.toContain("Two red wines");
  });

  test("gifts that answer nothing are called popular, and are nobody's", async () => {
    const { html } = await ask("text=someone+who+loves+horses");
    expect(textOf(html)).toContain("Nothing about horses here. Here’s what others like:");
    expect(html).toMatch(/<h2[^>]*>Popular gifts</);
    expect(textOf(html)).not.toContain("who likes horses");
    expect(linkNamed(html, "Cheaper")).toMatch(/no link/);
  });
});

test("below the gifts are the shop's own categories of what was asked, by their best match, and none that it has nothing in", async () => {
  const { html } = await ask("text=a+birthday+gift+for+my+mom+who+loves+gardening+and+horses");
  const after = html.slice(html.indexOf("Keep browsing"));
  expect([...after.matchAll(/href="(\/category\/[^"]*)"/g)].map(([, address]) => address)).toEqual([
    "/category/interest/gardening?sort=fit",
    "/category/recipient/mom?sort=fit",
    "/category/occasion/birthday?sort=fit",
  ]);
  expect((await ask("text=something+under+$100")).html).not.toContain("Keep browsing");
});

test("the usual price is an assumption that a form changes and a click lifts", async () => {
  const { html } = await ask("text=a+wedding+gift+for+my+cousin");
  const name = /Remove (Usually \$\d+ to \$\d+)/.exec(html)?.[1] ?? "";
  expect(name).not.toBe("");
  const forms = html.match(/<details name="finder-change"[\s\S]*?<\/details>/g) ?? [];
  const form = forms.find((text) => textOf(text).includes(name)) ?? "";
  const [from, to] = ["from", "to"].map((field) =>
    new RegExp(`name="${field}"[^>]*value="(\\d+)"|value="(\\d+)"[^>]*name="${field}"`).exec(form),
  );
  expect([from?.[1] ?? from?.[2], to?.[1] ?? to?.[2]].join(" to $")).toBe(name.replace("Usually $", ""));
  const carried = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, field = "", value = ""]) => [
    field,
    unescaped(value),
  ]);
  const { html: changed } = await ask(`${new URLSearchParams(carried)}&from=20&to=40`);
  expect(changed.includes('aria-label="Remove $20 to $40"')).toBe(true);
  expect(changed.includes("Usually")).toBe(false);
  expect(await read(linkNamed(html, `Remove ${name}`))).not.toContain("Usually");
});

test("a word that is nowhere in the shop stays in the box; one that names a thing finds it", async () => {
  const { html } = await ask("text=zzzzqqq");
  expect(html).toMatch(/<textarea[^>]*>zzzzqqq<\/textarea>/);
  expect(textOf(html)).toContain("We couldn’t find a person, an interest, or a budget in that.");
  expect(textOf(html)).not.toContain("gifts that fit");
  expect(textOf((await ask("text=seedlings")).html)).toContain("Forged garden trowel");
});

describe("a described person", () => {
  const SENTENCE = "text=Birthday+gift+for+my+mom+who+loves+gardening,+under+$50&person=&occasion=&budget=";

  test("gets gifts with reasons, and the brief as chips that can be taken away", async () => {
    const { address, html } = await ask(SENTENCE);
    const text = textOf(html);
    expect(text).toContain("For your mom");
    expect(text).toContain("1 gift that fits");
    expect(text).toContain("Forged garden trowel");
    expect(text).not.toContain("Copper watering can");
    expect(html).toMatch(/finder-reason">[^<]*<b>gardening<\/b>/);
    expect(text).toMatch(/What we understood .*Mom.*Birthday.*Up to \$50.*Gardening.*What we assumed/);
    const without = await read(linkNamed(html, "Remove Up to $50"));
    expect(textOf(without)).toContain("Copper watering can");
    expect(without).not.toContain("Remove Up to $50");
    expect(await read(address)).toContain("Forged garden trowel");
  });

  test("and each chip can be changed in its place, in words", async () => {
    const { html } = await ask(SENTENCE);
    expect(html).toContain('name="swap" value="interest:gardening"');
    const { address, html: changed } = await ask(`${SENTENCE}&swap=interest:gardening&swapTo=tea`);
    // The sentence is read only after the chip is removed, so that it is not lost; a brief in the address is changed directly.
    expect(address).not.toContain("swap");
    const query = new URLSearchParams(new URL(address, "http://site").search);
    query.append("swap", "interest:gardening");
    query.append("swapTo", "houseplants");
    const swapped = await ask(query.toString());
    expect(textOf(swapped.html)).toContain("Houseplants");
    expect(swapped.html).not.toContain("Remove Gardening");
    expect(changed).toContain("Remove Gardening");
  });

  test("is personal: not cached, not for search engines", async () => {
    const response = await request((await ask(SENTENCE)).address);
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
    expect((await request("/gift-finder?utm_source=mail")).headers.get("cache-control")).toBe("private, no-cache");
  });

  test("the steps do the same", async () => {
    const { address, html } = await ask("text=&person=mom&occasion=birthday&interest=gardening&budget=25-50");
    expect(address).toMatch(/^\/gift-finder\?person=mom&.*occasion=birthday&budget=25-50&interest=gardening/);
    expect(textOf(html)).toContain("1 gift that fits");
    expect(html).toMatch(/<option value="mom" selected="">/);
  });

  test("is refined by another sentence, a nudge, the budget, surprise, more like this and not this", async () => {
    const { address, html } = await ask("text=A+gift+for+my+mom+who+loves+gardening");
    expect(textOf(html)).toContain("2 gifts that fit");
    const cheaper = await read(linkNamed(html, "Cheaper"));
    expect(textOf(cheaper)).toContain("Cheaper (on, turn off)");
    expect(textOf(await read(linkNamed(html, "Arrives sooner")))).toContain("Arrives sooner (on, turn off)");
    expect(linkNamed(cheaper, "Cheaper")).toBe(address);

    expect(linkNamed(html, "More like this Copper watering can")).toContain(`like=${gifts.can.id}`);
    const waved = await read(linkNamed(html, "Not this Copper watering can"));
    expect(textOf(waved)).toContain("1 gift that fits");
    expect(textOf(await read(linkNamed(waved, "Bring back Copper watering can")))).toContain("2 gifts that fit");

    const query = address.slice(address.indexOf("?") + 1);
    const narrowed = await ask(`${query}&words=A+gift+for+my+mom+who+loves+gardening&more=under+$50+please`);
    expect(textOf(narrowed.html)).toContain("1 gift that fits");
    expect(textOf(narrowed.html)).toContain("A gift for my mom who loves gardening under $50 please");
    expect(textOf((await ask(`${query}&from=50&to=100`)).html)).toContain("Copper watering can");
    expect(await read(`${address}&surprise=80`)).toMatch(/name="surprise"[^>]* value="80"/);
  });

  test("an assumption can be changed by a form", async () => {
    const { html } = await ask("text=A+gift+for+my+mom+who+loves+gardening");
    const forms = html.match(/<details name="finder-change"[\s\S]*?<\/details>/g) ?? [];
    const form = forms.find((text) => text.includes("minAge")) ?? "";
    expect(textOf(form)).toMatch(/Age.*change.*Age from.*Age to.*Set/);
    const carried = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      unescaped(value),
    ]);
    const { html: changed } = await ask(`${new URLSearchParams(carried)}&minAge=60&maxAge=70`);
    expect(changed).toContain('aria-label="Remove Ages 60–70"');
  });

  test("where nothing is left, it says which limit to ease, what that brings, and leads there", async () => {
    const { html } = await ask("text=Gardening+gift+for+my+mom,+at+most+$10");
    expect(textOf(html)).toMatch(/Nothing fits all of that.*Up to \$35 instead of \$10 1 gift/);
    expect(textOf(await read(linkNamed(html, "Up to $35 instead of $10")))).toContain("Forged garden trowel");
  });
});

describe("one gift over the results", () => {
  test("stands above them without JavaScript, with the store's note and the way back", async () => {
    const html = await read(`/gift-finder?interest=gardening&gift=${gifts.can.id}`);
    const section = /<noscript>([\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? "";
    expect(textOf(section)).toMatch(/Copper watering can.*\$88\.00.*For watering the garden\..*Ships in 9 days/);
    expect(linkNamed(section, "Close")).toBe("/gift-finder?interest=gardening");
    expect(linkNamed(section, "All about this gift")).toBe(`/gifts/${gifts.can.id}`);
    expect(textOf(html)).toContain("2 gifts that fit");
    expect(html).toContain('content="noindex"');
  });

  test("opens without a brief too, by id or slug", async () => {
    for (const name of [gifts.can.id, gifts.can.slug]) {
      expect(textOf(await read(`/gift-finder?gift=${name}`))).toMatch(/Copper watering can.*Tell us about them…/);
    }
  });

  test("that is gone answers 404 and shows the results all the same", async () => {
    for (const name of ["no-such-gift", "//evil.example", "%00", crypto.randomUUID()]) {
      const response = await request(`/gift-finder?interest=gardening&gift=${encodeURIComponent(name)}`);
      expect(response.status).toBe(404);
      expect(textOf(await response.text())).toMatch(/The gift you're looking for doesn't exist or has been removed\..*2 gifts that fit/);
    }
  });
});

test.each([
  "person=nobody-at-all",
  "interest=%00&word=%00",
  "budget=-1",
  "show=99999999999&interest=gardening",
  "show=-1&interest=gardening",
  "said=%ED%A0%80&interest=gardening",
  `text=${"x".repeat(3000)}`,
  "text=%00%E2%80%AE<script>alert(1)</script>'; drop table gifts;--",
  "from=1e308&to=__proto__",
  "person=mom&person=dad&gender=x&lean=y&surprise=1e9&not=1&like='--",
])("I3: ?%s is no fault of ours", async (query) => {
  const response = await request(`/gift-finder?${query}`);
  expect(response.status).toBeLessThan(400);
  const html = response.status === 302 ? await read(response.headers.get("location") ?? "") : await response.text();
  expect(html).not.toContain("<script>alert");
});

test("an address that grows ever longer is still answered", async () => {
  const waved = Array.from({ length: 60 }, () => `not=${crypto.randomUUID()}`).join("&");
  const { address } = await ask(`interest=gardening&${waved}&more=and+tea`);
  expect(address.length).toBeLessThan(3100);
});

describe("words that make a long address", () => {
  const CHINESE = `送给妈妈的礼物, gardening, up to $50. ${"花".repeat(600)}`.slice(0, 600);

  test("in any script come in by a plain GET form, and the answer's address is short and keeps them", async () => {
    const query = new URLSearchParams({ text: CHINESE, person: "", occasion: "", budget: "" }).toString();
    expect(query.length).toBeGreaterThan(4096);
    const { address, html } = await ask(query);
    expect(address.length).toBeLessThan(3000);
    expect(unescaped(html)).toContain(`>${CHINESE.trim()}</textarea>`);
    expect(textOf(html)).toContain("Forged garden trowel");
    // The result's own form includes them and lets the user change them.
    const again = await ask(`${address.split("?")[1]}&${new URLSearchParams({ words: CHINESE, more: "花".repeat(300) })}`);
    expect(again.address.length).toBeLessThan(3100);
    expect(textOf(again.html)).toContain("Forged garden trowel");
  });

  test("may be posted, and lead to the same address", async () => {
    const fields = new URLSearchParams({ text: CHINESE, person: "", occasion: "", budget: "" });
    const posted = await request("/gift-finder", { method: "POST", body: fields });
    expect(posted.status).toBe(303);
    expect(posted.headers.get("location")).toBe((await ask(fields.toString())).address);
  });

  test("that no address can hold are told apart from what was understood of them, which stays", async () => {
    const text = `For my mom who loves gardening, under $50. ${"And on and on. ".repeat(400)}`;
    const posted = await request("/gift-finder", { method: "POST", body: new URLSearchParams({ text }) });
    const address = posted.headers.get("location") ?? "";
    expect(address.length).toBeLessThan(3000);
    const shown = textOf(await read(address));
    expect(shown).toContain("That’s too long to fit in this page’s link. What we understood is below.");
    expect(shown).toMatch(/Mom.*Up to \$50.*Gardening/);
  });

  test("A9, I2, I3: only pages of this site post them, of at most 100 kB, as a form", async () => {
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      request("/gift-finder", { method: "POST", body, headers: { "content-type": "application/x-www-form-urlencoded", ...headers } });
    expect((await post("text=tea", { origin: "https://evil.example" })).status).toBe(403);
    expect((await post(`text=${"x".repeat(100_001)}`)).status).toBe(413);
    expect((await post(new Uint8Array([0xff, 0xfe]))).status).toBe(400);
    expect((await post("text=%00%ED%A0%80&person=__proto__")).status).toBe(303);
    for (const method of ["PUT", "DELETE"]) expect((await request("/gift-finder", { method })).status).toBe(405);
  });
});

test("the home page, an empty search and a page that is not there lead here", async () => {
  const home = await read("/");
  const categories = home.slice(home.indexOf("Browse Gift Categories"), home.indexOf("Trending Gift Ideas"));
  expect(linkNamed(categories, "Tell us about them")).toBe("/gift-finder");
  expect(home).toMatch(/<form [^>]*action="\/gift-finder"[\s\S]*?name="text"/);
  expect(linkNamed(await read("/search?q=zzzzqqq"), "Find a Gift")).toBe("/gift-finder?text=zzzzqqq");
  expect(linkNamed(await (await request("/no/such/page")).text(), "Find a Gift")).toBe("/gift-finder");
});

test("the page answers when something arrives, and says which sum it took for dollars", async () => {
  const { html } = await ask(new URLSearchParams({ text: "£50 for my mom who likes gardening. How long does shipping take?" }).toString());
  expect(html).toContain("How long does delivery take? ");
  expect(html).toContain("Prices here are in US dollars, so we read “£50” as up to $50.");
});
