import type { BrowserContext } from "@playwright/test";
import { type FakeMailServer, startMailServer } from "#tests/fakes/mail-server.ts";
import { type Account, linkInMail, makeAccount, signIn } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { PORT } from "./servers.ts";
import { atBothWidths, becomeEditor, bringGuest, button, test as base } from "./walks.ts";

/** A site of its own, because that of every other test sends no mail. */
const OWN_PORT = PORT + 4800;
const SITE = `http://127.0.0.1:${OWN_PORT}`;

let mails: FakeMailServer;
let own: OwnSite | undefined;

/** Returns the path of the link in a mail that has come; waits for it. */
async function untilMailed(to: string, words: string): Promise<string> {
  const find = () => linkInMail(mails.received.findLast((mail) => mail.to.includes(to) && mail.raw.includes(words))?.raw ?? "");
  await expect.poll(find).toBeDefined();
  return find() as string;
}

/** Follows the link of the mail that asks a newcomer to confirm their address. */
async function confirm(context: BrowserContext, { email }: Account): Promise<void> {
  const token = new URL(await untilMailed(email, "confirm"), SITE).searchParams.get("token") ?? "";
  const answer = await context.request.post(`${SITE}/auth/confirm`, { form: { token }, headers: { origin: SITE }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

const test = base.extend({
  account: async ({ context }, use) => {
    const account = await makeAccount(context);
    await confirm(context, account);
    await signIn(context, account);
    await use(account);
  },
});
// One server on one port, so all tests run in one worker.
test.describe.configure({ mode: "default" });
test.use({ baseURL: SITE });
test.beforeAll(async () => {
  mails = await startMailServer();
  own = await startOwnSite(OWN_PORT, { SMTP_URL: mails.url });
});
test.afterAll(async () => {
  await own?.stop();
  await mails.close();
});

atBothWidths(() => {
  test("an invitation is mailed, and accepted by whom it was mailed to", async ({ page, user, browser }) => {
    await user.open("/admin/people");
    const { user: guest, account, leave } = await bringGuest(browser, user, "signed-out");
    await confirm(guest.page.context(), account);
    await user.choose(page.getByLabel("Invite as"), "Edi", "editor");
    await user.type(page.getByLabel("Their email"), account.email);
    await user.press(button(page, "Invite"));
    await user.expectSaid("Invitation sent");
    await expect(page.getByText(/\/invitations\//)).toHaveCount(0);
    await user.expectStillThere();

    await becomeEditor(guest, account, await untilMailed(account.email, "invited"));
    await leave();
  });
});
