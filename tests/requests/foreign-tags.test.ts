import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { emptyGiftForm } from "#app/features/catalogue/editing/gift-form.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

process.env.AFFILIATE_TAGS = "com=a-20";
const site = useSite();
let cookie = "";
beforeAll(async () => {
  cookie = await site.signIn(await createUser({ role: "admin" }));
});
afterAll(() => {
  delete process.env.AFFILIATE_TAGS;
});

const FOREIGN = "https://www.amazon.com/dp/B08N5WRWNW?tag=blogger-20&th=1";
const OWN = "https://www.amazon.com/dp/B08N5WRWNW?tag=a-20&th=1";

async function post(path: string, body: string, type = "application/json") {
  const response = await site.request(path, {
    method: "POST",
    body,
    headers: { cookie, "content-type": type, accept: "application/json" },
  });
  return (await response.text()).trim().split("\n").at(-1) ?? "";
}
const storedLink = async (slug: string) =>
  (await readRow(database(), rowOf({ url: z.string() }))`select affiliate_url as url from gifts where slug = ${slug}`)?.url;

test("a gift saved with another's tag gets ours, and the editor hears whose it was", async () => {
  const form = { ...emptyGiftForm(), name: "Clay Mug", price: "24.50", image: "https://shop.test/mug.jpg", affiliateUrl: FOREIGN };
  const saving = { change: "save", id: null, version: 0, isPriceFresh: false, isFromStoreApi: false, aiCategories: null, form };
  expect(JSON.parse(await post("/admin/gifts/changes", JSON.stringify(saving)))).toMatchObject({ ok: true, foreignTag: "blogger-20" });
  expect(await storedLink("clay-mug")).toBe(OWN);
  const other = { ...saving, form: { ...form, name: "Other Mug", affiliateUrl: "https://www.amazon.de/dp/B08N5WRWNW?tag=blogger-21" } };
  expect(JSON.parse(await post("/admin/gifts/changes", JSON.stringify(other)))).not.toHaveProperty("foreignTag");
});

test("an import does the same, and its report says so; a second one finds nothing to change", async () => {
  const csv = `name,slug,affiliate_url\nLamp,lamp,${FOREIGN}\nVase,vase,https://shop.test/vase\n`;
  const importing = async () => JSON.parse(await post("/admin/gifts/import-file?trial=0&name=x.csv", csv, "text/csv")) as unknown;
  const said = "1 link carried a tag that isn’t yours (blogger-20). We replaced it with yours.";
  expect(await importing()).toMatchObject({ kind: "done", foreignTags: said, result: { created: 2 } });
  expect(await storedLink("lamp")).toBe(OWN);
  expect(await importing()).toMatchObject({ result: { unchanged: 2 } });
});

test("the preview of a post says it, and shows the link as readers will get it", async () => {
  const preview = JSON.parse(await post("/admin/blog/preview", JSON.stringify({ content: `[a](${FOREIGN})` }))) as unknown;
  expect(preview).toMatchObject({
    foreignTags: ["blogger-20"],
    blocks: [{ kind: "html", html: expect.stringContaining(`href="${OWN.replace("&", "&#x26;")}" rel="sponsored noopener"`) as string }],
  });
});
