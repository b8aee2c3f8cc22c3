import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_LOOK } from "#app/features/look/default-look.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let cookie = "";

interface OfflinePage {
  html: string;
  headers: Record<string, string>;
}

async function readWorker() {
  const response = await site.request("/service-worker.js");
  const text = await response.text();
  const found = runInNewContext(`${text}; ({ version: VERSION, icons: ICONS, page: PAGE })`, { addEventListener: () => undefined });
  return { response, text, ...(JSON.parse(JSON.stringify(found)) as { version: string; icons: string[]; page: OfflinePage }) };
}

beforeAll(async () => {
  cookie = await site.signIn(await createUser({ role: "admin" }));
});

describe("the service worker", () => {
  test("O1: may ask this site and do nothing else; pages may register it", async () => {
    const { response } = await readWorker();
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'",
    );
    expect(response.headers.get("cache-control")).not.toMatch(/immutable|max-age=[1-9]\d{3,}/);
    expect((await site.request("/about")).headers.get("content-security-policy")).toContain("worker-src 'self'");
  });

  test("O1: its page has a policy that allows its own script and style, and no other", async () => {
    const { page } = await readWorker();
    const hashOf = (tag: string) => {
      const code = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page.html)?.[1] ?? "";
      return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
    };
    const policy = page.headers["content-security-policy"]?.split("; ");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src ${hashOf("script")}`);
    expect(policy).toContain(`style-src ${hashOf("style")}`);
    expect(page.headers["cache-control"]).toBe("no-store");
  });

  test("is the same while nothing changes, and another one with another name, color or icon of the site", async () => {
    const before = await readWorker();
    expect((await readWorker()).text).toBe(before.text);
    expect(before.icons).toEqual(["/favicon.svg"]);
    const look = { ...DEFAULT_LOOK, name: "Gifts <of> mine", colors: { ...DEFAULT_LOOK.colors, primary: "#123a7a" } };
    const saved = await site.request("/admin/appearance/changes", {
      method: "POST",
      body: JSON.stringify({ intent: "save", basedOn: 0, look }),
      headers: { cookie, "content-type": "application/json" },
    });
    expect(saved.status).toBe(200);
    await site.settle();
    const after = await readWorker();
    expect(after.version).not.toBe(before.version);
    expect(after.page.html).toContain("Gifts &lt;of&gt; mine");
    expect(after.page.html).toContain("#123a7a");
  });
});
