import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { findCatalogueMediaUses } from "./media-uses.queries.server.ts";

useTestDatabase();

test("a file is in use as one of a gift's further pictures, whether the gift is shown or not", async () => {
  const pictures = [
    { image: "https://a.test/b.jpg", alt: "" },
    { image: "/media/uploads/side", alt: "The side" },
  ];
  await createGift({ name: "Jar", state: "draft", pictures });
  expect(await findCatalogueMediaUses(["/media/uploads/side", "/media/uploads/none"])).toMatchObject([
    { path: "/media/uploads/side", name: "Jar" },
  ]);
});

test("a file is in use as a gift's picture and as its brand's logo", async () => {
  await createGift({ name: "Mug", image: "/media/uploads/mug", brandLogoUrl: "/media/uploads/logo" });
  await createGift({ name: "Bowl", image: "/media/uploads/bowl", brandLogoUrl: "https://kiln.example/logo.svg" });
  const uses = await findCatalogueMediaUses(["/media/uploads/logo", "/media/uploads/mug", "/media/uploads/other"]);
  expect(uses.map(({ path, name }) => [path, name]).toSorted()).toEqual([
    ["/media/uploads/logo", "Mug"],
    ["/media/uploads/mug", "Mug"],
  ]);
});
