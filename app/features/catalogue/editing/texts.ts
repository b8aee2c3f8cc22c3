import type { ToastContent } from "#app/ui/toast/toast-store.ts";
import { IMPORT_DAYS, TRASH_DAYS } from "../constants.ts";
import { formatCount } from "../gift-tags.ts";

// The texts of the gift management (specification, sections 2, 5, 6 and 8), with texts in the same style where it is silent.

type ToastMessage = Omit<ToastContent, "action">;

/** Toasts of the gift management stay for 1.5 to 3 seconds (specification, section 9). */
const BRIEF_MS = 3000;
const done = (title: string, description?: string): ToastMessage => ({ title, description, type: "success", durationMs: BRIEF_MS });
const failed = (title: string, description: string): ToastMessage => ({ title, description, type: "destructive", durationMs: BRIEF_MS });

export const GIFTS_SCREEN = {
  title: "Gift Management",
  subtitle: "Add, edit, and manage gifts in the catalog",
  refresh: "Refresh",
  add: "Add New Gift",
  edit: "Edit Gift",
  searchPlaceholder: "Search gifts by name, description, or price...",
  loading: "Loading gifts...",
  noMatch: "No gifts match your search or filters.",
  clearFilters: "Clear All Filters",
  empty: "No gifts in the catalog",
  emptyText: "No gifts found. Add your first gift above.",
  addFirst: "Add First Gift",
  filterByCategory: "Filter by Category",
  filterByRecipient: "Filter by Recipient",
  filterByPrice: "Filter by Price",
  deleteText: "This will permanently delete this gift from the catalog. This action cannot be undone.",
  deleteSeveralText: (count: number) => `This will permanently delete ${count} gifts from the catalog. This action cannot be undone.`,
  loadFailure: failed("Failed to load gifts", "There was a problem loading the gifts data."),
} as const;

export const GIFT_FORM_TEXTS = {
  slugHint: "Auto-generates from the name if left empty.",
  autoFillTooltip: "Auto-fill product details from Amazon",
  autoFillTip: "Tip: If you don't have API credentials set up, test data will be used",
  saving: "Saving...",
  categorizing: "Categorizing...",
  categoriesMissing: {
    title: "Error loading categories",
    text: "Unable to load category data. Please try refreshing the data.",
    button: "Refresh Categories",
  },
} as const;

export const GIFT_TOASTS = {
  added: done("Gift added"),
  updated: done("Gift updated"),
  duplicated: done("Gift duplicated", "You’re now editing the copy. It stays a draft until you show it."),
  duplicateFailed: failed("Failed to duplicate gift", "Nothing was changed. Please check your connection and try again."),
  restored: done("Gift restored", "It’s back in the catalog and its categories, and on people’s lists."),
  restoreTooLate: failed("Not restored", "It’s too late to restore this."),
  categorized: done("Gift Categorized", "Check the suggestions and accept the ones that fit."),
  nothingToCategorize: failed("Categorization failed", "The name and description don’t say enough. Try a longer description."),
  categorizeFailed: failed("Categorization failed", "Please check your connection and try again."),
  nameMissing: failed("Missing information", "Please provide a product name before categorizing."),
  fetched: done("Product Details Fetched"),
  urlRequired: failed("URL Required", "Please enter an Amazon product URL first"),
  addFailed: failed("Failed to add gift", "There was a problem adding the gift to the catalog."),
  updateFailed: failed("Failed to update gift", "There was a problem updating the gift in the catalog."),
  deleteFailed: failed("Failed to delete gift", "There was a problem removing the gift from the database."),
  changeFailed: failed("Failed to update gifts", "Nothing was changed. Please check your connection and try again."),
  viewSaved: done("View saved"),
  viewDeleted: done("View deleted"),
  viewFailed: failed("Not saved", "Please check your connection and try again."),
  cellConflict: failed("Not saved", "Someone else changed it in the meantime."),
  cellChanged: failed("Not undone", "Someone else changed it in the meantime."),
  bulkBroken: failed("Failed to update gifts", "Not all of it was done. Past changes shows what was, and lets you undo it."),
  unknownGift: failed("Invalid gift ID", "Could not update gift: Invalid gift ID provided"),
  nothingToDelete: failed("Failed to delete gift", "Cannot delete a gift without a valid ID."),
  invalid: failed("Not saved", "Please check the marked fields."),
  conflict: failed("Not saved", "Someone else saved this gift in the meantime. Please choose what to keep."),
  permissionDenied: failed("Permission denied", "You need admin privileges to manage gifts."),
  signedOut: failed("Authentication required", "You need to be logged in to perform this action."),
  noConnection: failed("No connection", "We can't reach the site right now. Please try again."),
  categoryFailed: failed("Failed to create category", "An unexpected error occurred"),
} as const satisfies Record<string, ToastMessage>;

/** The question to the owner about Amazon's prices, asked once, as soon as a tag is set. */
export const AMAZON_PRICES_TEXTS = {
  question: "How should Amazon prices be shown?",
  why: "Your store links now carry an Amazon affiliate tag. Amazon’s rules allow a price only for an hour after its product API delivered it. If you choose “Only from the API”, other Amazon gifts show their price range instead. Until you choose, prices are shown as entered. You can change this later under Insights.",
  answers: { "api-only": "Only from the API", "as-entered": "As entered" },
  states: {
    "api-only": "Amazon prices are shown only for an hour after Amazon’s API delivered them.",
    "as-entered": "Amazon prices are shown as entered. The program’s rules allow only prices from its API.",
  },
  bySetting: "The AMAZON_PRICES setting decides this.",
  saved: done("Saved", "It takes effect right away."),
  notSaved: failed("Not saved", "Please check your connection and try again."),
} as const;

/** Returns the toast's text about a replaced tag; it stays longer than other toasts, because there is more to read. */
export function replacedTagToast(tag: string): Pick<ToastMessage, "description" | "durationMs"> {
  return { description: `Its link carried the tag ${tag}, which isn’t yours, so we replaced it with yours.`, durationMs: 10_000 };
}

/** Returns "3 gifts updated". */
export function describeChanged(count: number): ToastMessage {
  const text = count === 0 ? "No changes were needed." : `You can undo this for ${IMPORT_DAYS} days under Past changes.`;
  return done(count === 1 ? "1 gift updated" : `${formatCount(count)} gifts updated`, text);
}

/** Returns "3 gifts deleted"; of one, its name. */
export function describeDeleted(count: number, name?: string): Pick<ToastMessage, "title" | "description"> {
  if (count === 1) return { title: "Gift deleted", description: name };
  return { title: `${formatCount(count)} gifts deleted`, description: `They stay in the trash for ${TRASH_DAYS} days.` };
}

/** Returns what is said of gifts that a change does not fit; nothing where there are none. */
export function sayRefused(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? "1 was left as it is because the change doesn’t fit it."
    : `${formatCount(count)} were left as they are because the change doesn’t fit them.`;
}

/** The title of every failed look-up; the text below depends on the reason. */
export const LOOK_UP_FAILED = "Failed to Fetch Product";
