import type { GiftReading } from "../../types.ts";
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

/** Words of names for what people buy when they need it, and for parts of other things. */
const EVERYDAY =
  /\b(?:refills?|replacements?|spare|batter(?:y|ies)|chargers?|adapters?|adaptors?|cables?|light bulbs?|detergents?|cleaners?|cleaning|trash|garbage|filters?|toilet|mops?|brooms?|sponges?|plungers?|brackets?|extension cords?|power strips?|cartridges?|toner|paper towels?|screen protectors?|wall mounts?|zip ties|screws?|tissues?|storage bins?|repair|steam irons?|dry irons?|stand fans?|ceiling fans?|pedestal fans?|refrigerators?|fridges?|washing machines?|vacuum cleaners?|power guards?|voltage|stabili[sz]ers?|hdmi|memory cards?|(?:micro )?sd cards?|routers?|water pumps?|data cables?|phone (?:cases?|covers?)|hose pipes?)\b/i;

/** A charging tray is no charger, and a rechargeable lamp no battery. */
const NOT_SO = /\b(?:battery[- ](?:powered|operated)|coffee|tea|water)\b/i;

const readEveryday = derivation(({ profile: { name } }) => ({ isEveryday: EVERYDAY.test(coreOfName(name)) && !NOT_SO.test(name) }));

/** True for everyday goods and spare parts, which please few people as a gift. */
export const isEverydayGood = (reading: Parameters<typeof readEveryday>[0]): boolean => readEveryday(reading).isEveryday;
