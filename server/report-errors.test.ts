import { data, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { withErrorReports } from "./report-errors.ts";

type Loader = (args: unknown) => Promise<unknown>;

/**
 * Returns what the wrapped loader of a page (or, without a component, of an address for programs) throws when the loader throws `error`.
 */
async function thrownFor(
  error: unknown,
  module: object = { default: () => null },
  path = "/page",
): Promise<{ data: Record<string, unknown>; init: { status: number } }> {
  const build = {
    routes: {
      page: {
        id: "page",
        module: {
          ...module,
          loader: () => {
            throw error;
          },
        },
      },
    },
  } as unknown as ServerBuild;
  const context = new RouterContextProvider();
  context.set(requestInfoContext, {
    requestId: "the-id",
    clientAddress: null,
    country: () => null,
    cacheTags: new Set<string>(),
    connectsTo: new Set<string>(),
    expiresAt: null,
    body: { maxBytes: 0, seconds: 0 },
    html: null,
    answer: { cookies: [], isPersonal: false },
  });
  const loader = withErrorReports(build).routes.page?.module.loader as Loader;
  return loader({ request: new Request(`http://site.test${path}`), context }).then(
    () => {
      throw new Error("The loader should have thrown");
    },
    (thrown: unknown) => thrown as never,
  );
}

test("an unexpected error becomes a 500 with the request id and nothing of the error itself (K2)", async () => {
  const thrown = await thrownFor(new Error("password=hunter2"));
  expect(thrown.init.status).toBe(500);
  expect(thrown.data).toMatchObject({ requestId: "the-id" });
  expect(JSON.stringify(thrown)).not.toContain("hunter2");
});

test.each([
  Object.assign(new Error("connect ENOENT"), { code: "ENOENT" }),
  Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
  Object.assign(new Error("terminating connection"), { code: "57P01" }),
  new Error("Failed query", { cause: new Error("timeout exceeded when trying to connect") }),
])("G1: the database being away is a 503: %s", async (error) => {
  expect((await thrownFor(error)).init.status).toBe(503);
});

test("what a loader says on purpose goes through as it is", async () => {
  const deliberate = data({ title: "Gift Not Found" }, { status: 404 });
  expect(await thrownFor(deliberate)).toBe(deliberate);
  const redirect = new Response(null, { status: 301 });
  expect(await thrownFor(redirect)).toBe(redirect);
});

test("programs get the same error as application/problem+json", async () => {
  const thrown = (await thrownFor(new Error("password=hunter2"), {})) as unknown as Response;
  expect(thrown.headers.get("content-type")).toContain("application/problem+json");
  expect(await thrown.json()).toEqual({ type: "about:blank", title: "Something went wrong", status: 500, requestId: "the-id" });
});

test("a page that needs a session leads to /auth, with the way back (A8)", async () => {
  const thrown = (await thrownFor(data({}, { status: 401 }))) as unknown as Response;
  expect([thrown.status, thrown.headers.get("location")]).toEqual([302, "/auth?next=%2Fpage"]);
});

test("the way back is the page, also where its data alone was asked for", async () => {
  const thrown = (await thrownFor(data({}, { status: 401 }), undefined, "/page.data?q=a&_routes=routes%2Fpage")) as unknown as Response;
  expect(thrown.headers.get("location")).toBe("/auth?next=%2Fpage%3Fq%3Da");
});

test("a program without a session gets 401", async () => {
  const thrown = (await thrownFor(data({}, { status: 401 }), {})) as unknown as Response;
  expect(thrown.status).toBe(401);
  expect(await thrown.json()).toMatchObject({ status: 401, title: "Sign in first" });
});
