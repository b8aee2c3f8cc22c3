import { makeAdmin } from "./accounts.ts";
import { expect, test, untilInteractive } from "./fixtures.ts";

const GIFT = "/gifts/acacia-salt-cellar-with-a-swivel-lid";
const groundOf = () => getComputedStyle(document.body).backgroundColor;
const LIGHT_GROUND = "rgb(251, 247, 240)";
const DARK_GROUND = "rgb(26, 23, 18)";

test("the scheme follows the reader's system, without a script and without a light frame first; paper stays light", async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: "dark", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(GIFT);
  expect(await page.evaluate(groundOf)).toBe(DARK_GROUND);
  // Browsers draw their own first frame, scrollbars and fields by these.
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute("content", "light dark");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  const inHead = await page.evaluate(() => document.head.innerHTML);
  expect(inHead.indexOf('name="color-scheme"')).toBeGreaterThan(-1);
  for (const [scheme, color] of [
    ["light", "#fbf7f0"],
    ["dark", "#1a1712"],
  ] as const)
    await expect(page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`)).toHaveAttribute("content", color);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await page.evaluate(groundOf)).toBe(LIGHT_GROUND);
  await page.emulateMedia({ colorScheme: "light", media: "screen" });
  expect(await page.evaluate(groundOf)).toBe(LIGHT_GROUND);
  await context.close();
});

test("at night pictures are dimmed, the shop's pale drawings more, and nothing is dimmed by day", async ({ page }) => {
  await page.goto(GIFT);
  const picture = page.getByRole("article").first().getByRole("img").first();
  const dimmed = () => picture.evaluate((image) => getComputedStyle(image).filter);
  expect(await dimmed()).toBe("none");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await dimmed()).toBe("brightness(0.84)");
});

test("where forced colors are wished for, they stay the system's own at night too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", forcedColors: "active" });
  await page.goto("/");
  await untilInteractive(page);
  expect(await page.evaluate(groundOf)).not.toBe(DARK_GROUND);
});

test("the colors of an owner's look have a dark scheme of their own hue", async ({ page, context, account }) => {
  await makeAdmin(context, account);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/admin/appearance");
  await untilInteractive(page);
  await page.getByRole("tab", { name: "Style" }).click();
  const preview = page.frameLocator("iframe");
  const footer = preview.getByRole("contentinfo");
  const bandOf = () => footer.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(bandOf).toBe("rgb(19, 56, 42)");
  const primary = page.locator('input[type="color"]').first();
  await primary.fill("#123a7a");
  const isBlue = async () => {
    const [red = 0, , blue = 0] = ((await bandOf()).match(/\d+/g) ?? []).map(Number);
    return blue > red + 20;
  };
  await expect.poll(isBlue).toBe(true);
});
