import type { Brief, GiftReading } from "../../types.ts";
import { findUndenied } from "../../ask/denial.ts";
import { plainText } from "../../ask/plain-text.ts";
import { coreOfName } from "../../read/core-name.ts";
import { derivation } from "../../read/derived.ts";

/** Interests whose things are of use only to practitioners: others have no golf bag to put the tees in. */
const SKILLS: ReadonlySet<string> = new Set([
  "golf",
  "fishing",
  "running",
  "cycling",
  "fitness",
  "ball-sports",
  "knitting-sewing",
  "drawing-painting",
  "woodworking-diy",
  "photography",
  "video-games",
]);
/** Confidence from which a gift without tags is for an interest. */
const IS_FOR = 0.9;

/** True for a gift that is for nothing but interests which require practice. */
export function needsPractice({ profile, interests }: GiftReading): boolean {
  const tagged = profile.tags.interest ?? [];
  const purposes = tagged.length > 0 ? tagged : [...interests].flatMap(([id, weight]) => (weight >= IS_FOR ? [id] : []));
  return purposes.length > 0 && purposes.every((id) => SKILLS.has(id));
}

const INSTRUMENT =
  /\b(?:harmonicas?|kalimbas?|ukuleles?|guitars?|drums?|bongos?|djembes?|flutes?|recorders?|ocarinas?|keyboards?|violins?|cajons?|tambourines?|glockenspiels?|xylophones?|handpans?)\b(?! (?:strap|stand|pick|case|bag|wall|tee|shirt|print))/i;
const LISTENED: ReadonlySet<string> = new Set([
  "vinyl-records",
  "classical-music",
  "jazz-blues",
  "rock-music",
  "country-music",
  "pop-music",
  "hip-hop",
]);
const PLAYED: ReadonlySet<string> = new Set(["guitar", "piano", "drums", "violin", "ukulele", "singing", "music"]);
const PLAYS = /\b(?:plays?|playing|learn\w*|instruments?|band|practi[cs]\w+)\b/g;

const readInstrument = derivation(({ profile: { name } }) => ({ is: INSTRUMENT.test(coreOfName(name)) }));

/** True for an instrument where the person listens to music, and nothing says that they play or would like to. */
export function isToBePlayed(reading: GiftReading, { interests, text }: Pick<Brief, "interests" | "text">): boolean {
  const listens = interests.some(({ value }) => LISTENED.has(value)) && !interests.some(({ value }) => PLAYED.has(value));
  return listens && readInstrument(reading).is && findUndenied(plainText(text), PLAYS) === null;
}

/** Words of names for what people buy when they need it, and for parts of other things. */
const EVERYDAY =
  /\b(?:refills?|replacements?|spare|batter(?:y|ies)|chargers?|adapters?|adaptors?|cables?|light bulbs?|detergents?|cleaners?|cleaning|trash|garbage|filters?|toilet|mops?|brooms?|sponges?|plungers?|brackets?|extension cords?|power strips?|cartridges?|toner|paper towels?|screen protectors?|wall mounts?|zip ties|screws?|tissues?|storage bins?|repair|steam irons?|dry irons?|stand fans?|ceiling fans?|pedestal fans?|refrigerators?|fridges?|washing machines?|vacuum cleaners?|power guards?|voltage|stabili[sz]ers?|hdmi|memory cards?|(?:micro )?sd cards?|routers?|water pumps?|data cables?|phone (?:cases?|covers?)|hose pipes?)\b/i;

/** A charging tray is no charger, and a rechargeable lamp no battery. */
const NOT_SO = /\b(?:battery[- ](?:powered|operated)|coffee|tea|water)\b/i;

const readEveryday = derivation(({ profile: { name } }) => ({ isEveryday: EVERYDAY.test(coreOfName(name)) && !NOT_SO.test(name) }));

/** True for everyday goods and spare parts, which please few people as a gift. */
export const isEverydayGood = (reading: Parameters<typeof readEveryday>[0]): boolean => readEveryday(reading).isEveryday;
