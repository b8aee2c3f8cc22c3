import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`E1: the season is on the home page at ${size.width} px, and its sentence begins the finder`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/");
    const band = page.getByRole("region", { name: / (?:is|starts) (?:in \d+ days|today|tomorrow)$/ });
    await expect(band).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const sentence = band.getByLabel("Finish the sentence");
    await expect(sentence).toHaveValue(/^An? .+ gift for $/);
    await sentence.press("End");
    await sentence.pressSequentially("my dad");
    await band.getByRole("button", { name: "Show me ideas" }).click();
    await expect(page).toHaveURL(/\/gift-finder\?/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

test("trending gifts are seen by the end of the second screen at 1280 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const gift = await page.getByRole("region", { name: "Trending Gift Ideas" }).getByRole("article").first().boundingBox();
  // A part of its picture; the season above it takes a line more or less as the days go by.
  expect(gift?.y).toBeLessThan(2 * 800 - 80);
});
