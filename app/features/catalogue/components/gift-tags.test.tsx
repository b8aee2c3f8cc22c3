import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GiftTags } from "./gift-tags.tsx";

test("the links of a gift's values need no router, and lead to the top of a category", () => {
  const html = renderToStaticMarkup(<GiftTags tags={[{ taxonomy: "recipient", id: "r1", name: "Mom", slug: "mom" }]} />);
  expect(html).toMatch(/<a [^>]*href="\/category\/recipient\/mom[^"]*"[^>]*data-light-link=""/);
});
