import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FacetLinks } from "./facet-links.tsx";

const render = (showsCounts: boolean) =>
  renderToStaticMarkup(
    <FacetLinks
      facets={[{ key: "interest", values: [{ slug: "tea", name: "Tea", count: 1204 }] }]}
      chosen={{}}
      showsCounts={showsCounts}
      addressOf={({ interest = "" }) => `/category/occasion/birthday?interest=${interest}`}
    />,
  );
const linkText = (html: string) => /<a [^>]*href="[^"]*\?interest=tea"[^>]*>(.*?)<\/a>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "");

test("a value says how many gifts it leaves, and nothing where not all were counted", () => {
  expect(linkText(render(true))).toBe("Tea, 1,204 gifts");
  expect(linkText(render(false))).toBe("Tea");
});

test("a page's many links cost no router's hooks, and leave the reader where the list is", () => {
  expect(render(true)).toMatch(/<a [^>]*data-light-link="stays"/);
});
