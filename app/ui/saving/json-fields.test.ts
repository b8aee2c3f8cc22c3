import { expect, test } from "vitest";
import { describeJson, jsonShape } from "./json-fields.ts";
import { mergeForms } from "./merge.ts";

const shape = jsonShape<{ name: string; links: { to: string; label: string }[] }, "name" | "links">(["name", "links"]);
const links = [{ to: "/blog", label: "Blog" }];
const asStored = [{ label: "Blog", to: "/blog" }];

test("what only stands in another order of its parts is the same, and nobody is asked about it", () => {
  const base = { name: "Gifts", links };
  const merge = mergeForms(shape, { base, mine: { name: "Mine", links }, theirs: { name: "Theirs", links: asStored } });
  expect(merge).toMatchObject({ differing: ["name"], disputed: ["name"] });
  expect(shape.isSame(base, { ...base, links: [...links, ...links] }, "links")).toBe(false);
});

test("a value is told to people without the names of its parts", () => {
  expect(describeJson(links)).toBe("Blog, /blog");
  expect(describeJson(asStored)).toBe("Blog, /blog");
  expect([describeJson([]), describeJson(null), describeJson(""), describeJson(true)]).toEqual(["None", "None", "None", "Yes"]);
});
