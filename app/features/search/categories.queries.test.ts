import { beforeAll, describe, expect, it } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory } from "#tests/factories/gifts.ts";
import { searchOthers } from "./other-hits.queries.server.ts";

useTestDatabase();

const find = async (query: string, limit = 10) =>
  (await searchOthers(query, { categories: limit })).categories.map(({ taxonomy, name }) => `${taxonomy}: ${name}`);

beforeAll(async () => {
  await createCategory("occasion", { slug: "mothers-day", name: "Mother'S Day" });
  await createCategory("occasion", { slug: "fathers-day", name: "Father's Day" });
  await createCategory("recipient", { slug: "grandmother", name: "Grandmother" });
  await createCategory("recipient", { slug: "mom", name: "Mom" });
  await createCategory("interest", { slug: "coffee", name: "Coffee" });
  await createCategory("interest", { slug: "gardening", name: "Gardening" });
  await createCategory("giftType", { slug: "garden-outdoors", name: "Garden & Outdoors" });
  await createCategory("ageRange", { slug: "babies", name: "Babies 0–1" });
});

describe("searching categories", () => {
  it("finds values of any taxonomy by word form, the nearest name first", async () => {
    expect(await find("garden")).toEqual(["giftType: Garden & Outdoors", "interest: Gardening"]);
    expect(await find("baby")).toEqual(["ageRange: Babies 0–1"]);
  });

  it("with or without the apostrophe, and only what all the words name", async () => {
    expect(await find("mothers day")).toEqual(["occasion: Mother's Day"]);
    expect(await find("Mother’s Day")).toEqual(["occasion: Mother's Day"]);
  });

  it("by beginnings and by letters inside", async () => {
    expect(await find("coff")).toEqual(["interest: Coffee"]);
    expect(await find("mother")).toEqual(["occasion: Mother's Day", "recipient: Grandmother"]);
    expect(await find("n & o")).toEqual(["giftType: Garden & Outdoors"]);
  });

  it("where no name has all the words, those that one of them names", async () => {
    expect((await find("coffee gifts for mom")).toSorted()).toEqual(["interest: Coffee", "recipient: Mom"]);
  });

  it("respects the limit; finds nothing for a query without a match", async () => {
    expect(await find("a", 2)).toHaveLength(2);
    for (const query of ["", " ", "\0", "&", "%", "zzz"]) expect(await find(query)).toEqual([]);
  });
});
