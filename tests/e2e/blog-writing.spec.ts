import type { Page } from "@playwright/test";
import { freshName, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./fixtures.ts";

const contentOf = (page: Page) => page.getByRole("textbox", { name: "Content" });

/** Puts text on the clipboard as another program does, and pastes it into the content. */
async function paste(page: Page, { html = "", text = "" }: { html?: string; text?: string }): Promise<void> {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      if (given.html !== "") transfer.setData("text/html", given.html);
      transfer.setData("text/plain", given.text);
      return transfer;
    },
    { html, text },
  );
  await contentOf(page).focus();
  await contentOf(page).evaluate(
    (area, clipboardData) => area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })),
    data,
  );
}

test.describe("what is pasted with styles and scripts of its own", () => {
  // The browser says of each that it is not applied.
  test.use({ expectedComplaints: [/violates the following Content Security Policy directive '(?:style-src|script-src) /] });

  test("text from Docs keeps its form, and nothing of it runs", async ({ page }) => {
    await openAdmin(page, "/admin/blog/new");
    await paste(page, {
      html: `<b style="font-weight:normal"><h2><span>Paper</span></h2><p><span style="font-weight:700">Fold</span> it <a href="https://example.com/a">twice</a>.</p>
        <ul><li><p>brown</p></li></ul><table><tr><td>Size</td></tr><tr><td>A4</td></tr></table><img src="x" onerror="document.title='bad'"></b>`,
      text: "Paper",
    });
    await expect(contentOf(page)).toHaveValue(
      /^## Paper\n\n\*\*Fold\*\* it \[twice\]\(https:\/\/example\.com\/a\)\.\n\n- brown\n\n\| Size \|\n\| -+ \|\n\| A4 +\|$/,
    );
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("heading", { name: "Paper" })).toBeVisible();
    await expect(preview.getByRole("table")).toBeVisible();
    expect(await page.title()).not.toBe("bad");
    await contentOf(page).press("Control+z");
    await expect(contentOf(page), "it can be undone").toHaveValue("");
  });
});

test("lists go on at Enter; headings, tables and new tags come from their buttons", async ({ page }) => {
  await openAdmin(page, "/admin/blog/new");
  const content = contentOf(page);
  await content.pressSequentially("- paper\ntape\n\nDone");
  await expect(content).toHaveValue("- paper\n- tape\n\nDone");
  await page.getByRole("button", { name: "Subheading" }).click();
  await expect(content).toHaveValue("- paper\n- tape\n\n### Done");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await content.pressSequentially("Size");
  await expect(content).toHaveValue(/\| Size \| Heading \|/);

  const tag = freshName("Inline tag");
  await page.getByRole("tab", { name: "Categories & Tags" }).click();
  await page.getByRole("combobox", { name: "Tags" }).fill(tag);
  await page.getByRole("option", { name: `Create "${tag}"` }).click();
  await expect(page.getByText("1 tag(s) selected")).toBeVisible();
  await expect(page.getByRole("button", { name: `Remove ${tag}` })).toBeVisible();
});

test("a video's address becomes a picture or title that leads to it; its site is never asked", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void (/youtu|ytimg/.test(new URL(request.url()).hostname) && asked.push(request.url())));
  await openAdmin(page, "/admin/blog/new");
  await paste(page, { text: "https://youtu.be/abcdef12345" });
  const dialog = page.getByRole("dialog", { name: "Insert a video" });
  await expect(dialog.getByLabel("Video link")).toHaveValue("https://youtu.be/abcdef12345");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Insert the video" }).click();
  await expect(dialog).toContainText("Please say what the video shows.");
  await dialog.getByLabel("What it shows").fill("How to fold");
  await dialog.getByRole("button", { name: "Insert the video" }).click();
  await expect(contentOf(page)).toHaveValue(/^\[How to fold\]\(https:\/\/youtu\.be\/abcdef12345\)/);
  const link = page.getByRole("region", { name: "Preview" }).getByRole("link", { name: "How to fold" });
  await expect(link).toHaveAttribute("data-video", "");
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(asked).toEqual([]);
});

test("the preview follows the text", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAdmin(page, "/admin/blog/new");
  await contentOf(page).fill(Array.from({ length: 120 }, (_, index) => `Paragraph ${index + 1}`).join("\n\n"));
  const preview = page.getByRole("group", { name: "The article" });
  await expect(preview.getByText("Paragraph 120")).toBeAttached();
  await contentOf(page).evaluate((area) => area.scrollTo(0, area.scrollHeight));
  await expect(preview.getByText("Paragraph 120")).toBeInViewport();
});
