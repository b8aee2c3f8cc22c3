import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type Account, makeAccount, signIn } from "./accounts.ts";

interface Fixtures {
  /** What the browser is expected to complain about in this test; everything else fails it. */
  expectedComplaints: RegExp[];
  /** Ask for it to be signed in: an account of this test alone, in whose name `page` already browses. */
  account: Account;
}

/** Tests in which an error on the browser's console, an uncaught error or a blocked resource is a failure. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  account: async ({ context }, use) => {
    const account = await makeAccount(context);
    await signIn(context, account);
    await use(account);
  },
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([]);
  },
});

/** Waits until the page answers to clicks and keys. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.interactive === "true");
}

/** Waits until nothing fades or slides any more; what turns for ever (a spinner) is not waited for. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** E1: axe finds nothing on what is shown now. Half faded in, a text has less contrast than it is read with. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilAtRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
}

/** E1: nothing makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
}

export { expect };
