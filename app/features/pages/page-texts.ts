import { MAX_OWN_PAGES, PAGE_TRASH_DAYS } from "./constants.ts";

export const PAGE_TEXTS = {
  saved: "Page saved.",
  notSaved: "Not saved",
  faulty: "Please look at the marked fields.",
  full: `There are ${MAX_OWN_PAGES} pages already. Please delete one first.`,
  deleted: `Deleted. It can be brought back for ${PAGE_TRASH_DAYS} days.`,
  restored: "It is back.",
  gone: "Somebody else has deleted this page meanwhile.",
  taken: "Another page has this address meanwhile.",
  denied: { title: "Permission denied", description: "You need admin privileges to change pages." },
  failed: { title: "Not saved", description: "Something went wrong on our side. Please try again in a moment." },
} as const;
