import { kindsOf } from "../../read/categorise.ts";
import type { Brief, GiftReading, Understood } from "../../types.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { kindsOfNarrowName } from "../../lexicon/narrow-names.ts";
import { ownedThingsIn } from "../../ask/owned-things.ts";
import { isCalled, isCalledOne } from "../../read/called.ts";
import { holdsAll, isTaggedWith, namesPhrase, sayingsOfNone, statesNone } from "../../read/gift-words.ts";
import { stemsOf } from "../../lexicon/words.ts";
import { includedIn } from "./included-concepts.ts";
import { isOfTaggedKind } from "./tagged-kinds.ts";

/** Confidence from which a gift counts as one for an interest that was ruled out. */
const RULED_OUT_FROM = 0.5;
/** Confidence from which a gift is one of what somebody has already, as shops tag it; a description that mentions it has less. */
const OWNED_FROM = 0.8;
/** Confidence with which a gift must state that it has none of something. */
const DENIED_FROM = 0.8;
/** "No kids' stuff" rules out everything that is outgrown by these ages. */
const CHILDS_UNTIL = 12;
const SCHOOL_CHILD_UNTIL = 10;
const ADULT_AGE = 18;
/** Weight from which an interest's tag stands for a kind of thing, so that excluding the kind excludes gifts for that interest. */
const SAME_AS = 0.9;

/** An excluded thing that the lexicon knows. */
interface KnownThing {
  value: string;
  /** The entry itself, and those that are excluded with it. */
  holds: readonly string[];
  deniedBy: readonly string[];
  isChilds: boolean;
  /** What a gift's text says that is free of it. */
  none: readonly string[];
  /** Stems of the shopper's own words for it: a gift called by these is such a thing, whatever the lexicon says. */
  said: readonly string[];
  /** The same for a name that means a part of something, with the kinds of that part. */
  kinds: readonly string[][];
  /** True for what the person has already: only the same thing again is excluded, and nothing that goes with it. */
  isOwned: boolean;
}

/** Returns a function that lists the excluded things which a gift is or names. */
export function excludedThings({ excluded, interests, text }: Brief): (reading: GiftReading) => string[] {
  if (excluded.length === 0) return () => [];
  const { conceptById, interestById } = lexicon();
  const isKnown = ({ value }: Understood<string>) => conceptById.has(value) || interestById.has(value);
  const likesDrinks = interests.some(
    ({ value }) => DRINKERS.has(value) || interestById.get(value)?.broader?.some((id) => DRINKERS.has(id)),
  );
  const hasAlready = ownedThingsIn(text);
  const things = excluded.filter(isKnown).map((part): KnownThing => {
    const thing = knownThing(part, !likesDrinks && ALCOHOLIC.has(part.value) ? ["alcohol"] : []);
    return hasAlready(part.words) ? { ...thing, isOwned: true, said: stemsOf(part.words) } : { ...thing, isOwned: false };
  });
  const phrases = excluded
    .filter((part) => !isKnown(part))
    .map(({ value, words }) =>
      hasAlready(words)
        ? { value, roots: stemsOf(words), kinds: null, isOwned: true }
        : { value, roots: stemsOf(value), kinds: kindsOfNarrowName(value), isOwned: false },
    );
  return (reading) => {
    const { profile } = reading;
    // A gift without tags is read as if it had been categorized.
    const tags = { ...profile.tags, giftType: profile.tags.giftType ?? kindsOf(reading) };
    const isForChildren = isChildsGift(reading);
    const isHit = (id: string) => (reading.concepts.get(id) ?? 0) > 0 || (reading.interests.get(id) ?? 0) >= RULED_OUT_FROM;
    const isSurely = (id: string) => (reading.concepts.get(id) ?? 0) >= OWNED_FROM;
    const isDenied = (trait: string) => (reading.traits.get(trait) ?? 0) >= DENIED_FROM;
    const isNamed = (stems: readonly string[]) => namesPhrase(reading, stems);
    const isOne = ({ holds, said, kinds, isOwned }: KnownThing) =>
      isOwned
        ? isCalledOne(reading, holds) || holds.some(isSurely) || isCalled(reading, said) || isTaggedWith(profile.tags, said)
        : holds.some(isHit) || isNamed(said) || kinds.some(isNamed) || isOfTaggedKind(reading, tags, said);
    const known = things.filter(
      (thing) => (isOne(thing) && !thing.deniedBy.some(isDenied) && !statesNone(reading, thing.none)) || (thing.isChilds && isForChildren),
    );
    const isOwnedOne = (roots: readonly string[]) => isCalled(reading, roots) || isTaggedWith(profile.tags, roots);
    const isMentioned = (roots: readonly string[]) => holdsAll(reading, roots) || isOfTaggedKind(reading, tags, roots);
    // A golf tee beside which a ball is mentioned is no golf ball.
    const isPart = (roots: readonly string[], kinds: readonly string[][]) => isNamed(roots) || kinds.some(isNamed);
    const named = phrases.filter(({ roots, kinds, isOwned }) =>
      isOwned ? isOwnedOne(roots) : kinds === null ? isMentioned(roots) : isPart(roots, kinds),
    );
    return [...known, ...named].map(({ value }) => value);
  };
}

/** A brief that excludes wine gets no whiskey instead, unless it says that drinks are welcome. */
const ALCOHOLIC: ReadonlySet<string> = new Set(["wine-gifts", "beer-gifts", "spirits-gifts"]);
const DRINKERS: ReadonlySet<string> = new Set(["wine-cocktails", "wine", "beer", "whiskey", "cocktails"]);

function knownThing({ value, words }: Understood<string>, also: readonly string[]): Omit<KnownThing, "isOwned"> {
  const { conceptById, interestById } = lexicon();
  const { deniedBy = [], maxAge = 0, tags = {} } = conceptById.get(value) ?? {};
  const likings = Object.entries(tags.interest ?? {}).flatMap(([slug, weight]) =>
    weight >= SAME_AS && interestById.has(slug) ? [slug] : [],
  );
  const kinds = kindsOfNarrowName(value);
  const own = interestById.has(value) ? [value, ...conceptsCalledLike(value)] : [value, ...likings, ...also];
  return {
    value,
    holds: [...new Set(own.flatMap((id) => [id, ...includedIn(id)]))],
    deniedBy,
    none: sayingsOfNone(conceptById.get(value)?.synonyms.map(stemsOf) ?? []),
    isChilds: maxAge === CHILDS_UNTIL,
    said: isName(value, words) ? stemsOf(words) : [],
    kinds: kinds === null ? [] : [stemsOf(value), ...kinds],
  };
}

/** True where the words are a name of the entry, and not a description such as "hates coffee". */
function isName(id: string, words: string): boolean {
  const entry = lexicon().conceptById.get(id) ?? lexicon().interestById.get(id);
  const said = nameOf(words);
  return said !== "" && (entry?.synonyms ?? []).some((synonym) => nameOf(synonym) === said);
}

let conceptIdsByName: Map<string, string[]> | undefined;

/** Returns the concepts that share a name with an interest: "hates coffee" excludes coffee. */
function conceptsCalledLike(interestId: string): string[] {
  const { conceptById, interestById } = lexicon();
  if (conceptIdsByName === undefined) {
    conceptIdsByName = new Map();
    for (const { id, synonyms } of conceptById.values()) {
      const whole = synonyms.filter((name) => kindsOfNarrowName(name) === null);
      for (const name of whole.map(nameOf)) conceptIdsByName.set(name, [...(conceptIdsByName.get(name) ?? []), id]);
    }
  }
  const byName = conceptIdsByName;
  return (interestById.get(interestId)?.synonyms ?? []).flatMap((synonym) => byName.get(nameOf(synonym)) ?? []);
}

const nameOf = (synonym: string) => stemsOf(synonym).join(" ");

function isChildsGift({ age, profile }: GiftReading): boolean {
  if (age === null) return false;
  const startsSmall = age.min > 0 && age.min < SCHOOL_CHILD_UNTIL && profile.tags.ageRange === undefined;
  return startsSmall || age.max < ADULT_AGE;
}
