import type { Currency } from "#app/platform/money.ts";
import type { ChangeAnswer } from "./answers.ts";

/** A list in the overview. `pictures` are those of its first gifts. Days are ISO days. */
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
  currency: Currency;
}

/** The fields of a list that all its readers may see. Days are ISO days. */
export interface ListHead {
  id: string;
  name: string;
  description: string;
  occasionDate: string | null;
}

/** A list as its owner sees it. No field depends on the claims. */
export interface OwnList extends ListHead {
  isPublic: boolean;
  shareToken: string | null;
  claimsRevealedOn: string | null;
  items: ListItem[];
}

/** A visitor's claim: whole pieces, or a share of the sum. The name may be empty. */
export interface ItemClaim {
  itemId: string;
  name: string;
  pieces: number | null;
  pledgeCents: number | null;
  currency: Currency;
}

/** A list as a visitor with its link sees it. `ownerId` is for the server alone. */
export interface SharedList extends ListHead {
  ownerId: string;
  ownerName: string;
  claimsRevealedOn: string | null;
  items: ListItem[];
}

/** A change of a list, as the `change` field of schema.ts names it. */
export interface ListChange {
  change: "edit-list" | "share" | "edit-item" | "remove-item" | "restore-item" | "place-item" | "move-item" | "copy-item";
  fields: Record<string, string>;
}

/** A change that a plain form requested and that was refused: the typed values, and their errors. */
export interface RefusedChange {
  change: ListChange["change"];
  reason: Extract<ChangeAnswer, { ok: false }>["reason"];
  typed: Record<string, string>;
  /** Messages by the field's name. */
  errors: Record<string, string>;
  /** The error where no field is the reason. */
  problem: string;
}

/** A claim on the page that undoes it. `shareToken` is null where the list is not shared any more. */
export interface ClaimedGift {
  title: string;
  listName: string;
  shareToken: string | null;
  /** False where the owner has removed the gift from their list. */
  isStillWanted: boolean;
  name: string;
  pieces: number | null;
  pledgeCents: number | null;
  currency: Currency;
  ownerName: string;
  /** The day from which the owner sees this claim, as it is now and as it was when the claim was made; null: never. */
  claimsRevealedOn: string | null;
  promisedRevealedOn: string | null;
}

/** The relation of a visitor to a shared list. `unasked`: it is not known yet whether they are the owner, signed out. */
export type ListReader = "owner" | "guest" | "unasked";
