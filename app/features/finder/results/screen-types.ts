import type { PillCategory } from "#app/features/catalogue/components/category-pills.tsx";
import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import type { Money } from "#app/platform/money.ts";
import type { Budget, Lean } from "../types.ts";

/** One value that a step of the guided form offers. `value` is what its field sends; a chosen value includes the words it was read from. */
export interface Choice {
  value: string;
  name: string;
  isChosen: boolean;
}

export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}

export interface StepChoices {
  people: ChoiceGroup[];
  occasions: ChoiceGroup[];
  interests: Choice[];
  budgets: Choice[];
}

/** The fields of the small form that a chip opens into. */
export type ChipInput =
  | { type: "choices"; label: string; step: "people" | "occasions" }
  | { type: "options"; label: string; options: readonly (readonly [value: string, name: string])[] }
  | { type: "years" | "dollars"; labels: readonly [low: string, high: string] }
  | { type: "day" | "days" | "country" | "words"; label: string };

/**
 * How a chip is changed: the form's fields, their parameter in a URL, and their initial value as a URL writes it. Where a part has several
 * values that is the chip's own words, and `chip` identifies the value; `ends` are the two fields of a value with two ends.
 */
export interface ChipChange {
  field: string;
  value: string;
  input: ChipInput;
  chip?: string;
  ends?: readonly [low: string, high: string];
}

/** Something understood or assumed. `removeTo` is the URL of the same brief without it. */
export interface ScreenChip {
  id: string;
  label: string;
  isAssumed: boolean;
  removeTo: string;
  /** Null for what can only be lifted. */
  change: ChipChange | null;
}

/** A brief as the screen shows it. `query` is its URL's query without the question mark, which all links and forms start from. */
export interface ScreenBrief {
  query: string;
  title: string;
  said: string;
  /** True where the URL has no room for the sentence. */
  wordsAreNotInAddress: boolean;
  chips: ScreenChip[];
  leans: Lean[];
  budget: Budget | null;
  surprise: number;
}

/** An opinion of a single gift, and the URL of the same brief without it. */
export interface Opinion {
  id: string;
  name: string;
  takeBackTo: string;
}

/** A piece of a reason; words of the brief are emphasized. */
export interface ReasonPart {
  text: string;
  isStated: boolean;
}

/** A way out of an empty result: the button's label, the number of gifts it brings, and its URL. */
export interface RelaxationLink {
  label: string;
  gifts: number;
  to: string;
}

/** A gift that fits, as its card shows it. */
export interface FoundGiftCard {
  gift: ShownGift;
  reason: ReasonPart[];
  /** What is not known of it, or is less than was asked for. */
  notes: string[];
}

/** A result as the page shows it. */
export interface ShownResult {
  brief: ScreenBrief;
  gifts: FoundGiftCard[];
  /** What is said above the gifts: answers to questions, sums in other currencies, nudges that find little that was not shown before. */
  pageNotes: string[];
  /** What is said of wishes that no gift is about; empty where there is none. */
  notice: string;
  /** True where the gifts are what others like, since nothing of the brief could be answered. */
  isPopular: boolean;
  /** The median of the prices shown, which cheaper gifts stay below; null where no price is known. */
  median: Money | null;
  /** The number of gifts to show next; null when these are all. */
  nextCount: number | null;
  /** Filled only where there are no gifts. */
  relaxationLinks: RelaxationLink[];
  /** Where the shopper can go on looking without the finder. */
  categories: PillCategory[];
  /** Gifts that the shopper wants more like. */
  liked: Opinion[];
  /** The most recently dismissed gift. */
  lastDismissed: Opinion | null;
  dismissedCount: number;
  /** The choices of the guided steps; those in the brief are selected. */
  choices: StepChoices;
}
