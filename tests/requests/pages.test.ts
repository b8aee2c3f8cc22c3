import { beforeEach, describe, expect, test } from "vitest";
import { LOOK_LIMITS } from "#app/features/look/constants.ts";
import { builtInDocument } from "#app/features/pages/built-in-texts.server.ts";
import type { PageDocument } from "#app/features/pages/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";

const site = useSite();
const read = async (path: string, cookie = "") => (await site.request(path, { headers: { cookie } })).text();

const IMPRINT: PageDocument = {
  title: "Imprint",
  lead: "Who runs {{name}}",
  slug: "imprint",
  content: "Write to [{{contact}}](mailto:{{contact}}).\n\n<script>alert(1)</script>",
  seoTitle: "",
  metaDescription: "",
  isPublished: true,
  isInFooter: true,
  isInHeader: false,
};

async function admin() {
  const cookie = await site.signIn(await createUser({ role: "admin" }));
  const send = async (path: string, sent: object) => {
    const response = await site.request(path, {
      method: "POST",
      body: JSON.stringify(sent),
      headers: { cookie, "content-type": "application/json" },
    });
    await site.settle();
    return { status: response.status, answer: (await response.json()) as Record<string, string> };
  };
  return {
    cookie,
    save: (ref: string, document: object, basedOn = 0) => send("/admin/pages/save", { ref, basedOn, document }),
    preview: (content: string) => send("/admin/pages/preview", { content }),
    change: async (intent: string, id: string) => {
      const response = await postForm(site, "/admin/pages", { intent, id }, { cookie });
      await site.settle();
      return response.status;
    },
  };
}

beforeEach(async () => {
  await changeRows(database())`delete from site_pages`;
  await site.settle();
});

describe("a page that every site has", () => {
  test("is the built-in one until its owner saves another text, and is again when that is taken away", async () => {
    const { save, change, cookie } = await admin();
    expect(await read("/terms")).toContain("It fits on one page on purpose.");
    const document = { ...builtInDocument("terms"), content: "Be kind.", slug: "elsewhere", isPublished: false };
    expect(await save("terms", document)).toMatchObject({ status: 200, answer: { ok: true, ref: "terms", version: 1, path: "/terms" } });
    const html = await read("/terms");
    expect(html).toContain("Be kind.");
    expect(html).not.toContain("your contract is with the store");
    expect((await site.request("/pages/elsewhere")).status).toBe(404);
    const id = /name="id" value="([0-9a-f-]{36})"/.exec(await read("/admin/pages", cookie))?.[1] ?? "";
    expect(await change("delete", id)).toBe(200);
    expect(await read("/terms")).toContain("your contract is with the store");
    expect(await change("restore", id)).toBe(200);
    expect(await read("/terms")).toContain("Be kind.");
  });

  test("the editor begins with the built-in text; contact keeps its form beside the owner's words", async () => {
    const { save, cookie } = await admin();
    expect(await read("/admin/pages/privacy-policy", cookie)).toContain("{{where-words-go}}");
    await save("contact", { ...builtInDocument("contact"), title: "Say hello" });
    const html = await read("/contact");
    expect(html).toContain("Say hello");
    expect(html).toContain('name="message"');
  });
});

describe("a page of the owner's own", () => {
  test("stands below /pages, in the footer and in the sitemap, with its placeholders filled and its HTML as text", async () => {
    const { save } = await admin();
    await read("/about");
    expect((await save("new", IMPRINT)).status).toBe(200);
    const html = await read("/pages/imprint");
    expect(html).toContain("<title>Imprint | Presently</title>");
    expect(html).toContain("Who runs Presently");
    expect(html).toContain('<a href="mailto:hello@presently.example">hello@presently.example</a>');
    expect(html).not.toContain("<script>alert");
    expect(await read("/about")).toContain('href="/pages/imprint"');
    expect(await read("/sitemaps/pages.xml")).toContain("/pages/imprint</loc>");
  });

  test("has a title and a description of its own for search engines, and is in the footer only where its owner wants it", async () => {
    const { save } = await admin();
    const document = { ...IMPRINT, seoTitle: "Who we are", metaDescription: "Names and an address.", isInFooter: false };
    expect((await save("new", document)).status).toBe(200);
    const html = await read("/pages/imprint");
    expect(html).toContain("<title>Who we are | Presently</title>");
    expect(html).toContain('<meta name="description" content="Names and an address."/>');
    expect(await read("/about")).not.toContain('href="/pages/imprint"');
  });

  test("is in the header where its owner wants it, behind the look's own links and as far as there is room", async () => {
    const { save, cookie } = await admin();
    const headerOf = async () => /<nav aria-label="Main".*?<\/nav>/s.exec(await read("/about"))?.[0] ?? "";
    const listed = async () => (await read("/admin/pages", cookie)).match(/In the header|No room in the header/g);
    const usual = (await headerOf()).match(/<li/g)?.length ?? 0;
    expect((await save("new", { ...IMPRINT, isInFooter: false, isInHeader: true })).status).toBe(200);
    expect(await headerOf()).toMatch(/.*href="\/pages\/imprint"[^>]*>Imprint<\/a><\/li><\/ul>/s);
    expect([await listed(), (await read("/about")).match(/href="\/pages\/imprint"/g)]).toEqual([
      ["In the header"],
      expect.objectContaining({ length: 1 }),
    ]);

    for (let page = usual + 1; page <= LOOK_LIMITS.headerLinks; page++)
      await save("new", { ...IMPRINT, title: `Before it ${page}`, slug: `before-${page}`, isInHeader: true });
    expect((await headerOf()).match(/<li/g)).toHaveLength(LOOK_LIMITS.headerLinks);
    expect(await headerOf()).not.toContain("/pages/imprint");
    expect(await listed()).toContain("No room in the header");
    expect(await save("new", { ...IMPRINT, slug: "long", title: "x".repeat(41), isInHeader: true })).toMatchObject({
      status: 422,
      answer: { errors: { title: "For a link in the header, please use at most 40 characters." } },
    });
  });

  test("that is a draft is nowhere; nor is one that was deleted, until it is brought back", async () => {
    const { save, change } = await admin();
    const { answer } = await save("new", { ...IMPRINT, isPublished: false });
    const id = answer.ref ?? "";
    const places = async () => [
      (await site.request("/pages/imprint")).status,
      (await read("/about")).includes("/pages/imprint"),
      (await read("/sitemaps/pages.xml")).includes("/pages/imprint"),
    ];
    expect(await places()).toEqual([404, false, false]);
    await save(id, IMPRINT, 1);
    expect(await places()).toEqual([200, true, true]);
    await change("delete", id);
    expect(await places()).toEqual([404, false, false]);
    await save("new", IMPRINT);
    expect(await change("restore", id)).toBe(409);
  });

  test("C1: a stale save is told what somebody else has saved; earlier texts can be opened; one address has one page", async () => {
    const { save, cookie } = await admin();
    const { answer } = await save("new", IMPRINT);
    const id = answer.ref ?? "";
    await save(id, { ...IMPRINT, content: "Second text" }, 1);
    expect(await save(id, { ...IMPRINT, content: "Third text" }, 1)).toMatchObject({
      status: 409,
      answer: { reason: "stale", version: 2, document: { content: "Second text" }, savedBy: "Ada Lovelace" },
    });
    expect(await read(`/admin/pages/${id}?version=1`, cookie)).toContain("This is version");
    expect(await save("new", IMPRINT)).toMatchObject({
      status: 422,
      answer: { errors: { slug: "Another page already has this address." } },
    });
    expect(await save("new", { ...IMPRINT, slug: "x", content: "{{nothing}}" })).toMatchObject({
      status: 422,
      answer: { errors: { content: "{{nothing}} isn’t a placeholder. The ones you can use are listed below the text." } },
    });
    expect((await save("new", { ...IMPRINT, surprise: 1 })).status).toBe(400);
    expect((await save(crypto.randomUUID(), IMPRINT)).status).toBe(404);
  });

  test("O2: the preview shows what readers will see", async () => {
    const { preview } = await admin();
    expect(await preview("**{{name}}** <b>x</b>")).toMatchObject({
      status: 200,
      answer: { blocks: [{ kind: "html", html: "<p><strong>Presently</strong> x</p>" }] },
    });
  });
});
