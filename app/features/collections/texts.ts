import { COLLECTION_TRASH_DAYS, MAX_COLLECTIONS } from "./constants.ts";

/** What shoppers read. */
export const COLLECTION_TEXTS = {
  title: "Gift Collections",
  lead: "Gifts we’ve put together for a reason. Pick the one that sounds like your day.",
  footer: "Gift collections",
  all: "All collections",
  more: "More collections",
  browsed: "Or start with a collection",
  count: (gifts: number, formatted: string) => `${formatted} ${gifts === 1 ? "gift" : "gifts"}`,
  none: "No collections right now",
  noneText: "We’re putting new ones together. Until then, browse by occasion, person, or interest.",
  empty: "Nothing here at the moment",
  emptyText: "Every gift in this collection is gone for now. There’s plenty more to see.",
  notFound: "Collection not found",
  notFoundText: "It may have ended, or moved.",
  failed: "This collection didn’t load. Please try again.",
} as const;

/** What editors read. */
export const ADMIN_COLLECTION_TEXTS = {
  title: "Collections",
  subtitle: "Gifts with a story, chosen by hand or by a rule. Each collection has its own page.",
  saved: "Collection saved.",
  notSaved: "Not saved",
  faulty: "Please check the marked fields.",
  full: `You already have ${MAX_COLLECTIONS} collections. Please delete one first.`,
  deleted: `Deleted. You can restore it for ${COLLECTION_TRASH_DAYS} days.`,
  restored: "It’s back.",
  gone: "Someone else deleted this collection in the meantime.",
  taken: "Another collection has this slug now. Please change one of them first.",
  denied: { title: "Permission denied", description: "You need editor privileges to change collections." },
  failed: { title: "Not saved", description: "Something went wrong on our side. Please try again in a moment." },
} as const;
