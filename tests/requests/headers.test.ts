import { createHash } from "node:crypto";
import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "#server/listen.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();

describe("O1: what every page says to the browser", () => {
  test("the policy allows no inline script but those of the page itself, by hash", async () => {
    const response = await site.request("/about");
    const html = await response.text();
    const policy = response.headers.get("content-security-policy") ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes]) => !attributes?.includes("ld+json"),
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const [, , code = ""] of inline) expect(scripts).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'", "style-src 'self'"]) {
      expect(policy.split("; ")).toContain(rule);
    }
  });

  test("no page carries an inline style or an inline event handler, which the policy would block", async () => {
    const html = await (await site.request("/")).text();
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/i);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i);
    expect(html).not.toContain("<style");
  });

  test("the usual headers stand on pages, programs' answers and errors alike", async () => {
    for (const path of ["/about", "/api/v1/search?q=x", "/nowhere", "/healthz"]) {
      const { headers } = await site.request(path);
      expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
      expect([path, headers.get("referrer-policy")]).toEqual([path, "strict-origin-when-cross-origin"]);
      expect([path, headers.get("content-security-policy")]).toEqual([
        path,
        expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
      ]);
      expect([path, headers.get("x-request-id")]).toEqual([path, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    }
  });

  test("no other origin may read an answer, whichever it names", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      for (const path of ["/about", "/session", "/api/v1/search?q=x", "/api/openapi.json"]) {
        const headers = { origin: "https://evil.example", "access-control-request-method": "GET" };
        const response = await site.request(path, { method, headers });
        const allowed = [...response.headers.keys()].filter((name) => name.startsWith("access-control"));
        expect([method, path, ...allowed]).toEqual([method, path]);
      }
    }
  });
});

describe("what is no request, or one that nobody should send", () => {
  /** Sends bytes to the site on a port, and returns what comes back until it closes or is silent. */
  async function send(text: string): Promise<string> {
    const { server, port } = await listen(getRequestListener(site.app.hono.fetch), {
      port: 0,
      host: "127.0.0.1",
      timeOf: () => ({ seconds: 30, streamed: false }),
    });
    onTestFinished(() => void server.close());
    const socket = connect(port, "127.0.0.1");
    socket.end(text);
    return Buffer.concat(await socket.toArray()).toString();
  }
  const FORM = "POST /contact HTTP/1.1\r\nhost: site.test\r\nconnection: close\r\n";

  test.each([
    ["two lengths", `${FORM}content-length: 5\r\ncontent-length: 6\r\n\r\nabcde`],
    ["a length beside chunks", `${FORM}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["an encoding that nobody knows", `${FORM}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ["a header without a name", `${FORM}nonsense\r\n\r\n`],
    ["no host", "GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n"],
  ])("%s: where it ends is not guessed", async (_what, text) => {
    expect(await send(text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("TRACE gives nothing back of what was sent", async () => {
    const answer = await send("TRACE /about HTTP/1.1\r\nhost: site.test\r\nx-told: a-secret\r\nconnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toContain("a-secret");
  });

  test.each(["/.git/HEAD", "/.env", "/assets/", "/media/", "/package.json", "/build/server/main.js"])(
    "%s is not there: files are served by name, of the built client only",
    async (path) => {
      expect((await site.request(path)).status).toBe(404);
    },
  );
});

describe("input", () => {
  test("I2: a body is counted while it streams", async () => {
    const chunk = new Uint8Array(50_000);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await site.request("/contact", {
      method: "POST",
      body,
      duplex: "half",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  test.each([
    "/gifts/%00",
    "/gifts/%ED%A0%80",
    "/category/occasion/%FF",
    `/search?q=${"x".repeat(10_000)}`,
    "/categories?type=__proto__",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/gifts/1e308",
    "/search?q=%00%ED%A0%80",
    "//",
    "///",
    "//[",
  ])("I3: malformed input answers 4xx or finds nothing, never 5xx: %s", async (path) => {
    const response = await site.request(path);
    expect(response.status).toBeLessThan(500);
  });

  test("a path that begins like an address elsewhere is no page of ours", async () => {
    expect((await site.request("//evil.example/about")).status).toBe(404);
  });

  test("a path that is too long is refused", async () => {
    expect((await site.request(`/${"x".repeat(5000)}`)).status).toBe(414);
  });
});
