import type { Browser, Locator, Page } from "@playwright/test";
import { type Account, makeAccount, signIn } from "./accounts.ts";
import { freshName, makeCategory, test as base } from "./admin.ts";
import { expect, expectNoSidewaysScroll } from "./fixtures.ts";
import { KeyboardUser } from "./keyboard.ts";
import { keepNotices } from "./notices.ts";

/** Extends the tests so that `user` walks as an admin without a mouse, and so that the last screen has to be in order. */
export const test = base.extend<{ user: KeyboardUser }>({
  user: async ({ page }, use) => {
    const user = new KeyboardUser(page);
    await use(user);
    await user.expectTold();
    await expectNoSidewaysScroll(page);
  },
});

/** Declares walks for a phone and for a desk. */
export function atBothWidths(declare: (width: number) => void): void {
  for (const width of [390, 1280])
    test.describe(`by keyboard alone, at ${width} px`, () => {
      // A form that is refused is part of a walk.
      test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: "reduce" }, expectedComplaints: [/status of 422/] });
      test.slow();
      declare(width);
    });
}

/** Chooses files as the browser's own dialog does, which opens with Enter. */
export async function chooseFile(
  user: KeyboardUser,
  opener: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const opening = user.page.waitForEvent("filechooser");
  await user.press(opener);
  await (await opening).setFiles(file);
}

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });

/** Makes two interests, opens the dialog that merges one into the other, and chooses that one. */
export async function chooseMerge(user: KeyboardUser) {
  const { page } = user;
  const [from, into] = [freshName("Angling"), freshName("Fishing")];
  await user.open("/admin/categories?tab=gift_interest_types");
  await makeCategory(page, from);
  const intoId = await makeCategory(page, into);
  await user.open("/admin/categories?tab=gift_interest_types");
  await user.type(page.getByLabel("Search Interests"), from);
  await user.press(button(page, `Merge ${from}`));
  const dialog = page.getByRole("dialog", { name: `Merge ${from}` });
  const choice = dialog.getByLabel("Merge into");
  await user.choose(choice, into, intoId);
  return { from, into, intoId, dialog, choice };
}

/** Answers the question that is open. */
export const answer = (user: KeyboardUser, name: string) =>
  user.press(user.page.getByRole("alertdialog").getByRole("button", { name, exact: true }));

/** Takes back what a notice tells of: F8 leads to the notices. */
export async function undoFromNotice(user: KeyboardUser): Promise<void> {
  await user.page.keyboard.press("F8");
  await user.press(button(user.page, "Undo"));
}

/** Turns to a tab by the arrow keys, from the one that is open. */
export async function turnToTab(user: KeyboardUser, name: string, within: Page | Locator = user.page): Promise<void> {
  const open = within.getByRole("tab", { selected: true });
  const most = await within.getByRole("tab").count();
  for (let press = 0; press < most && (await open.innerText()) !== name; press++) await user.press(open, "ArrowRight");
  await expect(open).toHaveText(name);
}

/** Keeps what somebody else has saved of a field that both have changed. */
export async function chooseTheirs(user: KeyboardUser, title: string, field: string): Promise<void> {
  const { page } = user;
  const conflict = page.getByRole("dialog", { name: title });
  await expect(conflict).toContainText(`Changed by both: ${field}`);
  await user.expectTold();
  const choice = conflict.getByRole("group", { name: field });
  await user.to(choice.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowRight");
  await expect(choice.getByRole("radio", { name: "Yours" })).not.toBeChecked();
  await user.press(conflict.getByRole("button", { name: "Save these choices" }));
  await expect(conflict).toHaveCount(0);
}

export interface Guest {
  account: Account;
  name: string;
  user: KeyboardUser;
  leave: () => Promise<void>;
}

/** Brings somebody without a role, who walks by keyboard as well, in a browser of their own of the same size. */
export async function bringGuest(browser: Browser, { page }: KeyboardUser, what: "signed-in" | "signed-out"): Promise<Guest> {
  const viewport = page.viewportSize();
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport, reducedMotion: "reduce" });
  const names = { firstName: "Hedy", lastName: freshName("Lamarr") };
  const account = await makeAccount(context, names);
  if (what === "signed-in") await signIn(context, account);
  const tab = await context.newPage();
  await keepNotices(tab);
  return { account, name: `${names.firstName} ${names.lastName}`, user: new KeyboardUser(tab), leave: () => context.close() };
}

/** Accepts an invitation to be an editor, whose link leads to the sign-in first. */
export async function becomeEditor(guest: KeyboardUser, account: Account, link: string): Promise<void> {
  await guest.open(link);
  await guest.type(guest.page.getByLabel("Email"), account.email);
  await guest.type(guest.page.getByLabel("Password").first(), account.password);
  await guest.page.keyboard.press("Enter");
  await expect(guest.page.getByRole("heading", { name: "You’re invited to help" })).toBeVisible();
  await guest.expectTold();
  await guest.press(button(guest.page, "Become an editor"));
  await expect(guest.page.getByRole("heading", { name: "Gift Management" })).toBeVisible();
  await guest.expectStillThere();
}
