import { expect, test } from "vitest";
import { createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();

test("POST /finder-rerank without a language model: the local result in one line", async () => {
  await createGift({ name: "Forged garden trowel", price: "32.00", interest: ["gardening"] });
  const response = await site.request("/finder-rerank", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: "For my mom who loves gardening" }),
  });
  const lines = (await response.text()).trimEnd().split("\n");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ engine: "local", result: { gifts: [{ gift: { name: "Forged garden trowel" } }] } });
});
