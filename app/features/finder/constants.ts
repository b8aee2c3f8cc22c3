import type { Brief } from "./types.ts";

export const EMPTY_BRIEF: Brief = {
  text: "",
  person: null,
  age: null,
  gender: null,
  occasion: null,
  date: null,
  budget: null,
  interests: [],
  traits: [],
  excluded: [],
  withinDays: null,
  shipsTo: null,
  otherWords: [],
  leans: [],
  surprise: 0,
  notThese: [],
  likeThese: [],
};

export const LEANS = ["cheaper", "more-personal", "more-practical", "faster"] as const;

/** The longest text that is read, in characters. */
export const MAX_TEXT_LENGTH = 10_000;
export const DEFAULT_GIFTS = 12;
export const MAX_GIFTS = 48;

/** Maximum number of each in a brief; more would not improve the result. */
export const MAX_PARTS = { interests: 12, traits: 8, excluded: 20, otherWords: 12, leans: 4, notThese: 60, likeThese: 8 } as const;
