import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { TAXONOMIES, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { stemsOf } from "./words.ts";
import concepts from "./concepts.json" with { type: "json" };
import interests from "./interests.json" with { type: "json" };
import occasions from "./occasions.json" with { type: "json" };
import people from "./people.json" with { type: "json" };
import traits from "./traits.json" with { type: "json" };

const taxonomies = JSON.parse(readFileSync(new URL("../../../../db/seed/taxonomies.json", import.meta.url), "utf8")) as Record<
  string,
  { slug: string }[]
>;
const slugsOf = (key: TaxonomyKey) => new Set((taxonomies[key] ?? []).map(({ slug }) => slug));

const phrases = z.array(z.string().trim().min(1));
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const weights = z.record(z.string(), z.number().gt(0).max(1));
const tags = z.partialRecord(z.enum(TAXONOMIES.map(({ key }) => key)), weights);
const years = z.int().min(0).max(120);
const entry = {
  id,
  name: z.string().min(1),
  synonyms: phrases.min(1),
  describes: phrases.optional(),
  not: phrases.optional(),
  hints: phrases.optional(),
  asked: phrases.optional(),
};
const age = z.strictObject({ min: years, max: years }).refine(({ min, max }) => min <= max);
const shapes = {
  people: z.strictObject({
    ...entry,
    tags,
    gender: z.enum(["male", "female"]).optional(),
    age: age.optional(),
    avoid: z.array(id).optional(),
  }),
  occasions: z.strictObject({ ...entry, tags, products: phrases.optional(), avoid: z.array(id).optional() }),
  traits: z.strictObject({ ...entry, tags, kind: z.enum(["personality", "style", "value"]), products: phrases.optional() }),
  concepts: z.strictObject({
    ...entry,
    products: phrases.min(1),
    tags: tags.optional(),
    isCliche: z.boolean().optional(),
    includes: z.array(id).optional(),
    deniedBy: z.array(id).optional(),
    minAge: years.optional(),
    maxAge: years.optional(),
  }),
};
interface Written {
  id: string;
  synonyms: string[];
  asked?: string[];
  tags?: Partial<Record<TaxonomyKey, Record<string, number>>>;
  avoid?: string[];
}
const files = { people, occasions, traits, concepts } as unknown as Record<keyof typeof shapes, Written[]>;

describe.each(Object.keys(shapes) as (keyof typeof shapes)[])("%s.json", (file) => {
  test("every entry has its shape", () => {
    for (const written of files[file]) expect(shapes[file].safeParse(written).error, written.id).toBeUndefined();
  });

  test("every tag is a slug of the catalogue", () => {
    for (const written of files[file]) {
      for (const [key, named] of Object.entries(written.tags ?? {})) {
        for (const slug of Object.keys(named)) expect(slugsOf(key as TaxonomyKey), `${written.id}: ${key}`).toContain(slug);
      }
    }
  });

  test("no synonym stands in two entries", () => {
    const owners = new Map<string, string>();
    for (const written of files[file]) {
      for (const synonym of [...written.synonyms, ...(written.asked ?? [])]) {
        const phrase = stemsOf(synonym).join(" ");
        expect(owners.get(phrase) ?? written.id, synonym).toBe(written.id);
        owners.set(phrase, written.id);
      }
    }
  });

  test("what it avoids is a concept", () => {
    const known = new Set(concepts.map((concept) => concept.id));
    for (const written of files[file]) for (const avoided of written.avoid ?? []) expect(known, written.id).toContain(avoided);
  });
});

test("what a concept includes is a concept or an interest, and what denies it a trait", () => {
  const conceptIds = new Set<string>([...concepts, ...interests].map((entry) => entry.id));
  const traitIds = new Set<string>(traits.map((trait) => trait.id));
  for (const { id: concept, includes = [], deniedBy = [] } of concepts as { id: string; includes?: string[]; deniedBy?: string[] }[]) {
    expect(
      includes.filter((other) => other === concept || !conceptIds.has(other)),
      concept,
    ).toEqual([]);
    expect(
      deniedBy.filter((trait) => !traitIds.has(trait)),
      concept,
    ).toEqual([]);
  }
});

test("ids are unique over all files of the lexicon", () => {
  const ids = [...Object.values(files).flat(), ...interests].map((written) => written.id);
  expect(ids.filter((known, place) => ids.indexOf(known) !== place)).toEqual([]);
});

test("every recipient and every occasion of the catalogue has an entry of its name", () => {
  expect([...slugsOf("recipient")].filter((slug) => !people.some((person) => person.id === slug))).toEqual([]);
  expect([...slugsOf("occasion")].filter((slug) => !occasions.some((occasion) => occasion.id === slug))).toEqual([]);
});
