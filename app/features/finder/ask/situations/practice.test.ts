import { expect, test } from "vitest";
import { understandText } from "../understand.ts";

const situationsIn = (text: string) => understandText(text, { today: "2026-11-21", country: "US" }).situations.map(({ value }) => value);

test.each([
  "a guitar player for 20 years",
  "my sister has played the piano for 15 years",
  "she has been knitting since she was 6",
  "he has painted all his life",
  "my dad, a carpenter for 30 years",
  "she teaches yoga",
  "my uncle, a golf pro",
  "a pianist",
  "my brother plays golf professionally",
])("%j is no beginner", (text) => {
  expect(situationsIn(text)).toContain("experienced");
});

test.each([
  "wants to learn guitar",
  "just started knitting, my aunt",
  "a beginner baker",
  "likes golf for 2 years now",
  "owns a french press",
  "married for 20 years, loves wine",
  "he used to paint for years",
  "my brother, an artist",
  "for my therapist",
])("%j does not say that somebody knows a craft", (text) => {
  expect(situationsIn(text)).not.toContain("experienced");
});

test.each(["just started knitting, my aunt", "a beginner baker", "wants to get into photography", "my brother took up climbing"])(
  "%j speaks of a beginner",
  (text) => {
    expect(situationsIn(text)).toContain("just-starting");
  },
);
