/** What somebody has done to a gift, with the fields that differ before and after it. */
export interface GiftHistoryEntry {
  key: string;
  at: Date;
  actorName: string;
  action: string;
  /** The file whose import did it; null where it was done here. */
  file: string | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export interface GiftHistoryPage {
  entries: GiftHistoryEntry[];
  hasMore: boolean;
}
