/** Returns the localStorage key of a gift's draft; `giftId` is null for a new gift. */
export function giftDraftKey(giftId: string | null): string {
  return `presently:gift-draft:${giftId ?? "new"}`;
}
