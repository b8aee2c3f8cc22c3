import type { GiftReading } from "../../types.ts";
import { lexicon, matchPhrases, matchPhrasesOf } from "../../lexicon/lexicon.ts";
import type { PhraseMatch } from "../../lexicon/matcher.ts";
import { tokensOf } from "../../lexicon/tokens.ts";
import type { TagWeights } from "../../lexicon/types.ts";
import { derivation } from "../../read/derived.ts";
import { isDenied } from "../../read/word-evidence.ts";

/** Weight from which a tag counts as an entry's own. */
const OWN_TAG = 0.9;
/** Confidence from which a gift is for a tagged interest first of all; a scarf with a tag for its pattern has less. */
const MAINLY = 0.75;
/** Matters of taste are seen in everything: a brass pen is no proof of them. */
const MATTERS_OF_TASTE: ReadonlySet<string> = new Set(
  "luxury-lifestyle minimalism farmhouse-rustic cozy-living experiences personalized-lover romance-together family-life party youth-trends city-life plants-mood quirky wellness-health curious-learning parenting teaching sustainability volunteering".split(
    " ",
  ),
);

/**
 * True where people have tagged a gift with an interest, or its own words name it. What merely ranks a gift (a neighboring tag, a product's
 * word, a confidence) proves nothing that may be said.
 */
export function isForInterest(reading: GiftReading, id: string): boolean {
  if (MATTERS_OF_TASTE.has(id)) return false;
  const { interestById } = lexicon();
  const entry = interestById.get(id);
  if (entry === undefined) return false;
  if (entry.tags.interest !== undefined && isTaggedAs(reading, { interest: entry.tags.interest }))
    return (reading.interests.get(id) ?? 0) >= MAINLY;
  const named = namedIn(reading);
  const inName = [...named.name].some((other) => isPartOf(other, id));
  const tagged = reading.profile.tags.interest ?? [];
  // An untagged gift is for what both its name and its description speak of; one of the two may be a pattern or a brand.
  if (tagged.length === 0) return inName && [...named.description].some((other) => isPartOf(other, id));
  // What editors have tagged otherwise is a pattern or a material: a pottery bowl is not pottery.
  return (inName || named.things.has(id)) && isTaggedAs(reading, { interest: tagsAbove(id, reading) });
}

/** True where a gift's name speaks of an interest, or of one of its things. */
export function isInName(reading: GiftReading, id: string): boolean {
  const { name, things } = namedIn(reading);
  return [...name, ...things].some((other) => isPartOf(other, id));
}

/** True where a gift's name calls the interest by its own name ("matcha set"), and not only by one of its things. */
export function isCalledSo(reading: GiftReading, id: string): boolean {
  return [...namedIn(reading).name].some((other) => isPartOf(other, id));
}

/**
 * True where a gift's name speaks of something else that editors have tagged it with, and of that first, or where they have no tag for this:
 * tea in tins like books is for the tea, and flowers on an embroidery hoop are for anyone who embroiders.
 */
export function isBeside(reading: GiftReading, id: string): boolean {
  const { inOrder } = namedIn(reading);
  const isTagged = isTaggedAs(reading, { interest: lexicon().interestById.get(id)?.tags.interest ?? {} });
  const place = inOrder.findIndex((other) => isPartOf(other.id, id));
  const mention = inOrder[place];
  return inOrder.some((other, at) => {
    if (isPartOf(other.id, id) || isPartOf(id, other.id)) return false;
    // A "wildflower embroidery kit" shows flowers; a "garden journal" is the garden's.
    const isMotif = mention !== undefined && mention.id !== id && mention.part === other.part;
    if (isTagged && place !== -1 && place < at && !isMotif) return false;
    return isTaggedAs(reading, { interest: tagsAbove(other.id, reading) });
  });
}

/** True where a gift has one of an entry's own tags. */
export function isTaggedAs({ profile }: GiftReading, tags: TagWeights = {}): boolean {
  return Object.entries(tags).some(([taxonomy, weights]) =>
    Object.entries(weights).some(
      ([slug, weight]) => weight >= OWN_TAG && profile.tags[taxonomy as keyof typeof profile.tags]?.includes(slug),
    ),
  );
}

/** True where a gift's own words name an entry of this kind. */
export function isNamed(reading: GiftReading, kind: "person" | "occasion" | "trait", id: string): boolean {
  const { named } = othersNamedIn(reading);
  return named.has(`${kind} ${id}`);
}

const namedIn = derivation(({ profile: { name, description } }) => ({
  name: interestsIn(name, "synonym"),
  description: interestsIn(description, "synonym"),
  things: interestsIn(name, "product"),
  // The part says behind how many prepositions of the name a mention stands.
  inOrder: matchPhrases(name, { in: "gift" }).flatMap(({ kind, id, from, start }) =>
    kind === "interest" && from !== "hint" ? [{ id, part: name.slice(0, start).match(PREPOSITIONS)?.length ?? 0 }] : [],
  ),
}));

const PREPOSITIONS = /\b(?:in|with|for|of|on|from|to|by)\b/gi;

const othersNamedIn = derivation(({ profile }) => {
  const text = `${profile.name}. ${profile.description}`;
  const tokens = tokensOf(text);
  const matches = matchPhrasesOf(text, tokens, "gift").filter((match) => match.from === "synonym" && !isDenied(tokens, match));
  return { named: new Set(matches.map(({ kind, id }) => `${kind} ${id}`)) };
});

/** Returns the interests that a text names, by themselves or by their things, and neither denies nor only compares ("like books"). */
export function interestsIn(text: string, by: "synonym" | "product"): Set<string> {
  const tokens = tokensOf(text);
  const matches = matchPhrasesOf(text, tokens, "gift").filter(({ kind }) => kind === "interest");
  // A globe is what maps are about, and a thing of history only in passing.
  const isOthers = (match: PhraseMatch) =>
    match.from === "product" &&
    matches.some(
      ({ from, at, size, id }) =>
        from === "synonym" && at <= match.at && at + size >= match.at + match.size && !isPartOf(id, match.id) && !isPartOf(match.id, id),
    );
  return new Set(
    matches.flatMap((match) =>
      match.from === by && !isDenied(tokens, match) && tokens[match.at - 1]?.word !== "like" && !isOthers(match) ? [match.id] : [],
    ),
  );
}

/** Returns the tags of the nearest wider interest that has some, where the gift is mainly for that. */
function tagsAbove(id: string, reading: GiftReading): Record<string, number> {
  const entry = lexicon().interestById.get(id);
  const own = Object.entries(entry?.tags.interest ?? {}).filter(([, weight]) => weight >= OWN_TAG);
  if (own.length > 0) return (reading.interests.get(id) ?? 0) >= MAINLY ? Object.fromEntries(own) : {};
  const [wider] = entry?.broader ?? [];
  return wider === undefined ? {} : tagsAbove(wider, reading);
}

/** Interests whose wider ones say more than their things show: a globe is no history. */
const OF_THEIR_OWN: ReadonlySet<string> = new Set([...MATTERS_OF_TASTE, "maps-geography"]);

/** True for the interest itself, and for a narrower one at any depth. */
export function isPartOf(id: string, whole: string): boolean {
  if (id === whole) return true;
  const [wider] = lexicon().interestById.get(id)?.broader ?? [];
  return wider !== undefined && !OF_THEIR_OWN.has(id) && isPartOf(wider, whole);
}
