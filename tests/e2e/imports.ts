import { writeFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { freshName } from "./admin.ts";

interface BarState {
  value: number;
  max: number;
}

/** Writes a catalogue file of so many new gifts with this description. */
export async function writeGifts(file: string, rows: number, text: string): Promise<void> {
  const name = freshName("Long-winded gift");
  await writeFile(file, `name,price,description\n${Array.from({ length: rows }, (_, row) => `${name} ${row},24.50,"${text}"\n`).join("")}`);
}

/** Records every state of the bar that shows an import's progress from now on; returns the function that reads them. */
export async function recordProgress(page: Page): Promise<() => Promise<BarState[]>> {
  await page.evaluate(() => {
    const states: { value: number; max: number }[] = [];
    Object.assign(window, { recordedProgress: states });
    new MutationObserver(() => {
      const bar = document.querySelector("progress");
      if (bar?.hasAttribute("value")) states.push({ value: bar.value, max: bar.max });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { recordedProgress: { value: number; max: number }[] }).recordedProgress);
}

/** Expects of a bar's states that it moves, never goes back, and counts a file of so many rows. */
export function expectRising(states: BarState[], rows: number): void {
  expect(new Set(states.map(({ max }) => max))).toEqual(new Set([rows]));
  const values = states.map(({ value }) => value);
  expect(new Set(values).size, "it moves").toBeGreaterThan(3);
  expect(values, "it never goes back").toEqual(values.toSorted((one, other) => one - other));
}
