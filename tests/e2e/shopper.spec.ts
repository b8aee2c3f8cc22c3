import { expect, expectAccessible, test, untilInteractive } from "./fixtures.ts";
import { SITE_WITH_MODEL } from "./servers.ts";

// A gift of another test may have a picture of the test's other site, which is of another origin here.
test.use({ expectedComplaints: [/apple-touch-icon\.png' violates/] });

const GIFT = "/gifts/acacia-salt-cellar-with-a-swivel-lid";

test("a stranger browses, opens a gift and leaves for the store of their marketplace through a correct link", async ({ page, context }) => {
  await context.route("https://www.amazon.*/**", (route) => route.fulfill({ body: "the store" }));
  await page.goto(`${SITE_WITH_MODEL}/`);
  await untilInteractive(page);
  await page.getByLabel("Store", { exact: true }).selectOption("de");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Marketplace Updated", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Categories" }).first().click();
  await page
    .getByRole("link", { name: /Birthday/ })
    .first()
    .click();
  await expect(page.getByText(/^Found [\d,]+ gifts? in this category$/)).toBeVisible();
  await page
    .getByRole("link", { name: /^View / })
    .first()
    .click();

  const store = page.getByRole("link", { name: /View on Store/ });
  await expect(store).toHaveAttribute("href", /^https:\/\/www\.amazon\.de\/dp\/[0-9A-Z]{10}\?tag=presently-21$/);
  await expect(page.getByText("(paid link)")).toBeVisible();
  await expect(page.getByText("As an Amazon Associate I earn from qualifying purchases.")).toBeVisible();
  const counted = page.waitForRequest((request) => request.url().endsWith("/clicks"));
  const opened = context.waitForEvent("page");
  await store.click();
  expect((await counted).method()).toBe("POST");
  expect((await opened).url()).toMatch(/^https:\/\/www\.amazon\.de\/dp\//);
});

test("nobody is led to a marketplace where there is no tag", async ({ page, context }) => {
  await context.addCookies([{ name: "marketplace", value: "fr", url: SITE_WITH_MODEL }]);
  const known = page.waitForResponse(/\/session$/);
  await page.goto(SITE_WITH_MODEL + GIFT);
  expect(await (await known).json()).toMatchObject({ marketplace: "fr" });
  await expect(page.getByRole("link", { name: /^View on Store.* at amazon\.com,/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.amazon\.com\/dp\/[0-9A-Z]{10}\?tag=presently-20$/,
  );
});

test("sorting and filtering keep their state in the address and back goes back", async ({ page }) => {
  await page.goto("/category/occasion/birthday");
  await untilInteractive(page);
  await page.getByLabel("Sort by").selectOption({ label: "Price, high to low" });
  await expect(page).toHaveURL(/sort=price-desc/);
  await page.goBack();
  await expect(page).toHaveURL(/birthday$/);
});

test("facets narrow a category where the reader is, keep the order, and go back one by one", async ({ page }) => {
  // An order that is the default of no category, so that the address says it.
  await page.goto("/category/occasion/birthday?sort=price-asc");
  await untilInteractive(page);
  const facets = page.getByRole("region", { name: "Narrow down the gifts" });
  await page.evaluate(() => scrollTo(0, 40));
  const travel = facets.getByRole("link", { name: /^Travel\b/ });
  await travel.click();
  await expect(page).toHaveURL(/birthday\?interest=travel&sort=price-asc$/);
  await expect(travel).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => scrollY), "the page stays where it was").toBeGreaterThan(0);
  await facets.getByRole("link", { name: /^Mom\b/ }).click();
  await expect(page).toHaveURL(/interest=travel&recipient=mom&sort=price-asc$/);
  await expect(facets.getByRole("link", { name: /^Mom\b/ })).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  await page.getByLabel("In stock only").check();
  await expect(page).toHaveURL(/interest=travel&recipient=mom&.*inStock=1|inStock=1.*interest=travel&recipient=mom/);
  await page.getByRole("link", { name: "Remove Travel" }).click();
  await expect(page).toHaveURL(/birthday\?recipient=mom&inStock=1&sort=price-asc$/);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Remove Travel" })).toBeVisible();
});

test("the basket adds up, weighs against a budget, and undoes a removal", async ({ page }) => {
  await page.goto(GIFT);
  await untilInteractive(page);
  await page.getByRole("button", { name: /Add to basket/i }).click();
  await page
    .getByRole("button", { name: /^(Gift )?basket/i })
    .first()
    .click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText("Acacia salt cellar");
  await expectAccessible(page);
  await drawer
    .getByRole("button", { name: /Remove/i })
    .first()
    .click();
  await expect(drawer).not.toContainText("Acacia salt cellar");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(drawer).toContainText("Acacia salt cellar");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test('copying the link says "Copied!" for two seconds', async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(GIFT);
  await untilInteractive(page);
  await page.getByRole("button", { name: /Copy link/i }).click();
  await expect(page.getByText("Copied!")).toBeVisible();
  await expect(page.getByText("Gift link copied to clipboard", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/gifts\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Copied!")).toBeHidden({ timeout: 4000 });
});

test.describe("a gift that is gone", () => {
  test.use({ expectedComplaints: [/status of 404/] });
  test("says so in a toast and goes to the 404 page after half a second", async ({ page }) => {
    const response = await page.goto("/gifts/no-such-gift");
    expect(response?.status()).toBe(404);
    await expect(page.getByText("The gift you're looking for doesn't exist or has been removed.").first()).toBeVisible();
    await page.waitForURL("**/not-found");
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("main").getByRole("link", { name: "Find a Gift" })).toHaveAttribute("href", "/gift-finder");
  });
});

test("on a phone the side menu opens, leads on and closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await untilInteractive(page);
  await page.getByRole("button", { name: /menu/i }).click();
  const menu = page.getByRole("dialog");
  await expectAccessible(page);
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(menu).toBeHidden();
});

for (const from of ["/", "/about", "/search?q=candle"]) {
  test(`a gift that is slow to come is announced by its skeleton, also from ${from}`, async ({ page }) => {
    let letCome = () => {};
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await page.route("**/gifts/*.data*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(from);
    await untilInteractive(page);
    if (from === "/about") {
      await page.keyboard.press("/");
      await page.getByPlaceholder("Search for gifts, categories, or blog posts...").fill("candle");
      await page.getByRole("dialog").getByRole("option").first().click();
    } else {
      await page
        .getByRole("article")
        .getByRole("link", { name: /^View / })
        .first()
        .click();
    }
    await expect(page.getByText("Loading gift", { exact: true })).toBeAttached();
    letCome();
    await expect(page.getByRole("link", { name: /View on Store/ })).toBeVisible();
    await expect(page.getByText("Loading gift", { exact: true })).toBeHidden();
  });
}

test("scripts wait until the page has been shown, or until the reader does something", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  // The longest wait ends after 4 s; this disables it, so that the test does not depend on the machine's speed.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((then: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 4000 ? 0 : wait(then, ms, ...rest)) as typeof wait;
  });
  await page.route("**/media/**", () => undefined);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.keyboard.press("Tab");
  await untilInteractive(page);
  expect(scripts.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a picture that never comes does not keep the page from answering", async ({ page }) => {
  await page.route("**/media/**", () => undefined);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await untilInteractive(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
