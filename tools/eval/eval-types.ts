/** The meaning of a brief as its writer intended it. Slugs are the catalogue's; "a/b" in `interests` means that either reading is right. */
export interface Gold {
  /**
   * Recipients under which the catalogue lists such gifts; several where more than one names the person. Empty: none stated, or none
   * exists.
   */
  recipients: string[];
  /** The words that name the person, where the catalogue has no value for them (an aunt) or none of its own (a niece of 8). */
  recipientWords?: string[];
  recipientIsOpen?: true;
  /** Other recipients whose gifts suit a person that the catalogue does not know. */
  lookUnder?: string[];
  /** Age in years, inclusive. */
  age: [number, number] | null;
  /** True where the age can only be guessed from the text. */
  ageIsOpen?: true;
  gender: "male" | "female" | null;
  genderIsOpen?: true;
  occasion: string | null;
  occasionIsOpen?: true;
  occasionWords?: string[];
  /** Budget in US cents. `isBareSum`: a sum without a word such as "under", which may be a limit or a target. */
  budget: { min: number | null; max: number | null; around: number | null; isBareSum?: true } | null;
  interests: string[];
  /**
   * Interests that the person probably has, such as history for a history teacher: gifts for them are right, but understanding them is not
   * required.
   */
  impliedInterests?: string[];
  /** Interests that may or may not be read into the text; gifts for them are second best. */
  openInterests?: string[];
  /** Interests that the catalogue has no value for. */
  freeInterests?: string[];
  /** Regular expression, from the start of a word, for names and descriptions of what is really meant within the interests. */
  words?: string;
  giftTypes?: string[];
  /** Slugs of personality, theme, eco label, use case or season. */
  traits?: string[];
  /** Keys of exclusions.json. */
  excluded: string[];
  withinDays?: number;
  /** An ISO day. */
  date?: string;
  dateSlackDays?: number;
}

/**
 * Developers may learn from open briefs, but not from held-back ones; fresh ones were written when the finder was done and answered once.
 * Fresh briefs whose answers have been seen are "once fresh": open from then on, and counted separately.
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
  /** Words by which briefs state it. */
  said: string[];
  /** True for a wish rather than a limit: such gifts are poor, not forbidden. */
  isSoft?: true;
  gifts?: string[];
  giftTypes?: string[];
  interests?: string[];
  sparing?: string[];
  /** Gifts on which opinions differ: they are poor answers, but break no limit. */
  unsure?: string[];
}

/** A gift with the catalogue's own tags from editors, by which answers are judged, whatever the engine sees. */
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
  /** The age in years below which a gift is unsafe or says that it is unsuitable, by slug. */
  minimumAges: Record<string, number>;
  /** The occasions and recipients to which a gift is bound, by slug: a menorah, a teacher's planner. */
  boundGifts: Record<string, string[]>;
  /** Grades by brief and gift where the rule is wrong. */
  judgements: Record<string, Record<string, Grade>>;
  gifts: EvalGift[];
}
