import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProjectFiles } from "./check-structure.ts";
import { findTimerFaults } from "./timers.ts";

const files = listProjectFiles();
const find = (file: string, text: string) =>
  findTimerFaults([...files, file], (each) => (each === file ? text : readFileSync(each, "utf8")));

test("a new timer on the server side is found, whichever way it repeats", () => {
  expect(find("app/features/blog/reminders.server.ts", "setInterval(remind, 1000)")).toEqual([
    expect.stringMatching(/^app\/features\/blog\/reminders\.server\.ts: a timer of its own/),
  ]);
  expect(find("server/tidy.ts", "const again = () => setTimeout(again, 1000)")).toHaveLength(1);
  expect(find("app/routes/system/tick.ts", "setInterval(tick, 1)")).toHaveLength(1);
});

test("waiting in a run, a browser's timer and a test's are no jobs", () => {
  expect(find("server/tidy.ts", "await sleep(1000); timer.setInterval(5)")).toEqual([]);
  expect(find("app/ui/clock.tsx", "setInterval(tick, 1000)")).toEqual([]);
  expect(find("server/tidy.test.ts", "setTimeout(tick, 1000)")).toEqual([]);
});

test("a file that is named and has no timer is found", () => {
  const read = (file: string) => (file === "server/listen.ts" ? "" : readFileSync(file, "utf8"));
  expect(findTimerFaults(files, read)).toEqual([expect.stringMatching(/^server\/listen\.ts: has no timer any more/)]);
});
