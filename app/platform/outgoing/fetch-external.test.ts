import dns from "node:dns";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import os from "node:os";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fetchExternal, type ExternalFetchOptions, readExternalUrl } from "./fetch-external.server.ts";

/** The network's edge: one name has a second address, in our own network, and this machine has a public one, as a rented server does. */
beforeAll(() => {
  const both = ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 }));
  const lookup = dns.lookup as (name: string, options: object, callback: (error: Error | null, addresses: unknown) => void) => void;
  vi.spyOn(dns, "lookup").mockImplementation(((...[name, options, callback]: Parameters<typeof lookup>) =>
    name === "two-addresses.test" ? callback(null, both) : lookup(name, options, callback)) as typeof dns.lookup);
  vi.spyOn(os, "networkInterfaces").mockReturnValue({ eth0: [{ address: "8.8.4.4" } as os.NetworkInterfaceInfo] });
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answers: Record<string, Answer> = {};
const asked: string[] = [];
let server: Server;
let site: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = answers[request.url ?? ""];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The host is a name, so that it has to be resolved.
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Treats this machine's own address as one on the internet; 127.0.0.2 stands for a private one. */
const reach: NonNullable<ExternalFetchOptions["reach"]> = { isAllowed: (address) => address !== "127.0.0.2", isPortAllowed: () => true };
const html: ExternalFetchOptions = { accepts: /^text\/html\b/, accept: "text/html", takesBeginning: true, reach };

const page = (body: string | Buffer, headers: Record<string, string> = {}): Answer => {
  return (_request, response) => response.writeHead(200, { "content-type": "text/html", ...headers }).end(body);
};
const redirect = (location: string): Answer => {
  return (_request, response) => response.writeHead(302, { location }).end();
};
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe("S1: addresses that are never asked", () => {
  test.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://[::1]/",
    "http://[::127.0.0.1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.1/",
    "http://192.168.0.1/",
    "http://8.8.8.8:22/",
    "https://example.com:8080/",
    "http://user:secret@example.com/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "//example.com",
    "example.com",
    "",
    `https://example.com/${"x".repeat(2000)}`,
  ])("%s", async (address) => {
    expect(readExternalUrl(address)).toBeNull();
    expect(await fetchExternal(address, { ...html, reach: undefined })).toEqual({ ok: false, reason: "refused-address" });
  });

  test("a name that resolves into our own network", async () => {
    const { port } = new URL(site);
    const before = asked.length;
    const outcome = await fetchExternal(`http://localhost:${port}/`, {
      ...html,
      reach: { isAllowed: () => false, isPortAllowed: () => true },
    });
    expect(outcome).toEqual({ ok: false, reason: "refused-address" });
    expect(asked.length).toBe(before);
  });

  test("a name of which only the first address is outside our network", async () => {
    const { port } = new URL(site);
    answers["/two"] = page("reached");
    const address = `http://two-addresses.test:${port}/two`;
    expect(await fetchExternal(address, html)).toEqual({ ok: false, reason: "refused-address" });
    const everywhere = { isAllowed: () => true, isPortAllowed: () => true };
    expect(await fetchExternal(address, { ...html, reach: everywhere })).toMatchObject({ ok: true });
  });

  test("a redirect into our own network, at any step", async () => {
    answers["/out"] = redirect("/further");
    answers["/further"] = redirect("http://127.0.0.2/admin");
    expect(await fetchExternal(`${site}/out`, html)).toEqual({ ok: false, reason: "refused-address" });
  });
});

test("S1: this very machine is not asked, by its public address either", () => {
  expect(readExternalUrl("https://8.8.4.4/")).toBeNull();
  expect(readExternalUrl("https://8.8.8.8/")?.href).toBe("https://8.8.8.8/");
});

describe("S2: how much and how long", () => {
  test("three redirects are followed, relative ones too, a fourth is not", async () => {
    answers["/4"] = redirect("/3");
    answers["/3"] = redirect("/2");
    answers["/2"] = redirect(`${site}/1`);
    answers["/1"] = redirect("/0");
    answers["/0"] = page("here");
    const reached = await fetchExternal(`${site}/3`, html);
    expect(reached.ok && [textOf(reached.bytes), reached.url]).toEqual(["here", `${site}/0`]);
    expect(await fetchExternal(`${site}/4`, html)).toEqual({ ok: false, reason: "too-many-redirects" });
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("a %s bomb is decompressed up to 2 MB and no further", async (encoding, compress) => {
    answers[`/${encoding}`] = page(compress(Buffer.alloc(50_000_000, "a")), { "content-encoding": encoding });
    const beginning = await fetchExternal(`${site}/${encoding}`, html);
    expect(beginning.ok && [beginning.bytes.byteLength, beginning.isCut]).toEqual([2_000_000, true]);
    expect(await fetchExternal(`${site}/${encoding}`, { ...html, takesBeginning: false })).toEqual({ ok: false, reason: "too-large" });
  });

  test("a page that never ends is given up after 5 seconds in all", async () => {
    answers["/drip"] = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => response.write("x"), 200);
      response.on("close", () => clearInterval(drip));
    };
    const startedAt = performance.now();
    expect(await fetchExternal(`${site}/drip`, html)).toEqual({ ok: false, reason: "too-slow" });
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});

describe("what the other side may do", () => {
  test.each<[string, Answer, string]>([
    ["another type", page("{}", { "content-type": "application/json" }), "wrong-type"],
    ["an unknown encoding", page("x", { "content-encoding": "zstd" }), "wrong-type"],
    ["an error", (_request, response) => response.writeHead(500).end(), "bad-status"],
    ["hanging up", (request) => request.socket.destroy(), "unreachable"],
    ["broken gzip", page("no gzip", { "content-encoding": "gzip" }), "unreachable"],
    ["a redirect to nowhere", (_request, response) => response.writeHead(302, { location: "http://[" }).end(), "refused-address"],
  ])("%s", async (name, answer, reason) => {
    const path = `/${name.replaceAll(" ", "-")}`;
    answers[path] = answer;
    expect(await fetchExternal(site + path, html)).toMatchObject({ ok: false, reason });
  });

  test("nothing of the reader is sent (P1)", async () => {
    let headers: IncomingMessage["headers"] = {};
    answers["/headers"] = (request, response) => {
      headers = request.headers;
      page("ok")(request, response);
    };
    await fetchExternal(`${site}/headers`, html);
    expect(Object.keys(headers).sort()).toEqual(["accept", "accept-encoding", "accept-language", "connection", "host", "user-agent"]);
  });
});

test("where a redirect leads can be all one wants to know", async () => {
  answers["/short"] = redirect("/hop");
  answers["/hop"] = redirect("/the-product");
  const before = asked.length;
  const answer = await fetchExternal(`${site}/short`, { ...html, stopsAt: ({ pathname }) => pathname === "/the-product" });
  expect(answer).toMatchObject({ ok: true, url: `${site}/the-product` });
  expect(asked.slice(before)).toEqual(["/short", "/hop"]);
});
