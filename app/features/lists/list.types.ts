/** A list among somebody's lists. `pictures` are those of its first gifts. Days are ISO days. */
export interface ListSummary {
  id: string;
  name: string;
  description: string;
  isPublic: boolean;
  occasionDate: string | null;
  itemCount: number;
  pictures: string[];
}

/** A list as the save dialog offers it. */
export interface ListChoice {
  id: string;
  name: string;
  description: string;
  itemCount: number;
  hasGift: boolean;
}

/** A gift on a list: of the catalogue (`giftId`), from another shop (`url`), or one that has left the catalogue (neither). */
export interface ListItem {
  id: string;
  giftId: string | null;
  title: string;
  url: string | null;
  image: string | null;
  priceCents: number | null;
  inStock: boolean;
  shippingDays: number | null;
  note: string;
  quantity: number;
  /** The sum that several people may share; null where the gift is not shared. */
  splitGoalCents: number | null;
}

/** What a list says of itself to everybody who may read it. Days are ISO days. */
export interface ListHead {
  id: string;
  name: string;
  description: string;
  occasionDate: string | null;
}

/** A list as its owner sees it. Nothing in it depends on what is claimed. */
export interface OwnList extends ListHead {
  isPublic: boolean;
  shareToken: string | null;
  claimsRevealedOn: string | null;
  items: ListItem[];
}

/** What somebody has taken on: whole pieces, or a share in US cents. The name may be empty. */
export interface ItemClaim {
  itemId: string;
  name: string;
  pieces: number | null;
  pledgeCents: number | null;
}

/** A list as a visitor with its link sees it. `ownerId` is for the server alone. */
export interface SharedList extends ListHead {
  ownerId: string;
  ownerName: string;
  items: ListItem[];
}

/** What the server says to a save. */
export type SaveAnswer = { outcome: "added" | "already" | "list-full"; list: { id: string; name: string } } | { outcome: "too-many-lists" };

/** What can be done to a list, as `change` of schema.ts names it. */
export interface ListChange {
  change: "edit-list" | "share" | "edit-item" | "remove-item" | "restore-item" | "place-item" | "move-item" | "copy-item";
  fields: Record<string, string>;
}

/** What the server says to a change. `errors` are messages by the field's name. */
export type ChangeAnswer =
  | { ok: true; target?: { id: string; name: string } }
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  | { ok: false; reason: "not-found" | "already-in-list" | "list-full" };

/** A change that a plain form asked for and that was not made: what was typed, and what is wrong with it. */
export interface RefusedChange {
  change: ListChange["change"];
  typed: Record<string, string>;
  /** Messages by the field's name. */
  errors: Record<string, string>;
  /** What is wrong where no field is to blame. */
  problem: string;
}

/** What the link that takes a claim back shows of it. `shareToken` is null where the list is not shared any more. */
export interface ClaimedGift {
  title: string;
  listName: string;
  shareToken: string | null;
  /** False where the owner has taken the gift off his list. */
  isStillWanted: boolean;
  name: string;
  pieces: number | null;
  pledgeCents: number | null;
}
