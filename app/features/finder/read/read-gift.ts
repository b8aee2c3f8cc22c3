import type { AgeSpan, GiftProfile, GiftReading } from "../types.ts";
import { spanOfRanges, unionOfSpans } from "./age-ranges.ts";
import { nameWithoutBrands, withoutBrand } from "./brand-names.ts";
import { lexicon, WRITTEN_ENTRIES } from "../lexicon/lexicon.ts";
import { Derived } from "./derived.ts";
import { coreOfName } from "./core-name.ts";
import { readStages, readYears } from "./ages.ts";
import { agesOfModel, genderOfModel, preferModel } from "./by-model/prefer-model.ts";
import { readGender } from "./gender.ts";
import { readHazard } from "./hazards.ts";
import { standsForAny, withoutRefused } from "./refused.ts";
import { raise, weighTags } from "./tag-evidence.ts";
import { type Evidence, type ReadText, readText, type Weights, weighWords } from "./word-evidence.ts";

/** Weight of words where an editor has tagged the gift without this tag. */
const BESIDE_TAGS = 0.75;
/** Weight of a gift for an interest as one for its first wider interest, and for the others. */
const FIRST_WIDER = 0.85;
const OTHER_WIDER = 0.45;
const LEAST = 0.2;
/** Weight of a tag for an interest that the gift's words mention less than its others, and where they mention none. */
const BY_THE_WAY = 0.65;
const UNKNOWN_TOPIC = 0.85;
const SURE_TAG = 0.9;
/** Confidence from which an entry's ages count as the gift's. */
const AGES_FROM = 0.75;
const AGE_TAGS_FROM = 0.7;
const AGE_TAGS_BESIDE = 0.35;
const OLDEST = 120;
/** Ages in years: "Not for children under 3" may be for older ones, while "keep away from small children" is not a child's thing. */
const SMALL_CHILD_UNTIL = 3;
const HANDLED_FROM = 8;
const GROWN_FROM = 13;

/** Returns a gift's texts as far as they say what it is: without brands, and without the parts of its name that address everybody. */
export function readOwnWords({ name, description, brandName }: Pick<GiftProfile, "name" | "description" | "brandName">): {
  name: ReadText;
  description: ReadText;
  hasBrand: boolean;
} {
  const [ownName, ownDescription] = [nameWithoutBrands(name, brandName), withoutBrand(description, brandName)];
  return {
    name: readText(coreOfName(ownName)),
    description: readText(ownDescription),
    hasBrand: ownName !== name || ownDescription !== description,
  };
}

/** Reads what a gift is about and whom it suits, from its tags and its words. Weights are 0 to 1. */
export function readGift(profile: GiftProfile): GiftReading {
  const said = readOwnWords(profile);
  // Ages and sexes are read from what a brand says too: "Baby Gap".
  const name = said.hasBrand ? readText(coreOfName(profile.name)) : said.name;
  const description = said.hasBrand ? readText(profile.description) : said.description;
  const { modelClaims, refused, told } = profile;
  const ownWords = weighWords(said.name, said.description);
  const words = modelClaims === null ? ownWords : preferModel(ownWords, modelClaims);
  const tagged = weighTags(profile);
  const { tags } = profile;
  const read = joined(weighTopics(tagged.interest, words.interest), words.interest, tags.interest, hasOwnTag);
  const interests = withoutRefused(read, "interest", refused);
  addWider(interests, (id) => standsForAny("interest", id, refused));
  const text = `${name.text}. ${description.text}`;
  const years = readYears(text);
  const hazard = readHazard(text);
  return {
    profile,
    interests,
    persons: withoutRefused(joined(tagged.person, words.person, tags.recipient), "person", refused),
    occasions: withoutRefused(joined(tagged.occasion, words.occasion, tags.occasion), "occasion", refused),
    traits: withoutRefused(joined(tagged.trait, words.trait, tags.personality), "trait", refused),
    concepts: joined(tagged.concept, words.concept, undefined),
    age: readAge(profile, {
      years,
      hazard,
      byModel: told.child === 0 ? null : agesOfModel(modelClaims ?? []),
      stages: () => (told.child === 0 ? null : (readStages(name, description) ?? agesOfTopics(words))),
    }),
    safeFrom: years === null && hazard === null ? null : Math.max(years?.min ?? 0, hazard ?? 0),
    gender: readSex(profile, name, description),
    derived: new Derived(),
  };
}

/** Returns the sex that a gift is for alone: what a model or its words say, unless people have said otherwise. */
function readSex(profile: GiftProfile, name: ReadText, description: ReadText): "male" | "female" | null {
  const { gender, modelClaims, told } = profile;
  if (gender !== "unisex") return gender;
  const read = modelClaims === null ? readGender(profile, name, description) : genderOfModel(modelClaims);
  if (read === null) return null;
  const isAgreed = (told[read] ?? 1) === 1 && (told[read === "male" ? "female" : "male"] ?? 0) === 0;
  return isAgreed ? read : null;
}

/**
 * Of several tagged interests the gift is about the one that its words mention most; the others are secondary. Tags alone do not show
 * which.
 */
function weighTopics(tagged: Weights, words: Weights): Weights {
  const taggable = [...tagged].filter(([id, weight]) => weight >= SURE_TAG && hasOwnTag(id));
  if (taggable.length < 2) return tagged;
  const saying = wordsWithin(words);
  const most = Math.max(...taggable.map(([id]) => saying.get(id) ?? 0));
  const weights: Weights = new Map(tagged);
  for (const [id, weight] of taggable) {
    const share = most < LEAST ? UNKNOWN_TOPIC : BY_THE_WAY + (1 - BY_THE_WAY) * ((saying.get(id) ?? 0) / most);
    weights.set(id, weight * share);
  }
  return weights;
}

/** Returns the evidence of words for interests; that for narrower ones counts for the wider. */
function wordsWithin(words: Weights): Weights {
  const { interestById } = lexicon();
  const within: Weights = new Map(words);
  for (const [id, weight] of words) for (const wider of interestById.get(id)?.broader?.slice(0, 1) ?? []) raise(within, wider, weight);
  return within;
}

/** Combines tags and words: the more certain of both counts, with a bonus where they agree. */
function joined(
  tagged: Weights,
  words: Weights,
  tags: readonly string[] | undefined,
  isTaggable: (id: string) => boolean = () => true,
): Weights {
  const isTagged = tags !== undefined && tags.length > 0;
  const weights: Weights = new Map(tagged);
  for (const [id, weight] of words) {
    const byTag = tagged.get(id);
    if (byTag === undefined) weights.set(id, isTagged && isTaggable(id) ? weight * BESIDE_TAGS : weight);
    else weights.set(id, Math.max(byTag, weight) + (1 - Math.max(byTag, weight)) * 0.5 * Math.min(byTag, weight));
  }
  return weights;
}

let taggable: Set<string> | undefined;

/** True for interests that gifts can be tagged with; narrower ones have only words. */
function hasOwnTag(id: string): boolean {
  taggable ??= new Set(WRITTEN_ENTRIES.interest.filter(({ tags }) => tags.interest !== undefined).map((interest) => interest.id));
  return taggable.has(id);
}

/** Adds the wider interests of those that the gift is for, and drops negligible ones. */
function addWider(interests: Weights, isRefused: (id: string) => boolean): void {
  const { interestById } = lexicon();
  const waiting = [...interests];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [id, weight] = next;
    for (const [place, wider] of (interestById.get(id)?.broader ?? []).entries()) {
      const share = weight * (place === 0 ? FIRST_WIDER : OTHER_WIDER);
      if (share < LEAST || share <= (interests.get(wider) ?? 0) || isRefused(wider)) continue;
      raise(interests, wider, share);
      waiting.push([wider, share]);
    }
  }
  for (const [id, weight] of interests) if (weight < LEAST) interests.delete(id);
}

interface StatedAges {
  years: AgeSpan | null;
  hazard: number | null;
  /** For whom a language model says it is. */
  byModel: AgeSpan | null;
  /** Returns ages by words such as "toddler", or by what the gift is about. */
  stages: () => AgeSpan | null;
}

/** Returns the ages a gift suits: by its tags, by years that it names, or by its words. */
function readAge({ tags }: GiftProfile, { years, hazard, byModel, stages }: StatedAges): AgeSpan | null {
  const tagged = spanOfRanges(tags.ageRange ?? []);
  // Tags give the ages a thing is for; a maker's "from three years" overrides them for the youngest.
  if (tagged !== null) return startingAt(Math.max(years?.min ?? 0, hazard ?? 0), tagged);
  // A model names them too: it knows that "ages eight and up" is a child's thing.
  if (byModel !== null) return startingAt(Math.max(years?.min ?? 0, hazard ?? 0), byModel);
  const said = years ?? stages();
  if (said !== null) return startingAt(hazard ?? 0, said);
  // A gift with a warning and no other stated age is unlikely to be for children.
  return hazard === null ? null : { min: Math.max(hazard, hazard <= SMALL_CHILD_UNTIL ? HANDLED_FROM : GROWN_FROM), max: OLDEST };
}

function startingAt(from: number, span: AgeSpan): AgeSpan {
  return from > span.min && from <= span.max ? { min: from, max: span.max } : span;
}

/** Returns the ages of the topics that the gift's words name with confidence, where the lexicon gives any. */
function agesOfTopics({ interest, concept }: Evidence): AgeSpan | null {
  const { interestById, conceptById } = lexicon();
  const entries = [...sureOnes(interest, interestById), ...sureOnes(concept, conceptById)];
  return unionOfSpans(
    entries.flatMap(({ tags }) => {
      const ranges = Object.entries(tags?.ageRange ?? {});
      if (!ranges.some(([, weight]) => weight >= AGE_TAGS_FROM)) return [];
      return spanOfRanges(ranges.flatMap(([slug, weight]) => (weight >= AGE_TAGS_BESIDE ? [slug] : []))) ?? [];
    }),
  );
}

function sureOnes<Known>(weights: Weights, byId: ReadonlyMap<string, Known>): Known[] {
  return [...weights].flatMap(([id, weight]) => (weight >= AGES_FROM ? (byId.get(id) ?? []) : []));
}
