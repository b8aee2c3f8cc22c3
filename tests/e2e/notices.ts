import { expect, type Page } from "@playwright/test";

/** Records the text of every notice: some stay for only a second and a half, which polling on a busy machine may not notice. */
export async function keepNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(window, { recordedNotices: kept });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLLIElement && node.dataset.state === "open") kept.push(node.innerText);
    }).observe(document, { subtree: true, childList: true });
  });
}

/** Returns the texts of the notices that have been on the screen since the page was loaded, where keepNotices has been asked to. */
export const readNotices = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as { recordedNotices?: string[] }).recordedNotices ?? []);

/** Waits until a notice with all of these words has been on the screen since the page was loaded. */
export async function expectNotice(page: Page, ...words: string[]): Promise<void> {
  await expect
    .poll(
      async () => (await readNotices(page)).some((notice) => words.every((word) => notice.includes(word))),
      `a notice that says ${words.join(" ")}`,
    )
    .toBe(true);
}
