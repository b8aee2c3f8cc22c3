import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showProgress } from "./progress.ts";

function screen(isTTY: boolean) {
  let text = "";
  return {
    isTTY,
    write: (more: string) => {
      text += more;
    },
    text: () => text,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a terminal shows a bar on one line, and none when it is over", () => {
  const terminal = screen(true);
  const progress = showProgress("Importing", 2000, terminal);
  vi.advanceTimersByTime(200);
  progress.update(1000);
  expect(terminal.text()).toContain(`Importing ${"█".repeat(12)}${"░".repeat(12)}  50%  1,000 of 2,000`);
  progress.finish();
  expect(terminal.text().endsWith("\r\u001b[K")).toBe(true);
  expect(terminal.text()).not.toContain("\n");
});

test("anything else gets a line every three seconds", () => {
  const pipe = screen(false);
  const progress = showProgress("Importing", 10, pipe);
  for (let done = 1; done <= 10; done++) {
    vi.advanceTimersByTime(1000);
    progress.update(done);
  }
  progress.finish();
  expect(pipe.text()).toBe("Importing: 3 of 10 (30%)\nImporting: 6 of 10 (60%)\nImporting: 9 of 10 (90%)\n");
});
