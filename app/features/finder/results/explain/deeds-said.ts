import { plainText } from "../../ask/plain-text.ts";

/** What stands before a verb that says what the person does: "she reads", "hunts and fishes", "one runs". */
const SUBJECT =
  /(?:^|[.,;:!?()&+-] ?|\b(?:s?he|they|who|one|and|also|always|only|just|still|now|been|is|are|was|to|often|usually|both|mostly|mainly|into|from|likes?|loves?|he's|she's|they're|'s|'re|shes|hes) )$/;
const DOING = /^[a-z]+(?:s|ing)\b/;
/** What stands before a verb of several: "they cook together". */
const SEVERAL = /\b(?:they|who|both|we|always|often|usually) $/;

/** Somebody who does it: "an ace photographer", "to become a baker". Things have such endings too. */
const DOER = /(?:er|or|ist|ian|eur|aholic|ophile|phile|worm|thumb|lover|nerd|buff|fan|head)s?$/;
const NO_DOER =
  /(?:comput|pap|flow|print|feed|grind|wat|butt|be|slipp|plann|post|stick|leath|weath|wint|summ|dinn|tow|riv|plant|lett|hamm|coast|feath|speak|monit|mirr|col|col(?:ou)|tract|mot)(?:er|or)s?$/;
const ARTICLE =
  /\b(?:an?|the|is|are|as|become|his|her|their|my|our|both|two|of)(?: [a-z'-]+){0,2} $|^(?:[a-z'-]+ ){0,2}$|[.,;:!?(] ?(?:[a-z'-]+ ){0,2}$/;

/** A verb that makes a pursuit of the thing after it: "drinks a lot of coffee", "keeps bees". */
const WITH_THING =
  /\b(?:lov(?:es?|ing)|likes?|adores?|enjoys?|drinks?|drinking|makes?|making|bakes?|baking|baked|cooks?|cooking|plays?|playing|grows?|growing|keeps|keeping|collects?|collecting|reads?|reading|rides?|riding|does|doing|took up|tak(?:es|en|ing) up|into|on about|about|practi[cs](?:es?|ing)|tr(?:ies|ying)|learn(?:s|ing)?|teaches|watches|watching|writes?|writing|paints?|painting|draws?|drawing|builds?|building|sews?|sewing|knits?|knitting|brews?|brewing|raises?|mad|lives (?:in|for|on))(?: [a-z'-]+){0,3} $|\b(?:has|have|owns?|'s got|got) (?:an?|\d+|one|two|three|four|five|six|lots of|a lot of|so many|many|all the|(?:his|her|their) own) $/;
/** What may stand after a thing that somebody is known for: "a tea woman". */
const WITH_PERSON =
  /^[ -](?:person|people|man|woman|guy|gal|girl|boy|lad(?:y|ies)?|lovers?|fans?|nerds?|geeks?|freaks?|addicts?|fiends?|nuts?|buffs?|mad|crazy|snobs?|drinkers?|enthusiasts?|fanatics?|obsessed|mum|mom|dad)\b/;

/** Notes between signs have at most so many words, and no verb that makes a sentence of them. */
const NOTE_WORDS = 3;
const SENTENCE =
  /\b(?:is|are|was|were|has|have|had|got|gets?|found|brings?|brought|gave|gives?|bought|buys|left|took|goes|went|works|lives|says?|told)\b/;

/** True where a text says that somebody does what these words name, or notes it by itself: a thing that is only mentioned says nothing. */
export function isDoneOrNoted(text: string, words: string): boolean {
  const plain = plainText(text);
  const said = plainText(words);
  const at = words === "" ? -1 : plain.indexOf(said);
  if (at === -1) return false;
  const before = /[^.!?;:\n()]*$/.exec(plain.slice(0, at))?.[0] ?? "";
  const sign = plain.slice(0, at - before.length).slice(-1);
  const rest = plain.slice(at + said.length);
  if (DOING.test(said) && SUBJECT.test(before === "" ? sign : before)) return true;
  if (SEVERAL.test(before) && /^[a-z]+$/.test(said)) return true;
  if (DOER.test(said) && !NO_DOER.test(said) && ARTICLE.test(before)) return true;
  // "Drinks tea" has its verb with it.
  if (WITH_THING.test(`${before}${said}`.replace(/[^ ]+$/, "")) || WITH_THING.test(before) || WITH_PERSON.test(rest)) return true;
  const note = `${before.slice(before.lastIndexOf(",") + 1)}${said}${/^[^.,!?;:\n()]*/.exec(rest)?.[0] ?? ""}`.trim();
  return note.split(/\s+/).length <= NOTE_WORDS && !SENTENCE.test(note);
}
