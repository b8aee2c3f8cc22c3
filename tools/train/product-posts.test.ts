import { expect, it } from "vitest";
import { productsIn } from "./product-posts.ts";

it("reads the products of a post with their texts", () => {
  const post =
    "---\ntitle: Mugs\n---\n### [Blue mug](https://a.test)\n![Blue mug](a.jpg)\nFor tea.\n### [Red mug](https://b.test)\nFor coffee.\n";
  expect(productsIn("posts/best/1/Mugs.md", post)).toEqual([
    { name: "Blue mug", text: "For tea." },
    { name: "Red mug", text: "For coffee." },
  ]);
});

it("reads the names that the data of a script have", () => {
  const script = `export const all = [
    { id: 1,
      title: " Wheel Pottery ",
      vendor: "Kiln",
    },
    {
      name: 'Walk the chef\\'s garden',
    },
  ];`;
  expect(productsIn("src/data/experiences.js", script).map(({ name }) => name)).toEqual(["Wheel Pottery", "Walk the chef's garden"]);
});
