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
