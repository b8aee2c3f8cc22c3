import type { Locator, Page } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { freshName, makeGift } from "./admin.ts";
import { expect } from "./fixtures.ts";
import type { KeyboardUser } from "./keyboard.ts";
import { lossesOf } from "./lost-saves.ts";
import { keepNotices } from "./notices.ts";
import { atBothWidths, button, test } from "./walks.ts";

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

/** A form that the page sends whole, without a script of its own. */
interface PlainForm {
  name: string;
  /** Opens it, types or chooses something, and returns the button that sends it. */
  fill: (user: KeyboardUser) => Promise<Locator>;
  /** What was typed or chosen. */
  kept: (page: Page) => Promise<void>;
  /** What is there when it was taken. */
  done: (page: Page) => Promise<void>;
}

const origin = (page: Page) => new URL(page.url()).origin;
const said = (page: Page, words: string | RegExp) => expect(page.getByRole("status").filter({ hasText: words }).first()).toBeVisible();

const TEACHING: PlainForm = {
  name: "answers about a gift",
  async fill(user) {
    const { page } = user;
    await user.open("/admin/teach");
    const ids = [await makeGift(page, freshName("Coffee Grinder")), await makeGift(page, freshName("Dog Leash"))];
    await user.open(`/admin/teach?gifts=${ids.join(".")}`);
    await user.press(page.getByRole("group").first().getByRole("radio").first(), "Space");
    return button(page, "Next gift");
  },
  kept: (page) => expect(page.getByRole("group").first().getByRole("radio").first()).toBeChecked(),
  done: (page) => expect(page.getByText("2 of 2")).toBeVisible(),
};

const SUGGESTIONS: PlainForm = {
  name: "suggestions that are ticked",
  async fill(user) {
    const { page } = user;
    await user.open("/admin/suggestions?page=2");
    await user.press(page.getByRole("list", { name: "Suggestions" }).getByRole("checkbox").first(), "Space");
    return button(page, "Confirm 1");
  },
  kept: (page) => expect(page.getByRole("list", { name: "Suggestions" }).getByRole("checkbox").first()).toBeChecked(),
  done: (page) => said(page, "1 suggestion confirmed."),
};

const TRASH: PlainForm = {
  name: "gifts of the trash that are ticked",
  async fill(user) {
    const { page } = user;
    await user.open("/admin/gifts");
    const ids = [await makeGift(page, freshName("Binned Mug"))];
    await page.request.post("/admin/gifts/changes", { headers: { origin: origin(page) }, data: { change: "delete", ids } });
    await user.open("/admin/gifts/trash");
    await user.press(page.getByRole("checkbox", { name: /^Select Binned Mug/ }).first(), "Space");
    return button(page, "Restore selected");
  },
  kept: (page) => expect(page.getByRole("checkbox", { name: /^Select Binned Mug/ }).first()).toBeChecked(),
  done: (page) => said(page, "1 gift restored."),
};

const MESSAGE: PlainForm = {
  name: "a message that is done",
  async fill(user) {
    const { page } = user;
    const name = freshName("Ada");
    await user.open("/admin/inbox");
    const form = { name, email: "ada@example.com", message: "Do you wrap twice?" };
    await page.request.post("/contact", { headers: { origin: origin(page) }, form });
    await user.open("/admin/inbox");
    await user.to(button(page, `Mark as done: message from ${name}`));
    return button(page, `Mark as done: message from ${name}`);
  },
  kept: (page) => expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible(),
  done: (page) => said(page, "Marked as done."),
};

const EMAIL: PlainForm = {
  name: "another email of the account",
  async fill(user) {
    const { page } = user;
    await user.open("/profile/security");
    await user.type(page.getByLabel("New email"), "not.sent@example.com");
    return button(page, "Change email");
  },
  kept: (page) => expect(page.getByLabel("New email")).toHaveValue("not.sent@example.com"),
  done: (page) => expect(page.getByRole("alert")).toBeVisible(),
};

/** Follows a notice's way to sign in, which opens a page of its own: F8 leads to the notices. */
async function signInFromNotice({ page }: KeyboardUser, press: () => Promise<void>, again: () => Promise<void>): Promise<void> {
  const popup = page.waitForEvent("popup");
  await page.keyboard.press("F8");
  await press();
  const tab = await popup;
  await expect(tab).toHaveURL(/\/auth\?next=/);
  await tab.close();
  await again();
}

const CASES: [PlainForm, readonly string[]][] = [
  [TEACHING, ["a lost connection", "an ended session", "a lost role"]],
  [SUGGESTIONS, ["an ended session"]],
  [TRASH, ["a lost role"]],
  [MESSAGE, ["a lost connection"]],
  [EMAIL, ["a lost connection"]],
];

atBothWidths(() => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

  for (const [form, losses] of CASES)
    for (const lost of lossesOf(/Permission denied/).filter(({ name }) => losses.includes(name)))
      test(`${form.name}: ${lost.name} is said, the page stays, and sending it again does it`, async ({ page, user, account, browser }) => {
        await keepNotices(page);
        const send = await form.fill(user);
        const isSession = lost.name === "an ended session";
        const putRight = await lost.bring(page, account, browser);
        await user.press(send);
        await user.expectSaid(isSession ? "You've been signed out" : lost.name === "a lost role" ? "Permission denied" : "No connection");
        await form.kept(page);
        await user.expectStillThere();
        await user.expectTold();
        if (isSession)
          await signInFromNotice(
            user,
            () => user.press(button(page, "Sign in again in a new tab")),
            () => signIn(page.context(), account),
          );
        else await putRight();
        await user.press(send);
        await form.done(page);
      });
});
