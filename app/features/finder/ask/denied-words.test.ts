import fc from "fast-check";
import { expect, test } from "vitest";
import { lexicon } from "../lexicon/lexicon.ts";
import { understandText } from "./understand.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-21", country: "US" });

test.each([
  "no personalized stuff for my mom",
  "for my mom, nothing too personal",
  "for my dad, nothing practical",
  "something meaningful for my mom",
  "something useful for my dad",
])("a first request asks for no other gifts than those that fit best: %s", (text) => {
  expect(understand(text)).toMatchObject({ person: { source: "text" }, leans: [] });
});

const { interestById, traitById, conceptById } = lexicon();
/** The first names of likings and traits, and things: single words that mean nothing else. */
const NAMES = [...interestById.values(), ...traitById.values(), ...conceptById.values()]
  .flatMap(({ synonyms }) => synonyms.slice(0, 2))
  .filter((name) => /^[a-z]{4,}$/.test(name) && !/^(?:tea|teas)$/.test(name));
const CUES = ["no", "nothing with", "please no", "hates", "anything but", "not another", "without", "she doesn't like", "can't stand"];
const request = fc
  .record({ name: fc.constantFrom(...NAMES), other: fc.constantFrom(...NAMES), cue: fc.constantFrom(...CUES), isPair: fc.boolean() })
  .map(({ name, other, cue, isPair }) => ({ cue, denied: isPair ? [name, other] : [name] }));

test("no word of what is ruled out is liked, wished for or asked for", () => {
  fc.assert(
    fc.property(request, ({ cue, denied }) => {
      const brief = understand(`For my sister who drinks tea. ${cue} ${denied.join(" or ")}. Around $40`);
      const said = [...brief.interests, ...brief.traits].map(({ words }) => words.toLowerCase());
      const isStated = (word: string) => [...said, ...brief.otherWords].some((words) => words.split(/[^a-z]+/).includes(word));
      expect(denied.filter(isStated)).toEqual([]);
      expect(brief.leans).toEqual([]);
    }),
    { numRuns: 400 },
  );
}, 120_000);
