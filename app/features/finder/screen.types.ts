import type { GiftCard } from "#app/features/catalogue/types.ts";
import type { Budget, Lean } from "./types.ts";

/** One value that a step of the guided form offers. `value` is what its field sends; what is chosen keeps the words it was read from. */
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

/**
 * A chip that a small form can change: the form's kind, and the value it starts with, as an address writes it. Of what there may be several
 * of it is one's own words for it, and `chip` says which one they stand for.
 */
export type ChipChange =
  | { field: "person" | "age" | "gender" | "occasion" | "date" | "budget" | "within" | "ships"; value: string }
  | { field: SwapKind; value: string; chip: string };

export type SwapKind = "interest" | "trait" | "without" | "word";

/** Something understood or assumed. `removeTo` is the address of the same brief without it. */
export interface ScreenChip {
  id: string;
  label: string;
  isAssumed: boolean;
  removeTo: string;
  change: ChipChange;
}

/** A brief as the screen shows it. `query` is its address without the question mark: what all links and forms start from. */
export interface ScreenBrief {
  query: string;
  title: string;
  said: string;
  /** True where the address has no room for what was said. */
  wordsAreNotKept: boolean;
  chips: ScreenChip[];
  leans: Lean[];
  budget: Budget | null;
  surprise: number;
}

/** What was said of a single gift, and the address of the same brief without that. */
export interface Opinion {
  id: string;
  name: string;
  takeBackTo: string;
}

/** A piece of a reason; words of the brief stand out. */
export interface ReasonPart {
  text: string;
  isSaid: boolean;
}

/** A way out where nothing is left: what the button says, how many gifts it brings, and the address behind it. */
export interface WayOut {
  label: string;
  gifts: number;
  to: string;
}

/** A gift that fits, as its card shows it. */
export interface FoundGiftCard {
  gift: Pick<GiftCard, "id" | "name" | "image" | "inStock" | "priceCents" | "priceTier" | "badges">;
  reason: ReasonPart[];
}

/** A result as the page shows it. */
export interface ShownResult {
  brief: ScreenBrief;
  gifts: FoundGiftCard[];
  /** How many to show next; null when these are all. */
  nextCount: number | null;
  /** Only where there are no gifts. */
  waysOut: WayOut[];
  /** The gifts that more are wanted like of. */
  liked: Opinion[];
  /** The gift that was waved away last. */
  lastWavedAway: Opinion | null;
  wavedAwayCount: number;
  /** What the guided steps offer, with what the brief holds chosen. */
  choices: StepChoices;
}
