import type { Page } from "@playwright/test";

/** The Keystroke-Level Model (Card, Moran and Newell, 1983): seconds to press a key, to point, to move a hand to the mouse, to make up one's mind, to click. */
const KEY = 0.28;
const POINT = 1.1;
const HOME = 0.4;
const MIND = 1.35;
const CLICK = 0.2;
/** Words that somebody reads in a second (Brysbaert, 2019: 238 in a minute). */
const WORDS = 238 / 60;
/** To think of what a field is to hold. */
const THOUGHT = 10;

/** The text of a screen's own part and of its dialogs, line by line, without what is folded or in a list of choices. */
const seenLines = () => {
  const choices = new Set([...document.querySelectorAll("option")].map(({ text }) => text.trim()));
  const parts = [...document.querySelectorAll<HTMLElement>("main, dialog[open]")].map(({ innerText }) => innerText);
  return parts.flatMap((text) => text.split("\n")).filter((line) => line.trim() !== "" && !choices.has(line.trim()));
};

/** Adds up the time that a person would need who reads every word that is new on every screen, thinks, points, clicks and types. */
export class PersonsPace {
  #seconds = 0;
  readonly #read = new Set<string>();

  get seconds(): number {
    return Math.round(this.#seconds);
  }

  async reads(page: Page): Promise<void> {
    const fresh = (await page.evaluate(seenLines)).filter((line) => !this.#read.has(line));
    for (const line of fresh) this.#read.add(line);
    this.#seconds += fresh.flatMap((line) => line.split(/\s+/)).length / WORDS;
  }

  acts(): void {
    this.#seconds += MIND + HOME + POINT + CLICK;
  }

  types(text: string): void {
    this.acts();
    this.#seconds += THOUGHT + HOME + KEY * text.length;
  }
}
