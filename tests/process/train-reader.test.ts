import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { LabelledGift } from "#app/features/finder/teach/train-reader.ts";
import { decodeReader } from "#app/features/finder/read/learnt/reader-file.ts";
import { runApart } from "#app/platform/work/run-apart.server.ts";

test("the built site trains the shop's reader in a process that may only read files", async () => {
  const [program = ""] = globSync("build/server/assets/train-reader.process-*.js");
  const gifts = Array.from({ length: 60 }, (_, place): LabelledGift => ({
    name: `${place % 2 === 0 ? "oak" : "matte"} ${place % 3 === 0 ? "tray" : "pot"} number ${place}`,
    description: "",
    isTaught: true,
    labels: [{ taxonomy: "interest", slug: "coffee", weight: place % 3 === 0 ? 0 : 1, source: "person" }],
    filled: [],
  }));
  const trained = await runApart(path.resolve(program), { gifts }, { withinMs: 100_000, kind: "learning" });
  expect(trained).toMatchObject({ ok: true, answer: { gains: expect.arrayContaining([expect.objectContaining({ kind: "interest" })]) } });
  const { weights } = (trained as { answer: { weights: Uint8Array } }).answer;
  expect(decodeReader(weights).outputs.length).toBeGreaterThan(300);
});
