import { expect, test, untilInteractive } from "./fixtures.ts";

/** The longest text that the box accepts, in letters that take nine characters each in an address. */
const LONG = `${"送给我妹妹的礼物，她喜欢咖啡。".repeat(50).slice(0, 570)} coffee, up to $60`;

test("a long sentence in another script is posted, and its answer has a short address that keeps it", async ({ page }) => {
  await page.goto("/gift-finder");
  await untilInteractive(page);
  await page.getByLabel("Tell us about them…").fill(LONG);
  const posted = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("gift-finder"));
  await page.getByRole("button", { name: "Find a Gift" }).click();
  await posted;
  await expect(page.getByRole("link", { name: "Remove Up to $60" })).toBeVisible();
  await expect(page.getByLabel("What you told us")).toHaveValue(LONG);
  expect(page.url().length).toBeLessThan(3000);

  // Another sentence is added, then the history goes back.
  const before = page.url();
  await page.getByLabel("Add another sentence…").fill("At most $40");
  await page.getByLabel("Add another sentence…").press("Enter");
  await expect(page.getByRole("link", { name: "Remove Up to $40" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(page.getByLabel("What you told us")).toHaveValue(LONG);
  await page.reload();
  await expect(page.getByLabel("What you told us")).toHaveValue(LONG);
});

test("a box that is full says so instead of swallowing the rest", async ({ page }) => {
  await page.goto("/gift-finder");
  await untilInteractive(page);
  await page.getByLabel("Tell us about them…").fill("coffee ".repeat(90).slice(0, 600));
  await expect(page.getByText("That’s the limit: 600 characters.")).toBeVisible();
  await page.getByLabel("Tell us about them…").fill("coffee");
  await expect(page.getByText("That’s the limit: 600 characters.")).toBeHidden();
});

test("the home page's categories, an empty search and a page that is not there lead to the finder", async ({ page }) => {
  await page.goto("/");
  await untilInteractive(page);
  await page
    .getByRole("link", { name: /^Tell us about them/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Find a gift that fits" })).toBeVisible();

  await page.goto("/search?q=zzzzqqq");
  await page.getByRole("main").getByRole("link", { name: "Find a Gift" }).click();
  await expect(page.getByLabel("Tell us about them…")).toHaveValue("zzzzqqq");
});

test.describe("a page that is not there", () => {
  test.use({ expectedComplaints: [/status of 404/] });
  test("leads to the finder", async ({ page }) => {
    await page.goto("/no/such/page");
    await page.getByRole("main").getByRole("link", { name: "Find a Gift" }).click();
    await expect(page.getByLabel("Tell us about them…")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a long sentence in another script is answered too", async ({ page }) => {
    await page.goto("/gift-finder");
    await page.getByLabel("Tell us about them…").fill(LONG);
    await page.getByRole("button", { name: "Find a Gift" }).click();
    await expect(page.getByRole("link", { name: "Remove Up to $60" })).toBeVisible();
    await expect(page.getByLabel("What you told us")).toHaveValue(LONG);
  });

  test("the steps, a changed chip, a nudge, more like this, not this, and the way out of nothing", async ({ page }) => {
    await page.goto("/gift-finder");
    await page.getByLabel("Who is it for?").selectOption({ label: "Sister" });
    await page.getByRole("checkbox", { name: "Coffee" }).check();
    await page.getByRole("button", { name: "Show gifts" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "For your sister" })).toBeVisible();

    await page.locator("summary", { hasText: "Sister" }).click();
    await page.getByRole("listitem").filter({ hasText: "Sister" }).getByLabel("Who is it for?").first().selectOption({ label: "Brother" });
    await page.getByRole("listitem").filter({ hasText: "Sister" }).getByRole("button", { name: "Set", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "For your brother" })).toBeVisible();

    await page.getByRole("link", { name: "Cheaper", exact: true }).click();
    await expect(page.getByRole("link", { name: "Cheaper (on, turn off)" })).toBeVisible();
    const names = page.getByRole("heading", { level: 3 });
    const first = ((await names.first().textContent()) ?? "").trim();
    await page.getByRole("link", { name: `More like this ${first}` }).click();
    await expect(page.getByRole("link", { name: `Remove More like ${first}` })).toBeVisible();
    await page.getByRole("link", { name: `Not this ${first}` }).click();
    await expect(page.getByRole("link", { name: `Bring back ${first}` })).toBeVisible();
    await page.getByRole("link", { name: `Bring back ${first}` }).click();
    await expect(page.getByRole("heading", { level: 3, name: first, exact: true })).toBeVisible();

    await page.goto("/gift-finder?interest=coffee&budget=2");
    await page
      .getByRole("link", { name: /^Up to \$\d+ instead of \$2/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: /gifts? that fits?/ })).toBeVisible();
  });
});
