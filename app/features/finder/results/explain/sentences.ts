import type { Brief } from "../../types.ts";
import type { Fact } from "./facts.ts";
import type { ServedLiking } from "./likings.ts";
import { isOfOneOfTwo, pronounsOf } from "./naming.ts";
import { isGrave } from "./needs.ts";

/** A sentence and its build: what of theirs it is for first, or who they are, or the likings as a cause. */
export interface Sentence {
  build: "for" | "for the" | "because";
  text: string;
}

/** Returns the sentences that join a fact of a gift with what it is for ("cold days"). */
export function sayFor(what: string, { text }: Fact): Sentence[] {
  return [{ build: "for", text: `For ${what}: ${text}.` }];
}

/** Returns the sentences that join a fact of a gift with one or two likings; in grave hours only the quiet ones. */
export function sayLiked([first, second]: readonly [ServedLiking, ServedLiking?], fact: Fact, brief: Brief): Sentence[] {
  const { whose, likes } = pronounsOf(brief);
  const owned = [first, second].flatMap((liking) => (liking === undefined ? [] : [liking.owned]));
  const fan = second === undefined ? first.fan : `${first.fan} who likes ${second.liked}`;
  const whom = `${articleFor(fan)} ${fan}`;
  const what = owned.includes(null) ? whom : owned.map((thing) => `${whose} ${thing}`).join(" and ");
  if (isGrave(brief)) return sayFor(what, fact);
  if (isOfOneOfTwo(brief.text)) return [{ build: "for the", text: `For the ${fan}: ${fact.text}.` }];
  const liked = second === undefined ? first.liked : `${first.liked} and ${second.liked}`;
  return [
    { build: "for", text: `For ${what}: ${fact.text}.` },
    { build: "for the", text: `For the ${fan}: ${fact.text}.` },
    { build: "because", text: `Because ${likes} ${liked}: ${fact.text}.` },
  ];
}

/** Returns the sentence that joins a liking with a need that the same fact meets. */
export function sayLikedAndNeeded({ fan, owned }: ServedLiking, need: string, { text }: Fact, brief: Brief): Sentence[] {
  const what = owned === null ? `${articleFor(fan)} ${fan}` : `${pronounsOf(brief).whose} ${owned}`;
  return [{ build: "for", text: `For ${what} and ${need}: ${text}.` }];
}

const articleFor = (noun: string) => (/^[aeiou]/i.test(noun) ? "an" : "a");
