import { CURRENCY, formatShortMoney, fromDollars } from "#app/platform/money.ts";
import type { Lean } from "../types.ts";

export const FINDER_PATH = "/gift-finder";

/** URL parameter for the number of characters at the end of the sentence that no language model has read yet. */
export const UNREAD_FIELD = "unread";

/** Form field for the price, in cents of the shop's currency, that a cheaper gift costs less than. */
export const BELOW_FIELD = "below";

/** Id of the results' heading. */
export const RESULTS_ID = "finder-results";

/** Id of the results' list. */
export const RESULT_LIST_ID = "finder-gifts";

/** The longest sentence that a form sends, so that its answer's URL can hold it in any script. */
export const MAX_SENTENCE_LENGTH = 600;
export const MAX_ADDED_LENGTH = 300;
/** The longest words that replace a chip. */
export const MAX_SWAP_LENGTH = 60;

/** The longest URL that a form makes of its fields; many servers accept no more than 4,096 characters. */
export const MAX_SENT_LENGTH = 3500;

export const FINDER_TEXTS = {
  box: "Tell us about them…",
  wordsStayHere: "Nothing you write leaves this site.",
  wordsAreSent: "We send what you write to our AI provider to understand it.",
  find: "Find a Gift",
  showGifts: "Show gifts",
  addSentence: "Add another sentence…",
  update: "Update",
  steps: "Or choose step by step",
  understood: "What we understood",
  assumed: "What we assumed",
  surprise: "Surprise me",
  surprising: "More surprising",
  moreLike: "More like this",
  notThis: "Not this",
  likeThis: "More like",
  dismissed: "We’ll leave that one out",
  undo: "Undo",
  bringBack: "Bring back",
  bringAllBack: "Bring back everything you left out",
  showMore: "Show more gifts",
  keepBrowsing: "Keep browsing",
  startOver: "Start over",
  share: "Share",
  linkCopied: "Link to these gifts copied.",
  linkToThis: "Link to these gifts",
  told: "What you told us",
  looking: "Looking for gifts that fit…",
  lookingBriefly: "Looking…",
  reranking: "Taking a closer look…",
  wordsNotInAddress: "That’s too long to fit in this page’s link. What we understood is below.",
  boxIsFull: `That’s the limit: ${MAX_SENTENCE_LENGTH} characters.`,
  tooMany: "That’s a lot of searches in one minute. Please try again in a moment. Nothing you wrote is lost.",
  nothingUnderstood:
    "We couldn’t find a person, an interest, or a budget in that. Tell us a little more about them, or choose step by step.",
  popular: "Popular gifts",
  trending: "Trending now",
  newIdeas: "New gift ideas",
  failedTitle: "We couldn’t search just now",
  failed: "That was our fault, not yours.",
  away: "We can’t reach our shelves right now.",
  wordsAreInAddress: "Nothing is lost: your words are still in this page’s link. Please try again in a moment.",
  tryShortly: "Please try again in a moment.",
} as const;

/** The labels of the nudges' buttons. */
export const LEAN_NAMES: Record<Lean, string> = {
  cheaper: "Cheaper",
  "more-personal": "More personal",
  "more-practical": "More practical",
  faster: "Arrives sooner",
};

/** People that the first step offers, in groups, by lexicon id. Everybody else can be described in a sentence. */
export const OFFERED_PEOPLE = [
  ["Love", ["wife", "husband", "girlfriend", "boyfriend", "partner", "couple"]],
  [
    "Family",
    ["mom", "dad", "sister", "brother", "daughter", "son", "grandmother", "grandfather", "aunt", "uncle", "niece", "nephew", "cousin"],
  ],
  ["Little ones", ["baby", "toddler", "kids", "tween", "teenager"]],
  ["Friends", ["best-friend", "roommate", "neighbor", "host", "new-parents", "college-student", "pet-owner", "retiree", "myself"]],
  ["Work and school", ["coworker", "boss", "teacher", "coach", "nurse"]],
] as const;

/** Occasions that the second step offers, in groups, by lexicon id. */
export const OFFERED_OCCASIONS = [
  [
    "Every year",
    ["birthday", "christmas", "hanukkah", "diwali", "eid", "lunar-new-year", "easter", "valentines-day", "mothers-day", "fathers-day"],
  ],
  ["Couples", ["anniversary", "engagement", "wedding"]],
  ["A new chapter", ["baby-shower", "new-baby", "housewarming", "graduation", "back-to-school", "new-job", "farewell", "retirement"]],
  ["A kind word", ["thank-you", "get-well", "sympathy", "host-gift", "secret-santa", "just-because"]],
] as const;

/** Interests that the third step offers, by lexicon id. */
export const OFFERED_INTERESTS = (
  "coffee tea cooking baking gardening houseplants reading music board-games travel hiking-camping " +
  "yoga-wellness drawing-painting knitting-sewing photography gadgets dogs cats"
).split(" ");

const dollars = (amount: number) => formatShortMoney(fromDollars(amount), CURRENCY);

/** Budgets that the guided steps offer, as a URL writes them, and their labels. */
export const OFFERED_BUDGETS = [
  ["25", `Under ${dollars(25)}`],
  ["25-50", `${dollars(25)} – ${dollars(50)}`],
  ["50-100", `${dollars(50)} – ${dollars(100)}`],
  ["100-", `Over ${dollars(100)}`],
] as const;

/** The stops of the budget slider, in cents of the shop's currency; beyond the last one there is no limit. */
export const BUDGET_STOPS = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 125, 150, 200, 250, 300, 400, 500].map(
  fromDollars,
);

/** Countries that a gift may be sent to: those with a store. */
export const DESTINATIONS = ["US", "CA", "GB", "DE", "FR", "IT", "ES", "JP", "IN", "AU"] as const;
