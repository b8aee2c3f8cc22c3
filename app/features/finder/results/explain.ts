import type { AgeSpan, Brief, GiftReading, Understood } from "../types.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { stemsOf } from "../lexicon/words.ts";
import { namesPhrase } from "../read/gift-words.ts";
import { isForInterest, isNamed, isTaggedAs } from "./explain/claims.ts";
import { ageFactOf, factOf, stemsOfInterest } from "./explain/facts.ts";
import { type LikingName, nameLiking, nameOccasion, nameRole } from "./explain/naming.ts";

/** A gift with more tags of occasions than this is for anything. */
const FEW_OCCASIONS = 4;
/** Occasions whose tags say enough: what is tagged so is for a baby. */
const FOR_A_BABY: ReadonlySet<string> = new Set(["new-baby", "baby-shower", "christening"]);
const GROWN_UP = 18;
/** A thing for much younger ones is nothing made for this age. */
const YEARS_OLDER = 2;

/** What a reason begins with: whom or what of the request it is for, and the stems by which the gift's text speaks of that. */
interface Lead {
  words: string;
  about: ReadonlySet<string>;
  /** The statement of the gift that belongs to it; null where none is to follow, undefined where any may. */
  fact?: string | null;
  /** True where the lead says nothing unless a statement follows. */
  needsFact: boolean;
}

/**
 * Explains why a gift fits, in one sentence: a fact of the request, which the gift's tags or words answer, and a statement from the gift's
 * own text. Empty where there is nothing true to say: a missing reason is better than an empty one.
 */
export function explainGift(reading: GiftReading, brief: Brief): string[] {
  const lead = leadOf(reading, brief);
  if (lead === null) return [];
  const fact = lead.fact === undefined ? factOf(reading, lead.about, brief) : lead.fact;
  if (fact === null) return lead.needsFact ? [] : [`${lead.words}.`];
  return [`${lead.words}: ${fact}.`];
}

function leadOf(reading: GiftReading, brief: Brief): Lead | null {
  return (
    likingLead(reading, brief) ??
    traitLead(reading, brief) ??
    occasionLead(reading, brief) ??
    ageLead(reading, brief) ??
    roleLead(reading, brief)
  );
}

/** Names the likings that the gift is for, at most two. */
function likingLead(reading: GiftReading, brief: Brief): Lead | null {
  const named = brief.interests
    .filter((part) => isForInterest(reading, part.value) && isStated(part, reading))
    .flatMap((part) => {
      const name = nameLiking(part, reading);
      return name === null ? [] : [{ part, name }];
    });
  const likings = named.filter(({ name }, place) => !named.slice(0, place).some((other) => isSame(other.name, name))).slice(0, 2);
  if (likings.length === 0) return null;
  return {
    words: `For ${joinLikings(likings.map(({ name }) => name))}`,
    about: new Set(likings.flatMap(({ part }) => [...stemsOfInterest(part.value)])),
    needsFact: false,
  };
}

const isSame = (one: LikingName, other: LikingName) => one.among.includes(other.among) || other.among.includes(one.among);

function joinLikings([first, second]: readonly LikingName[]): string {
  if (first === undefined) return "";
  if (second === undefined) return first.alone;
  if (first.isThing && second.isThing) return `${first.alone} and ${second.alone}`;
  return `someone into ${first.among} and ${second.among}`;
}

/**
 * True for what was said or chosen. A guess counts where its words are a form of the liking's name ("grills", "a runner"), or where the
 * gift's own text repeats them.
 */
function isStated({ source, words, value }: Understood<string>, reading: GiftReading): boolean {
  if (source !== "assumed") return true;
  if (words === "" || PASSING.has(value)) return false;
  const names = stemsOf(lexicon().interestById.get(value)?.name ?? "");
  const known = stemsOfInterest(value);
  return stemsOf(words).some(
    (stem) => known.has(stem) || names.some((name) => isAkin(stem, name)) || (stem.length > 2 && namesPhrase(reading, [stem])),
  );
}

/** Likings whose words mostly mean something else in passing: who watches birds has no watches. */
const PASSING: ReadonlySet<string> = new Set(["travel", "fashion", "painting", "movies-tv", "quirky", "blacksmithing"]);

function isAkin(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, 4);
  return length >= 3 && one.slice(0, length) === other.slice(0, length);
}

/** Names a way of being that editors have tagged the gift with, or a quality that its own words have. */
function traitLead(reading: GiftReading, { traits, text }: Brief): Lead | null {
  for (const { value, source, words } of traits) {
    const trait = lexicon().traitById.get(value);
    if (trait === undefined || source === "assumed") continue;
    const about = new Set<string>();
    if (trait.kind === "value" && isNamed(reading, "trait", value) && QUALITIES.has(value))
      return { words: `${trait.name}, as wished`, about, needsFact: false };
    const { personality } = trait.tags;
    if (trait.kind === "personality" && PEOPLE_ARE.has(value) && personality !== undefined && isTaggedAs(reading, { personality }))
      return {
        words: isWish(text, words) ? `${trait.name}, as wished` : `For someone ${trait.name.toLowerCase()}`,
        about,
        needsFact: true,
      };
  }
  return null;
}

/** True where a text wishes for a practical gift, rather than calling somebody practical. */
function isWish(text: string, words: string): boolean {
  const [before = "", after = ""] = words === "" ? [] : text.toLowerCase().split(words.toLowerCase());
  return words === "" || /\b(?:something|anything|more)\s*$/.test(before) || /^\s*(?:gift|present|thing|idea)/.test(after);
}

const QUALITIES = new Set("personalised plastic-free recycled organic vegan cruelty-free handmade fair-trade".split(" "));
const PEOPLE_ARE = new Set(
  "creative practical sentimental adventurous curious playful outgoing sporty competitive nostalgic-person".split(" "),
);

function occasionLead(reading: GiftReading, brief: Brief): Lead | null {
  const name = nameOccasion(brief);
  if (brief.occasion === null || name === null) return null;
  const { value } = brief.occasion;
  const tags = reading.profile.tags.occasion ?? [];
  const own = lexicon().occasionById.get(value)?.tags.occasion;
  const isTagged = FOR_A_BABY.has(value) && own !== undefined && tags.length <= FEW_OCCASIONS && isTaggedAs(reading, { occasion: own });
  return isTagged || isNamed(reading, "occasion", value) ? { words: `For ${name}`, about: new Set(), needsFact: true } : null;
}

function ageLead(reading: GiftReading, { age }: Brief): Lead | null {
  if (age?.source !== "text" || age.value.max >= GROWN_UP || reading.age === null) return null;
  if (!covers(reading.age, age.value) || age.value.min - reading.age.min > YEARS_OLDER) return null;
  const fact = ageFactOf(reading);
  return fact === null ? null : { words: `For ${nameAge(age.value)}`, about: new Set(), fact, needsFact: true };
}

const covers = (suits: AgeSpan, { min, max }: AgeSpan) => suits.min <= min && suits.max >= max;

function nameAge({ min, max }: AgeSpan): string {
  if (max < 1) return "a baby";
  return min === max ? `${[8, 11].includes(min) ? "an" : "a"} ${min}-year-old` : `ages ${min} to ${max}`;
}

function roleLead(reading: GiftReading, brief: Brief): Lead | null {
  const name = nameRole(brief);
  return name !== null && brief.person !== null && isNamed(reading, "person", brief.person.value)
    ? { words: `For ${name}`, about: new Set(), needsFact: true }
    : null;
}
