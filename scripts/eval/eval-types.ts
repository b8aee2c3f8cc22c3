/** What a brief says, as its writer meant it. Slugs are the catalogue's; "a/b" in `interests` means that either reading is right. */
export interface Gold {
  /** Recipients under which the catalogue keeps such gifts; several where more than one names the person. Empty: none said, or none exists. */
  recipients: string[];
  /** The words that name the person, where the catalogue has no value for them (an aunt) or none of its own (a niece of 8). */
  recipientWords?: string[];
  recipientIsOpen?: true;
  /** Other recipients among whose gifts one would look for a person whom the catalogue does not know. */
  lookUnder?: string[];
  /** Years, inclusive. */
  age: [number, number] | null;
  /** The age is to be guessed, not said. */
  ageIsOpen?: true;
  gender: "male" | "female" | null;
  genderIsOpen?: true;
  occasion: string | null;
  occasionIsOpen?: true;
  occasionWords?: string[];
  /** US cents. `isBareSum`: a sum without a word such as "under", to be read as a limit or as a target. */
  budget: { min: number | null; max: number | null; around: number | null; isBareSum?: true } | null;
  interests: string[];
  /** Interests that the person can be guessed to have, as a history teacher: gifts for them are right, understanding them is not asked. */
  impliedInterests?: string[];
  /** Interests that one may read into it, or not; gifts for them are second best. */
  openInterests?: string[];
  /** Interests that the catalogue has no value for. */
  freeInterests?: string[];
  /** Regular expression, from the start of a word, for names and descriptions of what is really meant within the interests. */
  words?: string;
  giftTypes?: string[];
  /** Personality, theme, eco label, use case or season. */
  traits?: string[];
  /** Keys of exclusions.json. */
  excluded: string[];
  withinDays?: number;
  /** ISO day. */
  date?: string;
  dateSlackDays?: number;
}

/**
 * Open briefs may be learned from; held-back ones may not; fresh ones were written when the finder was done and answered once. Those whose
 * answers have been seen are once fresh: open from then on, and counted by themselves.
 */
export type Split = "open" | "held-back" | "once fresh" | "fresh";

export interface EvalBrief {
  id: string;
  split: Split;
  text: string;
  gold: Gold;
}

/** What an exclusion forbids: listed gifts, whole gift types, or whole interests, except those spared. */
export interface Exclusion {
  /** Words by which briefs say it. */
  said: string[];
  /** More of a wish than a limit: such gifts are poor, not forbidden. */
  isSoft?: true;
  gifts?: string[];
  giftTypes?: string[];
  interests?: string[];
  sparing?: string[];
  /** Gifts about which people would differ: poor answers, but no broken limit. */
  unsure?: string[];
}

/** A gift with the catalogue's own human tags, from which answers are judged whatever the engine gets to see. */
export interface EvalGift {
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  inStock: boolean;
  shippingDays: number;
  gender: "male" | "female" | "unisex";
  giftTypes: string[];
  recipients: string[];
  occasions: string[];
  interests: string[];
  /** Themes, personality, eco labels, use cases, seasons. */
  traits: string[];
  ageRanges: string[];
}

export type Grade = 0 | 1 | 2 | 3;

export interface EvalData {
  briefs: EvalBrief[];
  exclusions: Record<string, Exclusion>;
  /** Years below which a gift is unsafe or says that it is not meant, by slug. */
  minimumAges: Record<string, number>;
  /** The occasions and recipients to which a gift is bound, by slug: a menorah, a teacher's planner. */
  boundGifts: Record<string, string[]>;
  /** Grades by brief and gift where the rule is wrong. */
  judgements: Record<string, Record<string, Grade>>;
  gifts: EvalGift[];
}
