import { readFileSync } from "node:fs";
import { freshName, makeGift } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { atBothWidths, button, chooseFile, test } from "./walks.ts";

atBothWidths(() => {
  test("a gift is added, changed in the table, deleted and brought back", async ({ page, user }) => {
    const name = freshName("Typed Mug");
    await user.open(`/admin/gifts?q=${encodeURIComponent(name)}`);
    await user.press(page.getByRole("link", { name: "Add New Gift" }));
    const form = page.getByRole("dialog", { name: "Add New Gift" });
    await user.press(form.getByRole("button", { name: "Add Gift" }));
    await expect(form.getByLabel("Product Name")).toBeFocused();
    await expect(form.getByLabel("Product Name")).toHaveAttribute("aria-invalid", "true");
    await user.type(form.getByLabel("Product Name"), name);
    await user.type(form.getByLabel("Price ($)"), "24.50");
    await user.paste(form.getByLabel("Image URL"), `${new URL(page.url()).origin}/apple-touch-icon.png`);
    await user.paste(form.getByLabel("Affiliate URL"), "https://shop.example/mug");
    await user.expectTold();
    await user.press(form.getByRole("button", { name: "Add Gift" }));
    await user.expectSaid("Gift added");
    await user.press(button(page, `Change the price of ${name}: $24.50`));
    await user.type(page.getByRole("textbox", { name: `Price of ${name}` }), "31");
    await page.keyboard.press("Enter");
    await user.expectSaid("Gift updated");
    await user.press(button(page, `Delete ${name}`));
    const question = page.getByRole("alertdialog");
    await user.press(question.getByRole("button", { name: "Delete" }));
    await expect(question).toHaveCount(0);
    await user.open("/admin/gifts/trash");
    await user.press(button(page, `Restore ${name}`));
    await user.expectSaid("1 gift restored.");
  });

  test("a file of gifts is chosen, understood, imported and undone", async ({ page, user }) => {
    const name = freshName("Typed Teapot");
    const vendor = freshName("Vendor");
    await user.open("/admin/gifts/import");
    const csv = `Name;${vendor};Recipient;Price\n${name};Kiln;${name} people;24,50\nPot;Kiln;;much\n`;
    await chooseFile(user, page.getByLabel("Choose a CSV file"), { name: `${name}.csv`, mimeType: "text/csv", buffer: Buffer.from(csv) });
    await expect(page.getByText("Separated by semicolons, encoded as UTF-8.")).toBeVisible();
    await user.choose(page.getByLabel(`What “${vendor}” becomes`), "Brand N", "brand_name");
    await user.press(button(page, "Preview the changes"));
    await user.expectSaid("This is a preview. Nothing has changed yet.");
    await user.choose(page.getByLabel(`“${name} people” in one gift`), "Leave", "nothing");
    await user.press(button(page, "Import now"));
    await user.expectSaid("Imported.");
    await user.press(button(page, `Undo the import of ${name}.csv`));
    await user.press(page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }));
    await user.expectSaid("Undone: 1 new gift deleted, 0 restored.");
    await user.expectStillThere();
  });

  test("a category is made, found, changed, deleted and brought back", async ({ page, user }) => {
    const name = freshName("Lantern day");
    await user.open("/admin/categories?tab=gift_occasion_types");
    await user.press(button(page, "Add New Category"));
    const adding = page.getByRole("dialog", { name: "Add New Category" });
    await user.press(adding.getByRole("button", { name: "Save" }));
    await expect(adding.getByText("Name is required")).toBeVisible();
    await user.type(adding.getByLabel("Name"), name);
    await user.press(adding.getByLabel("Seasonal"), "Space");
    await user.press(adding.getByRole("button", { name: "Save" }));
    await user.expectSaid("Category created");
    await user.press(button(page, `Edit ${name}`));
    const editing = page.getByRole("dialog", { name: "Edit Category" });
    await user.type(editing.getByLabel("Description"), "Lights along the river");
    await user.press(editing.getByRole("button", { name: "Save" }));
    await user.expectSaid("Category updated");
    await user.press(button(page, `Delete ${name}`));
    await user.press(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
    await user.expectSaid("Category deleted");
    await page.keyboard.press("F8");
    await user.press(button(page, "Undo"));
    await expect(button(page, `Edit ${name}`)).toBeVisible();
  });

  test("a post is written, published, unpublished, thrown away and brought back", async ({ page, user }) => {
    const title = freshName("Typed post");
    await user.open("/admin/blog/new");
    await user.type(page.getByLabel("Title").first(), title);
    await user.type(page.getByLabel("Excerpt"), "About it.");
    await user.type(page.getByRole("textbox", { name: "Content" }), "- one");
    await page.keyboard.press("Enter");
    await page.keyboard.type("two");
    await expect(page.getByRole("textbox", { name: "Content" })).toHaveValue("- one\n- two");
    await user.press(page.getByRole("tab", { name: "Content" }), "ArrowRight");
    await expect(page.getByRole("tab", { name: "Metadata" })).toBeFocused();
    await user.type(page.getByLabel("SEO Title"), `${title}, step by step`);
    await user.press(button(page, "Publish now"));
    await user.expectSaid("Readers can see it now.");
    await user.press(button(page, "Unpublish"));
    const question = page.getByRole("alertdialog");
    if (await question.isVisible()) await user.press(question.getByRole("button", { name: "Unpublish" }));
    await user.expectSaid("Readers can’t see it anymore.");
    await user.open("/admin/blog");
    await user.press(button(page, `Delete ${title}`));
    await user.press(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
    await expect(page.getByRole("link", { name: title })).toHaveCount(0);
    await user.open("/admin/blog/trash");
    await user.press(button(page, `Restore ${title}`));
    await user.expectSaid("restored");
  });

  test("a picture is uploaded, told in words, focused, cropped and set back", async ({ page, user }) => {
    const name = `${freshName("typed").replace(" ", "-")}.png`;
    await user.open("/admin/uploads");
    const buffer = readFileSync("public/icon-512.png");
    await chooseFile(user, page.getByLabel("Choose files"), { name, mimeType: "image/png", buffer });
    await user.press(button(page, "Upload"));
    await user.press(button(page, `Details of ${name}`));
    const dialog = page.getByRole("dialog", { name: "Details" });
    await user.type(dialog.getByLabel("New label"), name);
    await user.press(dialog.getByRole("button", { name: "Add label" }));
    await expect(dialog.getByRole("list", { name: "Labels" }).getByText(name)).toBeVisible();
    await expect(dialog.getByRole("tab", { name: "Focal point" }), "the picture is prepared").toBeVisible({ timeout: 45_000 });
    await user.press(dialog.getByRole("tab", { name: "Labels" }), "ArrowRight");
    await user.press(dialog.getByRole("button", { name: /^Focal point: 50%/ }), "ArrowLeft");
    await expect(dialog.getByLabel("From the left (%)")).toHaveValue("45");
    await user.press(dialog.getByRole("button", { name: "Save the focal point" }));
    await expect(dialog).toBeHidden();
    await user.press(button(page, `Details of ${name}`));
    await user.press(dialog.getByRole("tab", { name: "Labels" }), "ArrowRight");
    await page.keyboard.press("ArrowRight");
    await user.type(dialog.getByLabel("Width", { exact: true }), "300");
    await page.keyboard.press("Enter");
    await user.press(dialog.getByRole("button", { name: "Crop the picture" }));
    await user.expectSaid("Picture replaced");
    await page.keyboard.press("F8");
    await user.press(button(page, "Undo"));
    await expect(page.getByRole("listitem").filter({ hasText: name }).getByText("512 × 512")).toBeVisible();
    await user.press(button(page, `Edit the alt text of ${name}`));
    await user.type(page.getByRole("dialog").getByRole("textbox"), "A bow of red ribbon");
    await user.press(page.getByRole("dialog").getByRole("button", { name: "Save" }));
    await expect(page.getByText("“A bow of red ribbon”").first()).toBeVisible();
    await user.expectStillThere();
  });

  test("somebody is invited by link, and the invitation is taken back", async ({ page, user }) => {
    await user.open("/admin/people");
    await user.choose(page.getByLabel("Invite as"), "Au", "author");
    await user.press(button(page, "Invite"));
    await expect(page.getByText(/\/invitations\/[\w-]{43}/)).toBeVisible();
    // Tests beside this one invite people too.
    const invitation = page.getByRole("listitem").filter({ hasText: "By link Author" }).first();
    const panel = invitation.locator("details");
    await user.press(invitation.locator("summary"));
    await expect(panel).toHaveAttribute("open");
    await user.press(invitation.getByRole("button", { name: /^Withdraw invitation/ }));
    await user.expectSaid("Its link no longer works.");
    await user.expectStillThere();
  });

  test("a page of one's own is written, published and deleted, and comes back", async ({ page, user }) => {
    const title = freshName("Typed page");
    await user.open("/admin/pages");
    await user.press(page.getByRole("link", { name: "New page" }));
    await user.type(page.getByLabel("Title", { exact: false }).first(), title);
    await user.type(page.getByLabel("Content"), "Write to {{contact}}.");
    await user.press(page.getByLabel("Published"), "Space");
    await user.press(button(page, "Save page"));
    await user.expectSaid("Page saved.");
    await user.open("/admin/pages");
    await user.press(button(page, `Delete ${title}`));
    await user.expectSaid("It can be restored for 30 days.");
    await page.keyboard.press("F8");
    await user.press(button(page, "Undo"));
    await user.expectSaid("Restored.");
  });

  test("a message is read, done, opened again and deleted", async ({ page, user, baseURL }) => {
    const name = freshName("Ada");
    const headers = { origin: new URL(baseURL as string).origin };
    await page.request.post("/contact", { headers, form: { name, email: "ada@example.com", message: "Do you wrap twice?" } });
    await user.open("/admin/inbox");
    await user.press(button(page, `Mark as done: message from ${name}`));
    await expect(page.getByRole("article", { name })).toHaveCount(0);
    await user.press(page.getByRole("link", { name: /^Done \(/ }));
    await user.press(button(page, `Reopen: message from ${name}`));
    await user.press(page.getByRole("link", { name: /^Open \(/ }));
    await user.press(button(page, `Delete: message from ${name}`));
    await user.press(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
    await user.expectSaid("The message was deleted.");
  });

  test("insights are looked at for another time and taken along, and what was changed is found in the audit log", async ({
    page,
    user,
  }) => {
    await page.request.get(`/search?q=${encodeURIComponent(freshName("unheard of"))}`);
    await user.open("/admin/insights");
    const click = { giftId: await makeGift(page, freshName("Clicked")), marketplace: "com", page: "/" };
    const counted = await page.request.post("/clicks", { data: click, headers: { origin: new URL(page.url()).origin } });
    expect(counted.status()).toBe(204);
    await user.press(page.getByRole("link", { name: "7 days" }));
    await expect(page).toHaveURL(/days=7/);
    const takeAlong = async (name: string, file: RegExp) => {
      const downloading = page.waitForEvent("download");
      await user.press(page.getByRole("link", { name }));
      expect((await downloading).suggestedFilename()).toMatch(file);
    };
    for (const cut of ["day", "marketplace", "category", "gift"]) await takeAlong(`Export: by ${cut}`, /^clicks-.*\.csv$/);
    await takeAlong("Export: searches with no results", /^searches-.*\.csv$/);
    await user.expectTold();
    await user.open("/admin/gifts/import");
    await takeAlong("Export the catalog", /\.csv$/);
    await user.expectStillThere();
    await user.open("/admin/audit");
    await user.to(page.getByLabel("What", { exact: true }));
    await page.keyboard.type("Gift");
    await user.press(button(page, "Show"));
    await expect(page).toHaveURL(/kind=gift/);
    await expect(page.getByRole("list", { name: "Changes" })).toBeVisible();
  });
});
