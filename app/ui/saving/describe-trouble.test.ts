import { expect, test } from "vitest";
import { troubleOf } from "../client/trouble.ts";
import { describeTrouble, troubleToast } from "./describe-trouble.ts";

const failed = { title: "Failed to add gift", description: "There was a problem." };

test("a refusal that is the site's own fault says what was refused, with the reference, after the screen's own words", () => {
  const trouble = troubleOf(400, { title: "Bad request", detail: "Not taken: id.", requestId: "r-1" });
  expect(describeTrouble(trouble, { failed })).toEqual({ ...failed, fault: "Not taken: id. Reference: r-1" });
  expect(troubleToast(trouble, { failed })).toMatchObject({
    title: "Failed to add gift",
    description: "There was a problem. Not taken: id. Reference: r-1",
    type: "destructive",
    durationMs: 15_000,
  });
  expect(troubleToast(trouble, { failed }, { isBeside: true })).toMatchObject({
    description: "There was a problem.",
    durationMs: undefined,
  });
});

test("a title alone says nothing, and a message that the screen shows itself is not said twice", () => {
  const untold = troubleOf(500, { title: "Something went wrong", requestId: "r-2" });
  expect(describeTrouble(untold, { failed }).fault).toBe("Reference: r-2");
  const told = troubleOf(429, { detail: "Please wait.", requestId: "r-3" });
  expect(describeTrouble(told, { failed: { title: "Error", description: "Please wait." } }).fault).toBe("Reference: r-3");
  expect(describeTrouble(troubleOf(500, "<p>"), { failed })).toEqual({ ...failed, fault: null });
});

test("a lost connection, an ended session and a lost role are said in the screen's words, or in everybody's, and without a reference", () => {
  const signedOut = { title: "Login required", description: "Please login." };
  const problem = { detail: "Admins only.", requestId: "r-4" };
  expect(describeTrouble(troubleOf(0), { failed })).toMatchObject({ title: "No connection", fault: null });
  expect(describeTrouble(troubleOf(401, problem), { failed })).toMatchObject({ title: "You've been signed out", fault: null });
  expect(describeTrouble(troubleOf(401, problem), { failed, signedOut })).toEqual({ ...signedOut, fault: null });
  expect(describeTrouble(troubleOf(403, problem), { failed })).toMatchObject({ title: "Permission denied", fault: null });
  expect(troubleToast(troubleOf(0), { failed, unreachable: { title: "Offline" } })).toEqual({
    title: "Offline",
    description: undefined,
    type: "destructive",
    action: undefined,
    durationMs: undefined,
  });
});

test("the toast of an ended session lets sign in beside the page, unless a notice there does", () => {
  const ended = troubleOf(401, { detail: "Please sign in.", requestId: "r-5" });
  expect(troubleToast(ended, { failed })).toMatchObject({ action: { label: "Sign in again in a new tab" }, durationMs: 15_000 });
  expect(troubleToast(ended, { failed }, { isBeside: true }).action).toBeUndefined();
});
