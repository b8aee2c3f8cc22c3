import { MAX_OWN_PAGES, PAGE_TRASH_DAYS } from "./constants.ts";

export const PAGE_TEXTS = {
  saved: "Page saved.",
  notSaved: "Not saved",
  faulty: "Please check the marked fields.",
  full: `You already have ${MAX_OWN_PAGES} pages. Please delete one first.`,
  deleted: `Deleted. It can be restored for ${PAGE_TRASH_DAYS} days.`,
  restored: "Restored.",
  gone: "Someone else deleted this page in the meantime.",
  taken: "Another page has taken this address in the meantime.",
  denied: { title: "Permission denied", description: "You need admin privileges to change pages." },
  failed: { title: "Not saved", description: "Something went wrong on our side. Please try again in a moment." },
} as const;
