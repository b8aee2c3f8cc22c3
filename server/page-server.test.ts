import { expect, test } from "vitest";
import { PageCache } from "#app/platform/page-cache/page-cache.ts";
import { PageServer, type PageRequest, type RenderedPage } from "./page-server.ts";

const REQUEST: PageRequest = { method: "GET", target: "/a", acceptEncoding: "identity", ifNoneMatch: null, country: () => null };

function rendered(html: string, init: ResponseInit = {}, expiresAt: Date | null = null): RenderedPage {
  return { response: new Response(null, init), html: Buffer.from(html), tags: new Set(), expiresAt };
}

/** A server of one page, which a test renders as it likes; its cache's clock goes ahead of the time when pages are rendered. */
function servePage(render: (count: number) => RenderedPage) {
  const state = { renders: 0, aheadMs: 0 };
  const cache = new PageCache({ maxBytes: 1e6, now: () => Date.now() + state.aheadMs });
  const pages = new PageServer({
    cache,
    addressOf: (pathname) => ({ key: pathname, movedTo: null, byCountry: false }),
    groupCountry: (country) => country,
    render: async () => render((state.renders += 1)),
  });
  const ask = async () => {
    const answer = await pages.answer(REQUEST);
    return [answer?.status, answer?.body?.toString(), answer?.headers["cache-control"]];
  };
  return { state, cache, ask, pages };
}

test("O5: an answer that sets a cookie is for its reader alone: no cache stores it, ours neither", async () => {
  const { cache, ask, pages } = servePage((count) => rendered(`page ${count}`, { headers: { "set-cookie": `reader=${count}` } }));
  expect(await ask()).toEqual([200, "page 1", "no-store"]);
  expect(cache.size).toBe(0);
  expect(pages.answerFromMemory(REQUEST)).toBeUndefined();
  expect(await ask()).toEqual([200, "page 2", "no-store"]);
});

test("G1: without a database the last copy is served after its 60 seconds too, and a new page as soon as there is one", async () => {
  const { state, ask } = servePage((count) => (count === 2 || count === 3 ? rendered("away", { status: 503 }) : rendered(`page ${count}`)));
  expect((await ask())[1]).toBe("page 1");
  state.aheadMs += 3_600_000;
  expect((await ask()).slice(0, 2)).toEqual([200, "page 1"]);
  expect((await ask()).slice(0, 2)).toEqual([200, "page 1"]);
  expect((await ask()).slice(0, 2)).toEqual([200, "page 4"]);
});

test("G1: a database that is away again after changes may have been missed takes no last copy with it", async () => {
  const { cache, ask } = servePage((count) => (count === 2 ? rendered("away", { status: 503 }) : rendered(`page ${count}`)));
  expect((await ask())[1]).toBe("page 1");
  cache.expireAll();
  expect((await ask()).slice(0, 2)).toEqual([200, "page 1"]);
  expect((await ask()).slice(0, 2)).toEqual([200, "page 3"]);
});

test("G1: an error of a page that was never cached is told, and not cached", async () => {
  const { cache, ask } = servePage(() => rendered("away", { status: 503 }));
  expect((await ask()).slice(0, 2)).toEqual([503, "away"]);
  expect(cache.size).toBe(0);
});

test("a page that follows the reader's country is kept once a group of countries, and by nobody between us and the readers", async () => {
  const cache = new PageCache({ maxBytes: 1e6 });
  const asked: (string | null)[] = [];
  const pages = new PageServer({
    cache,
    addressOf: (pathname) => ({ key: pathname, movedTo: null, byCountry: true }),
    groupCountry: (country) => (country === "AT" ? "DE" : country),
    async render(_key, country) {
      asked.push(country);
      return rendered(`page of ${country}`);
    },
  });
  const from = (country: string | null) => ({ ...REQUEST, country: () => country });
  for (const country of ["DE", "AT", null, "US", "DE"]) {
    const answer = await pages.answer(from(country));
    expect(answer?.body?.toString()).toBe(`page of ${country === "AT" ? "DE" : country}`);
    expect(answer?.headers["cache-control"]).toBe("private, max-age=0");
  }
  expect(asked).toEqual(["DE", null, "US"]);
  expect(pages.answerFromMemory(from("AT"))?.body?.toString()).toBe("page of DE");
  expect(pages.answerFromMemory(from("FR"))).toBeUndefined();
});

test("shared caches store a page for a minute, and never beyond the time when it changes by itself", async () => {
  const long = servePage(() => rendered("page"));
  expect((await long.ask())[2]).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=60");
  const short = servePage(() => rendered("page", {}, new Date(Date.now() + 30_000)));
  expect((await short.ask())[2]).toMatch(/^public, max-age=0, s-maxage=(2\d|30)$/);
});

test("a page is compressed for who asks: the first time before it is answered from memory, then once for each other encoding", async () => {
  const { state, cache, pages } = servePage((count) => rendered(`page ${count} ${"paper ".repeat(500)}`));
  const as = (acceptEncoding: string): PageRequest => ({ ...REQUEST, acceptEncoding });
  await pages.answer(as("br"));
  expect(pages.answerFromMemory(as("br"))?.headers["content-encoding"]).toBe("br");
  expect(pages.answerFromMemory(as("gzip"))).toBeUndefined();
  const before = cache.bytes;
  const gzip = await pages.answer(as("gzip"));
  expect(pages.answerFromMemory(as("gzip"))?.body).toBe(gzip?.body);
  expect([state.renders, cache.bytes]).toEqual([1, before + (gzip?.body?.length ?? 0)]);
});

test("a page that is rendered anew behind its readers is encoded as they ask before it takes the place of the last one", async () => {
  const { state, pages } = servePage((count) => rendered(`page ${count}`));
  const request: PageRequest = { ...REQUEST, acceptEncoding: "br" };
  const etagInMemory = () => pages.answerFromMemory(request)?.headers.etag;
  await pages.answer(request);
  const former = etagInMemory();
  state.aheadMs += 50_000;
  expect((await pages.answer(request))?.headers.etag).toBe(former);
  state.aheadMs = 5000;
  await expect.poll(etagInMemory).not.toBe(former);
  expect(state.renders).toBe(2);
  expect(etagInMemory()).toBeDefined();
});
