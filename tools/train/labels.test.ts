import { expect, it } from "vitest";
import { entriesOf } from "#app/features/finder/lexicon/lexicon.ts";
import { LABELS_FOLDER, readLabels, REPEATED_FOLDER } from "./labels.ts";

const labels = [...readLabels(LABELS_FOLDER), ...readLabels(REPEATED_FOLDER)];
/** Situations that the first readers noted beside interests; the lexicon has no such entries. */
const SITUATION = /^x-/;

it("names products by hash and says only what the lexicon knows", () => {
  const kinds = { interests: "interest", occasions: "occasion", people: "person" } as const;
  for (const label of labels) {
    expect(Object.keys(label)).toEqual(["post", "name_sha256", "interests", "occasions", "people", "age", "gender"]);
    expect(label.name_sha256).toMatch(/^[0-9a-f]{16}$/);
    expect(label.age[0]).toBeLessThanOrEqual(label.age[1]);
    for (const [field, kind] of Object.entries(kinds)) {
      const known = entriesOf(kind);
      for (const [id, weight] of Object.entries(label[field as keyof typeof kinds])) {
        if (!SITUATION.test(id)) expect(known.has(id), `${id} of ${label.post}`).toBe(true);
        expect(weight).toBeGreaterThanOrEqual(1);
        expect(weight).toBeLessThanOrEqual(10);
      }
    }
  }
});

it("labels a product once, and those labelled twice are among them", () => {
  const keys = readLabels(LABELS_FOLDER).map(({ post, name_sha256 }) => `${post} ${name_sha256}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { post, name_sha256 } of readLabels(REPEATED_FOLDER)) expect(keys).toContain(`${post} ${name_sha256}`);
});
