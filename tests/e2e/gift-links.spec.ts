import type { Page } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./fixtures.ts";

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

interface Answers {
  /** The name of the product that the page at this address has; without one the page cannot be read. */
  nameOf: (url: string) => string | undefined;
  source?: "page" | "api";
}

/** Answers look-ups as the server does of pages that it could reach; every other request goes there. */
async function answerLookUps(
  page: Page,
  { nameOf, source = "page" }: Answers,
): Promise<{ asked: string[]; limit: (uses: number) => void }> {
  const asked: string[] = [];
  let left = Infinity;
  await page.route("**/admin/gifts/changes", async (route) => {
    const { change, affiliateUrl } = route.request().postDataJSON() as { change: string; affiliateUrl: string };
    if (change !== "look-up") return route.continue();
    asked.push(affiliateUrl);
    if (left <= 0) {
      left = Infinity;
      return route.fulfill({ status: 422, json: { ok: false, reason: "look-up", message: "Too many products.", retryAfterSeconds: 1 } });
    }
    left -= 1;
    const name = nameOf(affiliateUrl);
    if (name === undefined)
      return route.fulfill({ status: 422, json: { ok: false, reason: "look-up", message: "No product found with this URL." } });
    const image = new URL("/apple-touch-icon.png", page.url()).href;
    const found = { name, description: "Hand thrown.", priceCents: 2450, currency: "USD", image, affiliateUrl };
    return route.fulfill({ json: { ok: true, product: { ...found, brand: null, inStock: null, shippingDays: null, source, note: null } } });
  });
  return { asked, limit: (uses) => (left = uses) };
}

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

for (const width of [390, 1280])
  test(`several pasted links are read, looked at and kept as gifts, and undone as a whole, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const names = { mug: freshName("Clay Mug"), lamp: freshName("Lamp"), vase: freshName("Vase") };
    await openAdmin(page, "/admin/start");
    await page.getByRole("link", { name: "Paste links" }).click();
    const site = await answerLookUps(page, { nameOf: (url) => names[url.split("/").at(-1) as keyof typeof names] });
    site.limit(2);
    const links = ["mug", "lamp", "gone", "vase"].map((path) => `https://shop.example/${width}/${path}`);
    await page.getByRole("textbox", { name: "Links" }).fill(`${links.join("\n")} ${links[0]} Mugs!`);
    await page.getByRole("button", { name: "Read the links" }).click();
    await expect(page.getByText("We read ten a minute; the rest follow automatically.")).toBeVisible();
    await expect(page.getByText("4 of 4 read")).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Links read" })).toHaveAttribute("value", "4");
    await expect(page.getByText("1 repeated link is read only once. Left out because it isn’t a link: Mugs!")).toBeVisible();
    expect(site.asked).toEqual([links[0], links[1], links[2], links[2], links[3]]);

    await expect(rowOf(page, names.mug)).toContainText("shop.example");
    await expect(rowOf(page, names.mug)).toContainText("$24.50");
    await expect(rowOf(page, names.mug).locator("img")).toBeVisible();
    await expect(rowOf(page, "/gone")).toContainText("No product found with this URL.");
    await page.getByRole("checkbox", { name: `Select ${names.lamp}` }).uncheck();
    await page.getByLabel("Save them as").selectOption("Drafts");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: test.info().outputPath(`links-${width}.png`), fullPage: true });
    await page.getByRole("button", { name: "Save 2 gifts" }).click();
    await expect(page.getByRole("status").filter({ hasText: "2 gifts saved." })).toBeVisible();
    await expect(rowOf(page, names.vase)).toContainText("Saved");
    await expect(rowOf(page, names.lamp)).not.toContainText("Saved");

    const past = page.getByRole("listitem").filter({ hasText: "2 pasted links" }).first();
    await expect(past).toContainText("2 new, 0 changed, 0 rejected");
    await past.getByRole("button").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).click();
    await expect(page.getByText("Undone: 2 new gifts deleted, 0 restored.")).toBeVisible();
    await openAdmin(page, `/admin/gifts?q=${encodeURIComponent(names.mug)}`);
    await expect(page.getByText("No gifts match your search or filters.")).toBeVisible();
  });

test("a product that the shop has is hinted at and left out until somebody wants it; one of the store’s API is said to become a draft", async ({
  page,
}) => {
  const name = freshName("Mug");
  await openAdmin(page, "/admin/gifts/links");
  await makeGift(page, name);
  await answerLookUps(page, { nameOf: () => name, source: "api" });
  // The gift's own link, with a campaign.
  await page.getByRole("textbox", { name: "Links" }).fill("https://shop.example/mug?utm_source=mail");
  await page.getByRole("button", { name: "Read the links" }).click();
  const row = rowOf(page, name);
  await expect(row).toContainText("You may already have it:");
  await expect(row).toContainText("same store page");
  await expect(row).toContainText("saved as a draft");
  await expect(page.getByRole("button", { name: /^Save \d+ gifts?$/ })).toHaveCount(0);
  await row.getByRole("checkbox").check();
  await expect(page.getByRole("button", { name: "Save 1 gift" })).toBeVisible();
  await page.getByRole("link", { name: "Back to gifts" }).click();
  await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
});

test("too many links, and none, are said beside the field, and nothing is read", async ({ page }) => {
  await openAdmin(page, "/admin/gifts/links");
  const site = await answerLookUps(page, { nameOf: () => "Mug" });
  const field = page.getByRole("textbox", { name: "Links" });
  const read = page.getByRole("button", { name: "Read the links" });
  await read.click();
  await expect(field).toHaveAccessibleDescription(/Please paste links to products\./);
  await field.fill("mugs, please");
  await read.click();
  await expect(field).toHaveAccessibleDescription(/There’s no link in this: mugs, please/);
  await field.fill(Array.from({ length: 31 }, (_, place) => `https://shop.example/${place}`).join(" "));
  await read.click();
  await expect(field).toHaveAccessibleDescription(/That’s 31 links\. Please paste at most 30 at a time\./);
  await expect(field).toHaveValue(/shop\.example\/30$/);
  expect(site.asked).toEqual([]);
});

test("an ended session and a lost connection while links are read or kept: it says so, keeps what was read, and goes on", async ({
  page,
  account,
}) => {
  const [mug, lamp] = [freshName("Mug"), freshName("Lamp")];
  const address = `https://shop.example/${mug.replaceAll(" ", "-")}`;
  await openAdmin(page, "/admin/gifts/links");
  await page.context().setOffline(true);
  await page.getByRole("textbox", { name: "Links" }).fill(`${address} ${address}/lamp`);
  await page.getByRole("button", { name: "Read the links" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No connection." })).toContainText("What we’ve read so far is still here.");
  await page.context().setOffline(false);
  await answerLookUps(page, { nameOf: (url) => (url === address ? mug : lamp) });
  await page.getByRole("button", { name: "Keep reading" }).click();
  await expect(page.getByText("2 of 2 read")).toBeVisible();

  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save 2 gifts" }).click();
  const told = page.getByRole("alert").filter({ hasText: "Not saved." });
  const popup = page.waitForEvent("popup");
  await told.getByRole("link", { name: "Sign in again in a new tab" }).click();
  await (await popup).close();
  await signIn(page.context(), account);

  // The gifts are saved, and the answer is lost: another try leaves out what the shop has by now.
  await page.route("**/admin/gifts/import-links", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Save 2 gifts" }).click();
  await expect(page.getByText("The connection was lost.")).toBeVisible();
  await page.unroute("**/admin/gifts/import-links");
  await page.getByRole("button", { name: "Save 2 gifts" }).click();
  await expect(page.getByText("Some of these are already in the shop and were left out.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Save \d+ gifts?$/ })).toHaveCount(0);
});
