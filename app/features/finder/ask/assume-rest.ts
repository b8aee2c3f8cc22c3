import { lexicon } from "../lexicon/lexicon.ts";
import type { Brief } from "../types.ts";
import { assumeFromOccasion, assumeFromPerson, derived, officePersonOf, personOfAge, personOfOccasion } from "./assume.ts";
import { dropUnsuitableForAge } from "./childs-interests.ts";
import type { DateContext } from "./dates.ts";
import { isPlainAdult } from "./people.ts";
import { hasPet } from "./pets.ts";
import { isPartner } from "./roles/others-partners.ts";

/** For these people the age, where it is stated, decides what they are called. */
const OF_ANY_AGE = new Set(["girl", "boy", "kids", "baby", "toddler", "teenager", "teen-girl", "teen-boy", "preschooler", "tween"]);
/** "It's our 25th": two people count nothing else together. */
const OUR_ANNIVERSARY =
  /(?<!\b(?:pregnant|expecting|birth|baby|child|kid)(?: with| to| is| of)? )\bour (?:big )?(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[a-z]+ieth)(?= ?(?:[.,;!?]|$)| (?:this|next|is|on|in)\b)/;
const TURNING = /\b(?:turn(?:s|ing)?|hits|the big) (?:the big )?(?:\d|[a-z]*t(?:y|een))/;
/** "Friend's 30th" names no other occasion than the birthday. */
const NUMBERED_BIRTHDAY = /(?:\d(?:st|nd|rd|th)|ieth|\d on)$/;
/** Changes in a person's life; a birthday mentioned beside one of them is what the gift is for. */
const LIFE_CHANGES = new Set(["back-to-school", "moving-away", "new-job", "vacation", "promotion", "retirement", "just-because"]);

/** Returns a brief with what follows from its parts and its plain text. `occasions` are all that the text states, the surest first. */
export function assumeRest(brief: Brief, plain: string, context: DateContext, occasions: readonly string[]): Brief {
  const { age, gender, person } = brief;
  const ofPerson = person === null ? undefined : lexicon().personById.get(person.value)?.gender;
  const called = age === null ? null : personOfAge(age.value, gender?.value ?? ofPerson ?? null);
  // An eighteen-month-old toddler stays a toddler, as stated.
  const isRight = person?.value === "toddler" && age?.value.min === 1;
  const renamed = called !== null && !isRight && (person === null || OF_ANY_AGE.has(person.value));
  const withPerson = renamed ? { ...brief, person: person === null ? derived(called) : { ...person, value: called } } : brief;
  const isBirthday = TURNING.test(plain) || (age !== null && NUMBERED_BIRTHDAY.test(age.words));
  const isTheirs = person !== null && isPartner(person.value) && OUR_ANNIVERSARY.test(plain);
  const isOpen = brief.occasion === null || brief.occasion.source === "assumed" || LIFE_CHANGES.has(brief.occasion.value);
  const since = isBirthday ? "birthday" : isTheirs ? "anniversary" : null;
  const withOccasion = isOpen && since !== null ? { ...withPerson, occasion: derived(since) } : withPerson;
  return dropUnsuitableForAge(assumeFromOccasion(assumeFromPerson(withHost(withOccasion, occasions)), context));
}

/** "She just had a baby" is about her. */
const GAVE_BIRTH = /\bshe(?:'s|s| has)?(?: just| recently| only)*(?: just)? (?:had|given birth|gave birth|having|got)\b/i;
const parentOf = (host: string | undefined, text: string) => (host === "new-parents" && GAVE_BIRTH.test(text) ? "new-mom" : host);

/** Who has an anniversary with nobody named is the giver's partner: "anniversary, 20 years, she wants nothing". */
const AT_WORK = /\b(?:work|job|service|company|office|firm|colleague|team|business)\b/i;

/** Returns the brief with the person its occasion is for, where it names nobody, or nothing but "a guy" who was drawn at the office. */
function withHost(brief: Brief, occasions: readonly string[]): Brief {
  const { occasion, person } = brief;
  if (occasion === null) return brief;
  if (person === null) {
    const hosts = [occasion.value, ...occasions].map(personOfOccasion).filter((id) => id !== null);
    const host = parentOf(hosts[0], brief.text) ?? (hasPet(occasion.words) ? "pet-owner" : null);
    if (host === null && occasion.value === "anniversary" && brief.gender !== null && !AT_WORK.test(brief.text))
      return { ...brief, person: derived("partner") };
    return host === null ? brief : { ...brief, person: derived(host) };
  }
  const colleague = isPlainAdult(person.value) ? officePersonOf(occasion.value) : null;
  return colleague === null ? brief : { ...brief, person: { ...person, value: colleague } };
}
