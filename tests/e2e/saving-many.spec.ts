import type { Page } from "@playwright/test";
import { type Account, signIn } from "./accounts.ts";
import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { loseConnection } from "./lost-saves.ts";
import { expectNotice } from "./notices.ts";

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

/** What comes between a dialog and its change, the words of the notice, and what puts it right again. */
const LOSSES = [
  {
    name: "a lost connection",
    says: "We can't reach the site right now.",
    bring: loseConnection,
    mend: (page: Page, _account: Account) => page.context().setOffline(false),
  },
  {
    name: "an ended session",
    says: "You need to be logged in to perform this action.",
    bring: (page: Page) => page.context().clearCookies(),
    mend: (page: Page, account: Account) => signIn(page.context(), account),
  },
];

for (const { name, says, bring, mend } of LOSSES) {
  test(`${name} while many gifts are changed: the dialog and the selection stay with what was chosen, and another try does it`, async ({
    page,
    account,
  }) => {
    const gift = freshName("Many mugs");
    await openAdmin(page, "/admin/gifts");
    await makeGift(page, gift);
    await openAdmin(page, `/admin/gifts?q=${encodeURIComponent(gift)}`);
    await page.getByRole("checkbox", { name: `Select ${gift}` }).check();
    const bar = page.getByRole("region", { name: "Selected gifts" });

    await bar.getByRole("button", { name: "Change", exact: true }).click();
    const changing = page.getByRole("dialog", { name: "Change 1 gift" });
    await changing.getByLabel("What to change").selectOption({ label: "Brand Name" });
    await changing.getByLabel("Brand Name", { exact: true }).fill("Kiln & Co");
    await bring(page);
    await changing.getByRole("button", { name: "Change 1 gift" }).click();
    await expectNotice(page, says);
    await expect(changing.getByRole("button", { name: "Change 1 gift" })).toBeEnabled();
    await expect(changing.getByLabel("Brand Name", { exact: true })).toHaveValue("Kiln & Co");
    await mend(page, account);
    await changing.getByRole("button", { name: "Change 1 gift" }).click();
    await expectNotice(page, "1 gift updated");
    await expect(changing).toHaveCount(0);

    await bar.getByRole("button", { name: "Categorize" }).click();
    const categorizing = page.getByRole("dialog", { name: "Categorize 1 gift" });
    await categorizing.getByRole("combobox", { name: "Gift Types" }).fill("home dec");
    await page.keyboard.press("Enter");
    await bring(page);
    await categorizing.getByRole("button", { name: "Add to the gift" }).click();
    await expect(categorizing.getByRole("button", { name: "Add to the gift" })).toBeEnabled();
    await expect(categorizing.getByRole("button", { name: "Remove Home Decor" })).toBeVisible();
    await mend(page, account);
    await categorizing.getByRole("button", { name: "Add to the gift" }).click();
    await expect(categorizing).toHaveCount(0);
    await expect(page.getByRole("row").filter({ hasText: gift })).toContainText("Home Decor");
  });

  test(`${name} while a cell is set back from its notice: the table stays and says so`, async ({ page }) => {
    const gift = freshName("Cell mug");
    await openAdmin(page, "/admin/gifts");
    await makeGift(page, gift);
    const table = `/admin/gifts?q=${encodeURIComponent(gift)}`;
    await openAdmin(page, table);
    await page.getByRole("button", { name: `Change the price of ${gift}` }).click();
    await page.getByRole("textbox", { name: `Price of ${gift}` }).fill("31");
    await page.keyboard.press("Enter");
    const row = page.getByRole("row").filter({ hasText: gift });
    await expect(row).toContainText("$31.00");
    await bring(page);
    await page
      .getByRole("listitem")
      .filter({ hasText: `Price of ${gift}` })
      .getByRole("button", { name: "Undo" })
      .click();
    await expectNotice(page, says);
    // What would lead away comes after the notice.
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe("/admin/gifts");
    await expect(row).toContainText("$31.00");
  });

  test(`${name} while a view is saved: it is said beside its button, nothing else is blamed, and another try saves it`, async ({
    page,
    account,
  }) => {
    await openAdmin(page, "/admin/gifts?q=mug");
    await page.getByRole("button", { name: "Views" }).click();
    const field = page.getByLabel("Save this view as");
    await field.fill("Mugs");
    await bring(page);
    await field.press("Enter");
    const told = page.getByRole("group", { name: "Views" }).getByRole("alert");
    await expect(told).toContainText("What you typed is still here.");
    await expect(page.getByText("You can have at most")).toHaveCount(0);
    await expect(field).toHaveValue("Mugs");
    await mend(page, account);
    await told.getByRole("button", { name: "Try again" }).click();
    await expectNotice(page, "View saved");
  });

  test(`${name} while two categories are merged: the dialog stays with the choice, and another try merges`, async ({ page, account }) => {
    const [from, into] = [freshName("Angling"), freshName("Fishing")];
    await openAdmin(page, "/admin/categories?tab=gift_interest_types");
    for (const value of [from, into]) {
      await page.getByRole("button", { name: "Add New Category" }).click();
      await page.getByLabel("Name").fill(value);
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("heading", { name: value })).toBeVisible();
    }
    await page.getByRole("button", { name: `Merge ${from}` }).click();
    const dialog = page.getByRole("dialog", { name: `Merge ${from}` });
    await dialog.getByLabel("Merge into").selectOption({ label: `${into} (0)` });
    await bring(page);
    await dialog.getByRole("button", { name: "Merge" }).click();
    await expectNotice(page, says);
    await expect(dialog.getByRole("button", { name: "Merge" })).toBeEnabled();
    await expect(dialog.getByLabel("Merge into").locator("option:checked")).toHaveText(`${into} (0)`);
    await mend(page, account);
    await dialog.getByRole("button", { name: "Merge" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("heading", { name: from })).toHaveCount(0);
  });

  test(`${name} while a bulk change is undone from the list: the list stays and says why, and another try undoes it`, async ({
    page,
    account,
  }) => {
    const gift = freshName("Undone mugs");
    await openAdmin(page, "/admin/gifts");
    await makeGift(page, gift);
    await openAdmin(page, `/admin/gifts?q=${encodeURIComponent(gift)}`);
    await page.getByRole("checkbox", { name: `Select ${gift}` }).check();
    await page.getByRole("region", { name: "Selected gifts" }).getByRole("button", { name: "Change", exact: true }).click();
    const changing = page.getByRole("dialog", { name: "Change 1 gift" });
    const brand = freshName("Kiln");
    await changing.getByLabel("What to change").selectOption({ label: "Brand Name" });
    await changing.getByLabel("Brand Name", { exact: true }).fill(brand);
    await changing.getByRole("button", { name: "Change 1 gift" }).click();
    await expectNotice(page, "1 gift updated");
    await openAdmin(page, "/admin/gifts/past-changes");
    const undo = page.getByRole("button", { name: new RegExp(`^Undo: .*${brand}`) });
    await bring(page);
    await undo.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo the change" }).click();
    await expect(
      page
        .getByRole("status")
        .filter({ hasText: "Undo it again to finish." })
        .or(page.getByRole("link", { name: "Sign in again in a new tab" })),
    ).toBeVisible();
    await expect(page).toHaveURL(/past-changes$/);
    await mend(page, account);
    await undo.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo the change" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Undone: 1 restored." })).toBeVisible();
  });
}
