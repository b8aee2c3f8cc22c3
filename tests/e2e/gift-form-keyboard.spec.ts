import { freshName, makeGift } from "./admin.ts";
import { expect, untilInteractive } from "./fixtures.ts";
import type { KeyboardUser } from "./keyboard.ts";
import { keepNotices } from "./notices.ts";
import { answer, atBothWidths, button, test } from "./walks.ts";

/** Opens the form of a gift that exists. */
async function openGift(user: KeyboardUser, name: string): Promise<{ id: string; name: string }> {
  const fresh = freshName(name);
  await user.open("/admin/gifts");
  const id = await makeGift(user.page, fresh);
  await user.open(`/admin/gifts/${id}`);
  return { id, name: fresh };
}

/** Types a moment into a field of the browser, part by part. */
async function typeMoment(user: KeyboardUser, label: string, day: string): Promise<void> {
  const field = user.page.getByLabel(label);
  await user.to(field);
  await user.page.keyboard.type(`${day.slice(5, 7)}${day.slice(8, 10)}${day.slice(0, 4)}`);
  await user.page.keyboard.type("0800AM");
  await expect(field).toHaveValue(`${day}T08:00`);
}

atBothWidths((width) => {
  test("a gift gets a picture, a fact, a search title and dates, says what has changed, and is copied; the copy is hinted at as a double", async ({
    page,
    user,
  }) => {
    await keepNotices(page);
    const { id, name } = await openGift(user, "Typed Kettle");
    const form = page.getByRole("dialog");
    const picture = await form.getByLabel("Image URL").inputValue();
    await user.press(form.getByRole("button", { name: "Add a picture" }));
    await user.paste(form.getByLabel("Address of picture 1"), picture);
    await user.type(form.getByLabel("Description of picture 1"), "Seen from above");
    await user.press(form.getByRole("button", { name: "Add a fact" }));
    await user.type(form.getByLabel("Label of fact 1"), "Made in");
    await user.type(form.getByLabel("Text of fact 1"), "Kyoto");
    await user.type(form.getByLabel("SEO Title"), `${name}, by hand`);
    await typeMoment(user, "Shown From", "2031-12-01");
    await typeMoment(user, "Shown Until", "2031-11-01");
    await user.press(form.getByRole("button", { name: "Save Changes" }));
    await expect(form.getByLabel("Shown Until")).toBeFocused();
    await expect(form.getByText("Please choose a time after “Shown From”")).toBeVisible();
    await user.expectTold();
    await typeMoment(user, "Shown Until", "2031-12-24");
    await user.press(form.getByRole("button", { name: "Save Changes" }));
    await user.expectSaid("Gift updated");
    await expect(form).toHaveCount(0);
    await user.expectStillThere();
    expect((await page.request.get(`/gifts/${id}`)).status(), "it is not shown yet").toBe(404);

    await user.open(`/admin/gifts/${id}`);
    await user.press(form.getByRole("region", { name: "History" }).locator("summary").first());
    await expect(form.getByRole("region", { name: "History" }).getByText("Seen from above").first()).toBeVisible();
    await user.press(form.getByRole("button", { name: "Duplicate" }));
    await user.expectSaid("Gift duplicated");
    await expect(form.getByLabel("Product Name")).toHaveValue(`Copy of ${name}`);
    await expect(form.getByLabel("State")).toHaveValue("draft");
    await user.expectStillThere();
    await user.type(form.getByLabel("Product Name"), name);
    await user.to(form.getByLabel("Price ($)"));
    await user.expectSaid("You may already have this gift");
    await user.choose(form.getByLabel("State"), "Hid", "hidden");
    await user.press(form.getByRole("button", { name: "Save Changes" }));
    await expect(form).toHaveCount(0);
    await user.expectStillThere();
  });

  test("what was typed and not saved is offered again, and discarded or saved", async ({ page, user }) => {
    await keepNotices(page);
    const { id, name } = await openGift(user, "Typed and left");
    const form = page.getByRole("dialog");
    const note = form.getByText("You left these unsaved changes here earlier.");
    const leave = async (brand: string) => {
      await user.type(form.getByLabel("Brand Name"), brand);
      page.once("dialog", (question) => void question.accept());
      await user.open(`/admin/gifts/${id}`);
      await expect(note).toBeVisible();
      await expect(form.getByLabel("Brand Name")).toHaveValue(brand);
      await user.expectTold();
    };
    await leave("Left once");
    await user.press(form.getByRole("button", { name: "Discard the draft" }));
    await expect(note).toHaveCount(0);
    await expect(form.getByLabel("Brand Name")).toHaveValue("");
    await user.expectStillThere();
    await leave("Left twice");
    await user.press(form.getByRole("button", { name: "Save Changes" }));
    await user.expectSaid("Gift updated");
    await user.open(`/admin/gifts/${id}`);
    await expect(form.getByLabel("Brand Name")).toHaveValue("Left twice");
    await expect(form.getByLabel("Product Name")).toHaveValue(name);
  });

  test.describe("two editors", () => {
    test.use({ expectedComplaints: [/status of 409/] });

    test("two editors of a gift: the second chooses field by field", async ({ page, user, context }) => {
      await keepNotices(page);
      const { id, name } = await openGift(user, "Typed by two");
      const other = await context.newPage();
      await other.goto(`/admin/gifts/${id}`);
      await untilInteractive(other);
      await other.getByLabel("Brand Name").fill("Theirs");
      await other.getByRole("button", { name: "Save Changes" }).click();
      await expect(other).toHaveURL(/\/admin\/gifts$/);
      await other.close();
      await user.type(page.getByLabel("Product Name"), `${name} mine`);
      await user.type(page.getByLabel("Brand Name"), "Mine");
      await user.press(button(page, "Save Changes"));
      const conflict = page.getByRole("dialog", { name: "Someone else saved this gift in the meantime" });
      await expect(conflict).toContainText("Changed by both: Brand Name");
      await user.expectTold();
      const mine = conflict.getByRole("group", { name: "Brand Name" }).getByRole("radio", { name: "Yours" });
      await user.to(conflict.getByRole("group", { name: "Brand Name" }).getByRole("radio", { checked: true }));
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
      await expect(mine).toBeChecked();
      await user.press(conflict.getByRole("button", { name: "Save these choices" }));
      await user.expectSaid("Gift updated");
      await user.open(`/admin/gifts/${id}`);
      await expect(page.getByLabel("Brand Name")).toHaveValue("Mine");
      await expect(page.getByLabel("Product Name")).toHaveValue(`${name} mine`);
    });
  });

  test("pasted links are read, kept as drafts and undone as a whole", async ({ page, user }) => {
    const name = freshName("Pasted Mug");
    await user.open("/admin/gifts/links");
    const image = new URL("/apple-touch-icon.png", page.url()).href;
    // The server reads pages of the internet only.
    await page.route("**/admin/gifts/changes", async (route) => {
      const { change, affiliateUrl } = route.request().postDataJSON() as { change: string; affiliateUrl: string };
      if (change !== "look-up") return route.continue();
      const said = { name, description: "Hand thrown.", priceCents: 2450, currency: "USD", image, affiliateUrl };
      return route.fulfill({
        json: { ok: true, product: { ...said, brand: null, inStock: null, shippingDays: null, source: "page", note: null } },
      });
    });
    await user.press(button(page, "Read the links"));
    await expect(page.getByRole("textbox", { name: "Links" })).toHaveAttribute("aria-invalid", "true");
    await user.paste(page.getByRole("textbox", { name: "Links" }), `https://shop.example/${width}/${name.replaceAll(" ", "-")}`);
    await user.press(button(page, "Read the links"));
    await expect(page.getByText("1 of 1 read")).toBeVisible();
    await user.expectStillThere();
    await user.expectTold();
    await user.choose(page.getByLabel("Save them as"), "Dr", "draft");
    await user.press(button(page, "Save 1 gift"));
    await user.expectSaid("1 gift saved.");
    await user.expectStillThere();
    const past = page.getByRole("listitem").filter({ hasText: "A pasted link" }).first();
    await user.press(past.getByRole("button"));
    await answer(user, "Undo the import");
    await user.expectSaid("Undone: 1 new gift deleted, 0 restored.");
    await user.expectStillThere();
  });
});
