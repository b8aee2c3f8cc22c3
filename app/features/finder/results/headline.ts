import { isPartner, relationOf } from "../ask/roles/others-partners.ts";
import { inSentence } from "../lexicon/in-sentence.ts";
import { lexicon, matchPhrases } from "../lexicon/lexicon.ts";
import type { Brief, Understood } from "../types.ts";

/** People who are not introduced with "your", by lexicon id. */
const ANYBODY = new Set(
  "woman man girl boy tween teenager teen-girl teen-boy young-adult adult senior elderly-woman elderly-man newborn baby toddler preschooler kids graduate retiree widow couple bride groom bridesmaid groomsman flower-girl ring-bearer wedding-guest expecting-mother new-mom new-dad single-person nurse first-responder service-member volunteer friend-group pet-owner dog-owner cat-owner homeowner".split(
    " ",
  ),
);
const SEVERAL = new Set("new-parents adoptive-parents newlyweds empty-nester".split(" "));
/** Children, who are called by their age. */
const BY_AGE = new Set("girl boy kids newborn baby toddler preschooler tween teenager teen-girl teen-boy".split(" "));
const NAMED: Record<string, string> = { myself: "yourself", stranger: "someone you hardly know" };

/** Who is called otherwise than the entry: a classmate is nobody's pupil. */
const AS_SAID: Readonly<Record<string, RegExp>> = {
  "student-of-mine": /\b(?:class ?mate|school ?mate|school friend)\b/i,
  "elderly-man": /\belderly (?:father|dad)\b/i,
  "elderly-woman": /\belderly (?:mother|mom|mum)\b/i,
  doctor: /\b(?:vet|veterinarian|dentist|surgeon|midwife|therapist)\b/i,
};

/** Returns whom the gifts are for, as a title: "For your sister", "For a toddler", "For someone who likes coffee". */
export function titleOf({ text, person, alsoFor, occasion, interests }: Brief): string {
  const { occasionById, interestById } = lexicon();
  const people = person === null ? [] : [person, ...alsoFor].flatMap((one, place) => namePerson(one, text, place > 0) ?? []);
  if (people.length > 0) return `For ${people.join(people.length > 2 ? ", " : " and ")}`;
  const names = interests.slice(0, 2).flatMap(({ value }) => interestById.get(value)?.name ?? []);
  if (names.length > 0) return `For someone who likes ${names.map(inSentence).join(" and ")}`;
  const occasionName = occasion === null ? undefined : occasionById.get(occasion.value)?.name;
  return occasionName === undefined ? "Your gift ideas" : `${occasionName} gifts`;
}

/**
 * Returns a person as a title names them: "your sister", "a toddler", "your daughter’s teacher", "the mother of the groom". Beside somebody
 * who is named before, "her baby" stays hers.
 */
function namePerson({ value: id, words }: Understood<string>, text: string, isBeside: boolean): string | null {
  const name = nameOf(id, words);
  if (name === null) return null;
  const relative = relativeIn(id, words);
  if (relative !== null) return `your ${relative.owner}’${/[^s]s$/.test(relative.owner) ? "" : "s"} ${relative.name}`;
  const whose = whoseBefore(text, words);
  const ofWhom = ofWhomAfter(text, words);
  if (ofWhom !== null) return `the ${words.toLowerCase().replace(/^(?:the|an?) /, "")} of your ${ofWhom}`;
  const host = OF_HOST.exec(text.slice(text.indexOf(words) + words.length))?.[1];
  if (words !== "" && host !== undefined) return `the ${words.toLowerCase()} of the ${host.toLowerCase()}`;
  // "My son asks what to get his girlfriend": she is no girlfriend of the shopper.
  if ((isBeside || isPartner(id)) && whose !== null && !isGivers(whose)) return `${whose} ${inSentence(name)}`;
  return NAMED[id] ?? withDeterminer(id, id !== "couple" && whose !== null && isGivers(whose), inSentence(name));
}

/** Returns what somebody is called: by the entry, or as the text says it where the entry's name would be wrong. */
function nameOf(id: string, words: string): string | null {
  return AS_SAID[id]?.exec(words)?.[0].toLowerCase() ?? lexicon().personById.get(id)?.name ?? null;
}

/** Whose mother it is, where that is somebody at a feast. */
const OF_HOST = /^ of the (groom|bride|birthday (?:girl|boy)|newlyweds|graduate)(?![a-z])/i;

const OF_CHILD = /^(?:(?:my|our) )?(kid|child|son|daughter)['’]?s['’]? [a-z]/i;

/** Returns whose relative a person is by the words it was read from, and which: "daughter's teacher", "boss's wife". */
function relativeIn(id: string, words: string): { owner: string; name: string } | null {
  const people = words.includes(" ") ? matchPhrases(words).filter(({ kind, from }) => kind === "person" && from === "synonym") : [];
  const [owner, ...others] = people;
  // "Kid's teacher" is one name for a teacher.
  const whoseChild = OF_CHILD.exec(words)?.[1];
  if (whoseChild !== undefined && owner?.id === id) return { owner: whoseChild.toLowerCase(), name: inSentence(nameOf(id, "") ?? "") };
  if (owner === undefined || owner.id === id) return null;
  // A partner of somebody else is read as a woman or a man, and is called a partner all the same.
  // "My best friend's twin girls turn 3": the age has made a toddler of them.
  const isMeant = (other: string) =>
    other === id || (isPartner(other) && relationOf(other, owner.id) === id) || (BY_AGE.has(other) && BY_AGE.has(id));
  const relative = others.find((other) => other.start > owner.end && isMeant(other.id));
  const [whose, name] = [nameOf(owner.id, ""), nameOf(relative?.id ?? "", words.slice(owner.end))];
  return whose === null || name === null ? null : { owner: inSentence(whose), name: inSentence(name) };
}

const isGivers = (whose: string) => /^(?:my|our)$/.test(whose);

const BETWEEN_OWNERS = /^(?:['’]?s?['’]? )?(?:(?:best|old|new|good|dear|twin|little|big|older|younger) )*$/i;

/** Returns whose a person is where the text says it behind them: "daughter's boyfriend" of "the parents of my daughter's boyfriend". */
function ofWhomAfter(text: string, words: string): string | null {
  const place = words === "" ? -1 : text.indexOf(words);
  const rest = place === -1 ? "" : text.slice(place + words.length);
  const lead = /^ of (?:my|our) /i.exec(rest)?.[0].length;
  if (lead === undefined) return null;
  const people = matchPhrases(rest).filter(({ kind, from }) => kind === "person" && from === "synonym");
  let end = lead + (/^twins?\b/i.exec(rest.slice(lead))?.[0].length ?? 0);
  for (const person of people.toSorted((one, other) => one.start - other.start))
    if (BETWEEN_OWNERS.test(rest.slice(end, person.start))) end = person.end;
  return end === lead ? null : rest.slice(lead, end).toLowerCase();
}

/** Returns the last "my", "our", "his", "her" or "their" that the text says shortly before these words. */
function whoseBefore(text: string, words: string): string | null {
  const place = words === "" ? -1 : text.indexOf(words);
  const said = place === -1 ? [] : [...text.slice(0, place).matchAll(/\b(my|our|his|her|their)\b(?=[^.,;:!?]{0,25}$)/gi)];
  return said.at(-1)?.[1]?.toLowerCase() ?? null;
}

function withDeterminer(id: string, isOwnPerson: boolean, name: string): string {
  if (isOwnPerson || !(ANYBODY.has(id) || SEVERAL.has(id))) return `your ${name}`;
  return SEVERAL.has(id) ? name : `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}
