import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestInfoContext } from "#app/platform/request-context.ts";
import { withAccessRules } from "./enforce-access.ts";

type Handler = (args: { request: Request; context: RouterContextProvider }) => Promise<unknown>;

/** Returns the page's loader or action behind the rules of its address, for somebody who is nobody. */
function guard(path: string, kind: "loader" | "action", module: object = {}): { handler: Handler; asked: string[] } {
  const asked: string[] = [];
  const routes = { page: { id: "page", path, module: { [kind]: () => "let in", ...module } } };
  const rules = {
    carriesSession: () => false,
    authorise: async (who: string) => {
      asked.push(who);
      throw new Error("refused");
    },
  };
  const guarded = withAccessRules({ routes } as unknown as ServerBuild, rules).routes.page?.module;
  return { handler: guarded?.[kind] as unknown as Handler, asked };
}

async function enter(path: string, kind: "loader" | "action", init: RequestInit = {}) {
  const { handler, asked } = guard(path, kind);
  const context = new RouterContextProvider();
  context.set(requestInfoContext, {} as RequestInfo);
  const answer = async () => handler({ request: new Request(`http://site.test/${path}`, init), context });
  const outcome = await answer().catch((error: Error) => error.message);
  return { outcome, asked };
}

test.each([
  ["about", "loader", [], "let in"],
  ["contact", "action", [], "let in"],
  ["profile", "loader", ["signed-in"], "refused"],
  ["profile", "action", ["signed-in"], "refused"],
  ["admin/health", "loader", ["site"], "refused"],
  ["admin/gifts/changes", "action", ["catalogue.edit"], "refused"],
] as const)("Z1: /%s asks its %s's caller to be %j", async (path, kind, who, outcome) => {
  const init = kind === "action" ? { method: "POST", body: "a=1" } : {};
  expect(await enter(path, kind, init)).toEqual({ outcome, asked: who });
});

test("Z1: a route that the table does not name, or whose writes it does not, is not served at all", () => {
  expect(() => guard("nowhere-in-the-table", "loader")).toThrow("has no read entry");
  expect(() => guard("about", "action")).toThrow("has no write entry");
});

test("Z1: a guarded page without a loader is not served: nothing would ask", () => {
  expect(() => guard("admin/health", "action", { action: undefined, default: () => null })).toThrow("has no loader");
});
