import { data, type DataStrategyResult, redirect, type RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import { keepPage, NO_ANSWER } from "./keep-page.ts";

afterEach(() => {
  for (const { id } of toastStore.getToasts()) toastStore.remove(id);
});

/** What the router throws where a page was answered with an error. */
const errorOf = (status: number, problem: unknown = "") => ({ status, statusText: "", internal: false, data: problem });

/** Sends a form whose answer is `result`, and returns what the page gets and what is said. */
async function send(result: DataStrategyResult, method = "POST") {
  const request = new Request("http://site.test/admin/inbox", { method });
  const given = { request, params: {}, context: {} as RouterContextProvider, pattern: "", url: new URL(request.url) };
  const results = await keepPage(given, () => Promise.resolve({ "routes/admin/inbox": result }));
  const said = toastStore.getToasts().map(({ title, description, action }) => ({ title, description, action: action?.label }));
  return { result: (results as Record<string, DataStrategyResult>)["routes/admin/inbox"], said };
}
const KEPT = { type: "data", result: data(undefined, { status: NO_ANSWER }) };

test.each<[string, unknown, object]>([
  [
    "a lost connection",
    data(new TypeError("Failed to fetch")),
    { title: "No connection", description: "We can't reach the site right now." },
  ],
  ["an ended session", redirect("/auth?next=%2Fadmin%2Finbox"), { title: "You've been signed out", action: "Sign in again in a new tab" }],
  ["a lost role", errorOf(403, { detail: "Admins only." }), { title: "Permission denied", description: "Admins only." }],
  ["a server that fails", errorOf(500, { requestId: "r-1" }), { title: "Not saved", description: expect.stringContaining("r-1") }],
])("a form that had no answer leaves the page as it is and says why: %s", async (_what, error, words) => {
  const { result, said } = await send({ type: "error", result: error });
  expect(result).toEqual(KEPT);
  expect(said).toEqual([expect.objectContaining(words)]);
});

test.each<[string, DataStrategyResult]>([
  ["an answer", { type: "data", result: { done: "Marked as done." } }],
  ["a refusal that the form shows itself", { type: "data", result: data({ failure: {} }, { status: NO_ANSWER }) }],
  ["the way to another page", { type: "error", result: redirect("/admin/pages") }],
  ["the way to signing in that a new password leads", { type: "error", result: redirect("/auth") }],
  ["what is gone", { type: "error", result: errorOf(404) }],
  ["a fault of the page's own", { type: "error", result: new Error("no") }],
])("anything else is the page's own: %s", async (_what, result) => {
  expect(await send(result)).toEqual({ result, said: [] });
});

test("a page that cannot be loaded is no form", async () => {
  const result: DataStrategyResult = { type: "error", result: new TypeError("Failed to fetch") };
  expect(await send(result, "GET")).toEqual({ result, said: [] });
});
