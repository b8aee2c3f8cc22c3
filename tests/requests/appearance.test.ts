import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_LOOK } from "#app/features/look/default-look.ts";
import type { Look } from "#app/features/look/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h64v32z" fill="#1e4d3b"/></svg>';
const read = async (path: string, cookie = "") => (await site.request(path, { headers: { cookie } })).text();

/** Returns what an admin does with the look. */
async function admin() {
  const cookie = await site.signIn(await createUser({ role: "admin" }));
  const post = async (path: string, body: string | Uint8Array<ArrayBuffer>, type: string) => {
    const response = await site.request(path, { method: "POST", body, headers: { cookie, "content-type": type } });
    await site.settle();
    return { status: response.status, answer: (await response.json()) as Record<string, never> };
  };
  const change = (sent: object) => post("/admin/appearance/changes", JSON.stringify(sent), "application/json");
  return {
    cookie,
    change,
    save: (look: Partial<Look>, basedOn = 0) => change({ intent: "save", basedOn, look: { ...DEFAULT_LOOK, ...look } }),
    uploadFile: (bytes: Uint8Array<ArrayBuffer>) => post("/admin/appearance/pictures", bytes, "application/octet-stream"),
    upload: (bytes: string) => post("/admin/appearance/pictures", Buffer.from(bytes), "application/octet-stream"),
    importFile: (text: string) => post("/admin/appearance/look.json", Buffer.from(text), "application/json"),
  };
}

beforeEach(async () => {
  await changeRows(database())`truncate look_versions restart identity`;
  await changeRows(database())`delete from look_pictures`;
  await site.settle();
});

describe("the look", () => {
  test("a version that the database cannot count is refused", async () => {
    const { change } = await admin();
    expect((await change({ intent: "restore", basedOn: 0, version: 2 ** 31 })).status).toBe(400);
  });

  test("a site whose owner has changed nothing has no stylesheet but its own", async () => {
    const html = await read("/about");
    expect(html).toContain("<title>About | Presently</title>");
    expect(html).not.toContain("/looks/");
  });

  test("a saved name, color and link are at once on cached pages, in the manifest, the feed and the share picture", async () => {
    const { save } = await admin();
    const before = await Promise.all(["/", "/about", "/share-pictures/site.png"].map((path) => read(path)));
    const headerLinks = [...DEFAULT_LOOK.headerLinks, { label: "Our story", to: "https://story.example/" }];
    expect(await save({ name: "Gifts of mine", colors: { ...DEFAULT_LOOK.colors, primary: "#1e3d6b" }, headerLinks })).toEqual({
      status: 200,
      answer: { ok: true, version: 1 },
    });
    const html = await read("/about");
    expect(html).toContain("<title>About | Gifts of mine</title>");
    expect(html).toContain('<a href="https://story.example/" rel="noopener"');
    const stylesheet = /href="(\/looks\/1-[\w-]{12}\.css)"/.exec(html)?.[1] ?? "";
    const css = await site.request(stylesheet);
    expect([css.status, css.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(await css.text()).toContain("--color-evergreen:#1e3d6b");
    expect(JSON.parse(await read("/site.webmanifest"))).toMatchObject({ name: "Gifts of mine" });
    expect(await read("/blog/feed.xml")).toContain("Gifts of mine");
    expect(await read("/")).toContain('"name":"Gifts of mine"');
    expect(await read("/share-pictures/site.png")).not.toBe(before[2]);
  });

  test("home sections come in the order of the look, and those switched off are not there", async () => {
    const { save } = await admin();
    const home = DEFAULT_LOOK.home.toReversed().map((one) => ({ ...one, isShown: one.section !== "testimonials" }));
    const texts = { ...DEFAULT_LOOK.texts, closing: { title: "One day *left*", lead: "" } };
    await save({ home, texts });
    const html = await read("/");
    expect(html.indexOf("One day")).toBeGreaterThan(0);
    expect(html.indexOf("One day")).toBeLessThan(html.indexOf("How It Works"));
    expect(html.indexOf("How It Works")).toBeLessThan(html.indexOf("Tell us about them."));
    expect(html).not.toContain("What Shoppers Say");
  });

  test("an owner's words for hero and steps, and their links in the footer and to social pages, are what visitors read", async () => {
    const { save } = await admin();
    const hero = { title: "Gifts by *hand*", lead: "Made in our street." };
    const steps = DEFAULT_LOOK.texts.steps.map((step, index) => ({ title: `Step of ours ${index + 1}`, text: step.text }));
    const [first, ...others] = DEFAULT_LOOK.footer;
    const footer = [{ title: "Our street", links: [{ to: "/blog", label: "What we write" }] }, ...others] as Look["footer"];
    const social = [{ label: "Our pictures", to: "https://social.example/@ours" }];
    expect((await save({ texts: { ...DEFAULT_LOOK.texts, hero, steps }, footer, social })).status).toBe(200);
    const html = await read("/");
    expect(html).toContain("Gifts by <span");
    expect(html).toContain("Made in our street.");
    for (const { title } of steps) expect(html).toContain(title);
    expect(html).not.toContain(DEFAULT_LOOK.texts.hero.lead);
    expect(html).toContain("Our street");
    expect(html).not.toContain(`>${first?.title}<`);
    expect(html).toContain("What we write");
    expect(html).toContain('href="https://social.example/@ours"');
  });

  test("an announcement stands on its days only, and a cached page ends with them", async () => {
    const { save } = await admin();
    const bar = { text: "We are moving", link: { label: "Read more", to: "/blog" }, from: null, until: "2999-01-01" };
    await save({ announcement: bar });
    expect(await read("/about")).toMatch(/aria-label="Announcement"[\s\S]*We are moving[\s\S]*Read more/);
    await save({ announcement: { ...bar, until: "2020-01-01" } }, 1);
    expect(await read("/about")).not.toContain("We are moving");
  });

  test("E1: a color below AA is refused with the nearest that holds, and nothing changes", async () => {
    const { save } = await admin();
    const refused = await save({ colors: { ...DEFAULT_LOOK.colors, primary: "#ff8800" } });
    expect(refused).toMatchObject({
      status: 422,
      answer: { ok: false, reason: "invalid", errors: { "colors.primary": expect.stringMatching(/nearest color that works is #/) } },
    });
    expect(await read("/about")).not.toContain("/looks/");
  });

  test("C1: who saves on an older version is told what somebody else has saved; an earlier version comes back as a new one", async () => {
    const { save, change } = await admin();
    await save({ name: "First" });
    expect(await save({ name: "Second" })).toMatchObject({
      status: 409,
      answer: { ok: false, reason: "stale", version: 1, look: { name: "First" }, savedBy: "Ada Lovelace" },
    });
    await save({ name: "Second" }, 1);
    expect(await change({ intent: "restore", basedOn: 2, version: 1 })).toEqual({ status: 200, answer: { ok: true, version: 3 } });
    expect(await read("/about")).toContain("| First</title>");
    await change({ intent: "restore", basedOn: 3, version: 0 });
    expect(await read("/about")).toContain("| Presently</title>");
    expect((await change({ intent: "restore", basedOn: 4, version: 99 })).status).toBe(404);
    const audit = await read("/admin/audit", (await admin()).cookie);
    expect(audit).toContain("Appearance");
  });
});

describe("a logo", () => {
  test("U1: is written anew, served in a sandbox for ever, and stands on pages, in the manifest and the export", async () => {
    const { upload, save, cookie, importFile } = await admin();
    const { status, answer } = await upload(SVG);
    expect([status, answer]).toMatchObject([201, { ok: true, picture: { type: "svg", width: 64, height: 32 } }]);
    const picture = (answer as unknown as { picture: Look["logo"] }).picture;
    await save({ logo: picture, icon: picture });
    const html = await read("/about");
    const address = `/look-pictures/${picture?.id}.svg`;
    expect(html).toContain(`src="${address}"`);
    expect(html).toContain(`<link rel="icon" href="${address}"`);
    const file = await site.request(address);
    expect(file.headers.get("content-type")).toBe("image/svg+xml");
    expect(file.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    const icon = await site.request(`/look-pictures/${picture?.id}-180.png`);
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/png"]);
    const exported = await read("/admin/appearance/look.json", cookie);
    const imported = await importFile(exported);
    expect(imported).toMatchObject({
      status: 200,
      answer: { ok: true, look: { ...DEFAULT_LOOK, logo: { type: "svg", width: 64 }, icon: { type: "svg" } } },
    });
  });

  test("U2: a look's file of nothing but brackets is refused before it is read", async () => {
    const { importFile } = await admin();
    expect(await importFile("[".repeat(1_900_000))).toMatchObject({
      status: 422,
      answer: { ok: false, message: "This file isn’t a look: it has more parts than a look can have." },
    });
  });

  test("U1: may be a PNG, which stands on pages, is the icon, and changes the share picture", async () => {
    const { uploadFile, save } = await admin();
    const before = await read("/share-pictures/site.png");
    const { status, answer } = await uploadFile(readFileSync("public/icon-512.png"));
    expect([status, answer]).toMatchObject([201, { ok: true, picture: { type: "png", width: 512, height: 512 } }]);
    const picture = (answer as unknown as { picture: Look["logo"] }).picture;
    await save({ logo: picture, icon: picture });
    const html = await read("/about");
    expect(html).toContain(`src="/look-pictures/${picture?.id}`);
    expect(html).toMatch(new RegExp(`<link rel="icon" href="/look-pictures/${picture?.id}`));
    expect(await read("/site.webmanifest")).toContain(`/look-pictures/${picture?.id}`);
    expect(await read("/share-pictures/site.png")).not.toBe(before);
  });

  test.each([
    ["<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><script>1</script></svg>", "unsafe-svg"],
    ["<html></html>", "not-an-image"],
    ["%PDF-1.7", "not-an-image"],
  ])("U1: %s is refused", async (bytes, reason) => {
    const { upload } = await admin();
    expect(await upload(bytes)).toMatchObject({ status: 422, answer: { ok: false, reason } });
  });

  test("that is not there cannot be saved, and a file with more in it than a look is refused", async () => {
    const { save, importFile } = await admin();
    const logo = { id: crypto.randomUUID(), type: "png", width: 1, height: 1 } as const;
    expect(await save({ logo })).toMatchObject({ status: 422, answer: { errors: { logo: expect.any(String) } } });
    for (const text of [
      "no JSON",
      "{}",
      JSON.stringify({ format: "presently-look", version: 1, look: {}, logo: null, icon: null, more: 1 }),
    ])
      expect(await importFile(text)).toMatchObject({ status: 422, answer: { ok: false } });
  });
});

test("the preview may be framed by this site alone, and by nobody else; every other page by nobody", async () => {
  const { cookie } = await admin();
  const policyOf = async (path: string) => (await site.request(path, { headers: { cookie } })).headers.get("content-security-policy");
  expect(await policyOf("/admin/appearance/preview")).toContain("frame-ancestors 'self'");
  expect(await policyOf("/admin/appearance")).toContain("frame-ancestors 'none'");
  expect(await policyOf("/admin/appearance")).toContain("frame-src 'self'");
  expect(await policyOf("/"), "from every page the preview is reached without a new document").toContain("frame-src 'self'");
  expect((await site.request("/admin/appearance/preview")).status).toBe(302);
  const refused = await site.request("/admin/appearance/preview", { headers: { cookie: await site.signIn(await createUser()) } });
  expect(refused.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});
