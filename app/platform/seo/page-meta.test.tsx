import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { describe, expect, it } from "vitest";
import { describePage, type PageMeta, type SiteInfo } from "./page-meta.ts";

const site: SiteInfo = { name: "Presently", url: "https://shop.example", tagline: "", contactEmail: "", affiliateDisclosure: "" };
const page: PageMeta = { title: "Brass lamp", description: "A lamp.", path: "/gifts/1" };

function renderHead(meta: PageMeta): string {
  const Stub = createRoutesStub([{ path: "/", Component: Meta, meta: () => describePage(site, meta) }]);
  return renderToString(<Stub initialEntries={["/"]} />);
}

describe("describePage", () => {
  const evil = "</script><img src=x onerror=alert(1)>\u2028\u2029&lt;<!--";

  it("O3: JSON-LD escapes < and the line separators, and still says the same", () => {
    const html = renderHead({ ...page, jsonLd: [{ "@type": "Product", name: evil }] });
    const script = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(script).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(script)).toEqual({ "@context": "https://schema.org", "@type": "Product", name: evil });
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it("O3: titles and tags escape markup", () => {
    const html = renderHead({ ...page, title: evil, description: `"${evil}`, imageAlt: evil });
    expect(html).not.toMatch(/<(script|img|!--)/);
  });

  it("F1: says the canonical address as a whole one, and none on pages that are not for search engines", () => {
    expect(describePage(site, page)).toContainEqual({ tagName: "link", rel: "canonical", href: "https://shop.example/gifts/1" });
    const hidden = JSON.stringify(describePage(site, { ...page, noindex: true }));
    expect(hidden).toContain("noindex");
    expect(hidden).not.toContain("canonical");
  });

  it("cuts descriptions at a word", () => {
    const description = "word ".repeat(60);
    const tags = describePage(site, { ...page, description });
    expect(tags).toContainEqual({ name: "description", content: `${"word ".repeat(30)}word…` });
  });
});
