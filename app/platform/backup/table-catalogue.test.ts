import { expect, test } from "vitest";
import { orderByReferences } from "./table-catalogue.server.ts";

test("a table comes after those that it refers to; one that nobody refers to comes last, whether it has lost its own references or not", () => {
  const tables = [
    { name: "clicks", refersTo: [] },
    { name: "gift_tags", refersTo: ["gifts", "tags"] },
    { name: "gifts", refersTo: ["shops", "gifts"] },
    { name: "shops", refersTo: [] },
    { name: "tags", refersTo: [] },
  ];
  expect(orderByReferences(tables).map(({ name }) => name)).toEqual(["shops", "tags", "gifts", "clicks", "gift_tags"]);
});
