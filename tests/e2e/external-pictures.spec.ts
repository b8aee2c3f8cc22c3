import { test } from "./admin.ts";
import { expect, expectNoSidewaysScroll, untilInteractive } from "./fixtures.ts";
import { beOutsideHost, expectWrappedBoxes, FAILURES, furnishWithOutsidePictures, OUTSIDE } from "./outside-pictures.ts";

// The browser reports every picture that does not come.
test.use({ expectedComplaints: [/Failed to load resource/] });

// Each goes through a dozen pages, some of which wait for what never comes.
test.describe.configure({ timeout: 240_000 });

for (const [behaviour, behave] of Object.entries(FAILURES)) {
  test.describe(`where a picture's host ${behaviour}`, () => {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
        test.use({ javaScriptEnabled });

        test("the wrapped box stands in its place on every page, and its host is not told where", async ({ page, context }) => {
          const asked = await beOutsideHost(context, behave);
          const { name, gift, category, finder, post, list, shared } = await furnishWithOutsidePictures(page);
          const query = encodeURIComponent(name);
          const pages = [
            gift,
            category,
            `/search?q=${query}`,
            finder,
            post,
            list,
            shared,
            "/saved-gifts",
            "/gift-lists",
            `/admin/gifts?q=${query}`,
          ];
          for (const path of pages) {
            await page.goto(path, { waitUntil: "commit" });
            // An author's first letter stands for their picture.
            await expectWrappedBoxes(page, `${OUTSIDE}:not([src$="grace.jpg"])`);
            await expectNoSidewaysScroll(page);
          }
          expect(asked.length).toBeGreaterThan(0);
          for (const request of asked) expect((await request.allHeaders()).referer, request.url()).toBeUndefined();
        });
      });
    }

    test("the wrapped box stands in the search dialog, the basket, the finder's panel and the editors' previews", async ({
      page,
      context,
    }) => {
      await beOutsideHost(context, behave);
      const { name, gift, finder, giftEditor, postEditor } = await furnishWithOutsidePictures(page);
      await page.goto(gift, { waitUntil: "commit" });
      await untilInteractive(page);
      await page.getByRole("button", { name: "Add to Basket" }).click();
      await page.getByRole("button", { name: "Gift basket, 1 gift" }).click();
      await expectWrappedBoxes(page, `dialog ${OUTSIDE}`);
      await page.keyboard.press("Escape");
      await page.keyboard.press("/");
      await page.getByPlaceholder("Search for gifts, categories, or blog posts...").fill(name);
      await expectWrappedBoxes(page, `[role=option] ${OUTSIDE}`);
      await page.goto(`${finder}&gift=${gift.split("/").at(-1)}`, { waitUntil: "commit" });
      await expectWrappedBoxes(page, `dialog ${OUTSIDE}`);
      await page.goto(giftEditor, { waitUntil: "commit" });
      await untilInteractive(page);
      await expectWrappedBoxes(page, `[aria-label=Preview] ${OUTSIDE}`);
      await page.goto(postEditor, { waitUntil: "commit" });
      await untilInteractive(page);
      await page.getByRole("tab", { name: "Metadata" }).click();
      await expectWrappedBoxes(page, `${OUTSIDE}[src$="cover.jpg"]`);
    });
  });
}

test("a picture that comes hides the box behind it, also where it is transparent, and one that comes after another failed is shown", async ({
  page,
  context,
}) => {
  let isThere = false;
  const dot = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
  await beOutsideHost(context, (route) => (isThere ? route.fulfill({ contentType: "image/png", body: dot }) : route.abort()));
  const { gift } = await furnishWithOutsidePictures(page);
  await page.goto(gift);
  const picture = page.getByRole("img", { name: /Enamel Jug/ }).first();
  await expect(picture).toHaveAttribute("data-failed", "");
  isThere = true;
  await page.reload();
  await expect(picture).toHaveAttribute("data-loaded", "");
  await expect(picture).not.toHaveAttribute("data-failed");
  await expect(picture).toHaveCSS("background-image", "none");
});
