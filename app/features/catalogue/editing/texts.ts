import type { ToastContent } from "#app/ui/toast/toast-store.ts";
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
  duplicated: done("Gift duplicated", "This is the copy. It is a draft until you show it."),
  duplicateFailed: failed("Failed to duplicate gift", "Nothing was changed. Please check your connection and try again."),
  restored: done("Gift restored", "It is back in the catalog, with its categories and on people's lists."),
  restoreTooLate: failed("Not restored", "It is too late to bring this back."),
  categorized: done("Gift Categorized", "Look at the suggestions and accept what fits."),
  nothingToCategorize: failed("Categorization failed", "The name and description say too little. A longer description helps."),
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
  cellConflict: failed("Not saved", "Somebody else has changed it meanwhile."),
  cellChanged: failed("Not undone", "Somebody else has changed it meanwhile."),
  bulkBroken: failed("Failed to update gifts", "Not all of it was done. Past changes lists what was, and undoes it."),
  unknownGift: failed("Invalid gift ID", "Could not update gift: Invalid gift ID provided"),
  nothingToDelete: failed("Failed to delete gift", "Cannot delete a gift without a valid ID."),
  invalid: failed("Not saved", "Please look at the marked fields."),
  conflict: failed("Not saved", "Somebody else saved this gift meanwhile. Please choose what to keep."),
  permissionDenied: failed("Permission denied", "You need admin privileges to manage gifts."),
  signedOut: failed("Authentication required", "You need to be logged in to perform this action."),
  noConnection: failed("No connection", "We can't reach the site right now. Please try again."),
  categoryFailed: failed("Failed to create category", "An unexpected error occurred"),
} as const satisfies Record<string, ToastMessage>;

/** The question to the owner about Amazon's prices, asked once, as soon as a tag is set. */
export const AMAZON_PRICES_TEXTS = {
  question: "How should Amazon prices be shown?",
  why: "Your store links carry a tag of Amazon’s program now, and its rules allow a price only where its product API delivered it, for an hour. Other Amazon gifts then show their price range. Until you choose, prices are shown as they were entered. You can change this under Insights.",
  answers: { "api-only": "Only from the API", "as-entered": "As entered" },
  states: {
    "api-only": "Amazon prices are shown only where its API delivered them, for an hour.",
    "as-entered": "Amazon prices are shown as they were entered. The program’s rules allow only those that its API delivered.",
  },
  bySetting: "The setting AMAZON_PRICES says so.",
  saved: done("Saved", "Pages show it from now on."),
  notSaved: failed("Not saved", "Please check your connection and try again."),
} as const;

/** Returns the toast's text about a replaced tag; it stays longer than other toasts, because there is more to read. */
export function replacedTagToast(tag: string): Pick<ToastMessage, "description" | "durationMs"> {
  return { description: `Its link carried the tag ${tag}, which isn’t yours. Yours is in its place.`, durationMs: 10_000 };
}

/** Returns "3 gifts updated". */
export function describeChanged(count: number): ToastMessage {
  const text = count === 0 ? "Nothing had to be changed." : "You can undo it for thirty days, under Past changes.";
  return done(count === 1 ? "1 gift updated" : `${formatCount(count)} gifts updated`, text);
}

/** Returns "3 gifts deleted"; of one, its name. */
export function describeDeleted(count: number, name?: string): Pick<ToastMessage, "title" | "description"> {
  if (count === 1) return { title: "Gift deleted", description: name };
  return { title: `${formatCount(count)} gifts deleted`, description: "They stay in the trash for thirty days." };
}

/** Returns what is said of gifts that a change does not fit; nothing where there are none. */
export function sayRefused(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? "One stays as it is, since the change does not fit it."
    : `${formatCount(count)} stay as they are, since the change does not fit them.`;
}

/** The title of every failed look-up; the text below depends on the reason. */
export const LOOK_UP_FAILED = "Failed to Fetch Product";
