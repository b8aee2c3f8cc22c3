/** The highest quantity of one gift in a basket or a list: enough for a school class three times over. */
export const MAX_QUANTITY = 99;

export const LIST_LIMITS = { name: 100, description: 1000, note: 500, claimName: 60, title: 200, url: 2000 } as const;
/** Limits for each user: lists, and items on a list. */
export const MAX_LISTS = 100;
export const MAX_ITEMS = 500;
/** How long a deletion can be undone; older ones become permanent with their owner's next deletion. */
export const UNDO_HOURS = 1;
/** How many removed entries a page offers to restore. */
export const SHOWN_REMOVED = 50;
/** The number of gifts on one page of "Saved Gifts". */
export const SAVED_PER_PAGE = 48;

/** The name of the list that is made for a user who saves a gift before having any list. */
export const FIRST_LIST_NAME = "My Gift List";

/** Texts for saving a gift, word for word from the specification. */
export const SAVE_TEXTS = {
  button: "Save Gift",
  loadFailure: { title: "Error loading lists", description: "We couldn't load your gift lists. Please try again." },
  loginRequired: { title: "Login required", description: "Please login to save gifts to your lists." },
  already: { title: "Already in list", description: "This gift is already in the selected list." },
  added: { title: "Gift added to list" },
  addFailure: { title: "Error adding gift", description: "We couldn't add the gift to your list. Please try again." },
  createFailure: { title: "Error creating list", description: "We couldn't create your new list. Please try again." },
  created: { title: "Success", description: "Created new list with the gift." },
  nameRequired: { title: "Name required", description: "Please enter a name for your new list." },
  selectList: { title: "Select a list", description: "Please select a gift list or create a new one." },
  listFull: { title: "Error adding gift", description: `This list is full: it holds ${MAX_ITEMS} gifts. Please choose another one.` },
  tooManyLists: { title: "Error creating list", description: `You already have ${MAX_LISTS} lists. Please delete one first.` },
} as const;

/** Texts for a change of a list that got no answer. */
export const CHANGE_TROUBLES = {
  denied: { title: "Not changed", description: "Please reload this page and try again." },
  failed: { title: "Not changed", description: "Something went wrong on our side. Please try again in a moment." },
} as const;

/** Texts for sharing a list, in the words of sharing a gift. */
export const SHARE_LIST_TEXTS = {
  shared: "Shared successfully",
  copied: { title: "Link copied", description: "List link copied to clipboard" },
} as const;
