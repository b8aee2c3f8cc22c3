import { expect, type Locator, type Page } from "@playwright/test";
import { untilInteractive } from "./fixtures.ts";
import { readNotices } from "./notices.ts";

/** Returns the key that leads from what has the focus towards an element; null where it has the focus itself. */
const findKeyTowards = (element: Element) => {
  const focused = document.activeElement ?? document.body;
  if (focused === element) return null;
  const isBehind = (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return isBehind && focused !== document.body ? "Shift+Tab" : "Tab";
};

/** Presses Tab or Shift+Tab, as a user without a mouse does, until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  for (let press = 0; press < most; press++) {
    const key = await target.evaluate(findKeyTowards);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Returns what stands over an element, such as a message; null where a part of it can be seen. */
const findCover = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const covers = [0.5, 0.1, 0.9].map((part) => {
    const onTop = document.elementFromPoint(left + width / 2, top + height * part);
    return onTop === null || element.contains(onTop) || onTop.contains(element) ? null : onTop.outerHTML.slice(0, 200);
  });
  return covers.includes(null) ? null : covers[0];
};

const isOutOfSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= window.innerHeight;
};

/** Expects a focused element to be visible: neither outside of the window nor, once messages have gone, under something else. */
export async function expectInSight(target: Locator): Promise<void> {
  // A file's input itself is not seen, but its label.
  const isFile = (await target.getAttribute("type")) === "file";
  const seen = isFile
    ? target
        .page()
        .locator("label")
        .filter({ has: target })
        .or(target.page().locator(`label[for="${await target.getAttribute("id")}"]`))
        .first()
    : target;
  await expect(seen).toBeInViewport();
  await expect.poll(() => seen.evaluate(findCover), "nothing covers it").toBeNull();
}

/** What a screen reader names a control by; without a name it would only say "button". */
const NAMELESS =
  /^\s*- (?:button|link|textbox|searchbox|checkbox|radio|combobox|switch|slider|spinbutton|tab|dialog|alertdialog)(?: \[[^\]]*\])*:?$/m;

/** The most stops of Tab from one end of a screen to the other. */
const STOPS = 400;

/**
 * Somebody who has no mouse and hears the screen: they find controls by role and name, reach them with Tab, and must never lose their place
 * to the top of the page by what they press.
 */
export class KeyboardUser {
  readonly page: Page;
  /** The address at which something was pressed last; null after a page was loaded, which starts at its top. */
  #pressedAt: string | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await untilInteractive(this.page);
    this.#pressedAt = null;
  }

  /** Goes to a control with Tab, backwards too, and expects to see where they are and to hear what it is. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    if (this.#pressedAt === this.page.url()) await this.expectStillThere();
    await tabTo(this.page, target, STOPS);
    // A dialog gives the focus back without scrolling to it; going on and back does.
    if ((await target.evaluate(isOutOfSight)) || (await target.evaluate(findCover)) !== null) {
      await this.page.keyboard.press("Shift+Tab");
      await this.page.keyboard.press("Tab");
    }
    await expectInSight(target);
    expect(await target.ariaSnapshot(), "it is heard with its name").not.toMatch(NAMELESS);
  }

  /** Presses a key on a control. */
  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.to(target);
    this.#pressedAt = this.page.url();
    await this.page.keyboard.press(key);
  }

  /** Types over what a field holds. */
  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  /** Pastes over what a field holds. */
  async paste(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.insertText(text);
  }

  /** Chooses from a list by the letters that its option begins with. */
  async choose(target: Locator, letters: string, value: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(letters);
    await expect(target).toHaveValue(value);
  }

  /** Expects that the focus is on something, and not back at the top of the page. */
  async expectStillThere(): Promise<void> {
    const tag = () => this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 100) ?? "");
    await expect.poll(tag, "the focus stays where they are").not.toMatch(/^(?:$|<body|<dialog)/);
  }

  /** Expects that everything on the screen is told by a name, and that there is one main part under one first heading. */
  async expectTold(): Promise<void> {
    const tree = await this.page.locator("body").ariaSnapshot();
    expect(tree.split("\n").filter((line) => NAMELESS.test(line))).toEqual([]);
    expect(tree.match(/^\s*- main/gm)).toHaveLength(1);
    expect(tree.match(/\[level=1\]/g)).toHaveLength(1);
  }

  /** Expects words in a part of the page that is read aloud when it changes, or in a notice that has been one meanwhile. */
  async expectSaid(words: string): Promise<void> {
    const readNow = this.page.locator("[role=status], [role=alert], output").filter({ hasText: words });
    const hasBeenRead = async () => (await readNotices(this.page)).some((notice) => notice.includes(words)) || (await readNow.count()) > 0;
    await expect.poll(hasBeenRead, words).toBe(true);
  }
}
