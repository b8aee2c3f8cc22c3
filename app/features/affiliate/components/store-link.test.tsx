import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { SessionProvider } from "#app/features/accounts/components/session.tsx";
import { reportClick, StoreLink } from "./store-link.tsx";

afterEach(() => vi.unstubAllGlobals());

function render(url: string, tags: Record<string, string>) {
  const html = renderToStaticMarkup(
    <SessionProvider>
      <StoreLink giftId="1" url={url} name="Brass lamp" program={{ tags, mode: "own-tags" }} />
    </SessionProvider>,
  );
  return { html, anchor: /<a [^>]*>/.exec(html)?.[0] ?? "" };
}

it("F1: server HTML has the link with our tag, marked as paid, and asks for no session", () => {
  const fetchSession = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetchSession);
  const { html, anchor } = render("https://www.amazon.com/dp/B08N5WRWNW?tag=old-20&th=1", { com: "shop-20" });
  expect(anchor).toContain('href="https://www.amazon.com/dp/B08N5WRWNW?tag=shop-20&amp;th=1"');
  expect(anchor).toContain('rel="sponsored noopener"');
  expect(anchor).toContain('target="_blank"');
  expect(html).toContain("View on Store");
  expect(html).toContain("(paid link)");
  expect(fetchSession).not.toHaveBeenCalled();
});

it("names the store to those who hear the link alone, and calls nothing paid that pays nothing", () => {
  const { html } = render("https://www.amazon.de/dp/B08N5WRWNW", { com: "shop-20" });
  expect(html).toContain("View on Store");
  expect(html).toContain(": Brass lamp at amazon.de, opens in a new tab");
  expect(html).not.toContain("(paid link)");
});

const click = { giftId: "0190a5b2-7c1d-7e3f-8a4b-5c6d7e8f9a0b", marketplace: "de", page: "/gifts/1" } as const;

it("reports a click by beacon, without a request that could hold it up", () => {
  const sendBeacon = vi.fn<Navigator["sendBeacon"]>(() => true);
  const fetchClick = vi.fn<typeof fetch>();
  vi.stubGlobal("navigator", { sendBeacon });
  vi.stubGlobal("fetch", fetchClick);
  reportClick(click);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith("/clicks", JSON.stringify(click));
  expect(fetchClick).not.toHaveBeenCalled();
});

it.each([{ sendBeacon: () => false }, {}])(
  "falls back to a request that outlives the page, and does not mind its failure",
  async (navigator) => {
    const fetchClick = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("offline")));
    vi.stubGlobal("navigator", navigator);
    vi.stubGlobal("fetch", fetchClick);
    reportClick(click);
    expect(fetchClick).toHaveBeenCalledExactlyOnceWith("/clicks", { method: "POST", body: JSON.stringify(click), keepalive: true });
    await Promise.resolve();
  },
);
