import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { FacetLinks } from "./facet-links.tsx";

const render = (showsCounts: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FacetLinks
        facets={[{ key: "interest", values: [{ slug: "tea", name: "Tea", count: 1204 }] }]}
        chosen={{}}
        showsCounts={showsCounts}
        addressOf={({ interest = "" }) => `?interest=${interest}`}
      />
    </MemoryRouter>,
  );
const linkText = (html: string) => /<a [^>]*href="[^"]*\?interest=tea"[^>]*>(.*?)<\/a>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "");

test("a value says how many gifts it leaves, and nothing where not all were counted", () => {
  expect(linkText(render(true))).toBe("Tea, 1,204 gifts");
  expect(linkText(render(false))).toBe("Tea");
});
