import { expect, test } from "vitest";
import { findSessionEvent } from "./session-events.ts";

const ada = { id: "1", email: "ada@example.com", name: "Ada", role: null };

test.each([
  ["the first answer says nobody", undefined, null, null, null],
  ["the first answer says somebody", undefined, ada, null, "signed-in"],
  ["somebody signs in", null, ada, "signed-in", "signed-in"],
  ["somebody signs in with a second step", null, ada, "multi-factor-verified", "multi-factor-verified"],
  ["somebody else signs in", ada, { ...ada, id: "2" }, null, "signed-in"],
  ["the session ends", ada, null, null, "signed-out"],
  ["the session goes on", ada, { ...ada }, null, "token-refreshed"],
  ["the name changes", ada, { ...ada, name: "Augusta" }, null, "user-updated"],
  ["a role is lost", { ...ada, role: "admin" }, ada, null, "user-updated"],
  ["a new password was set by mail", null, null, "password-reset", "password-recovery"],
] as const)("section 4: %s", (_name, before, after, notice, event) => {
  expect(findSessionEvent(before, after, notice)).toBe(event);
});
