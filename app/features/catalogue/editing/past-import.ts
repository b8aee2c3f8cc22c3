/** Imports or bulk changes that are shown at once. */
export const PAST_PER_PAGE = 50;
/** The query parameter that names their page. */
export const PAST_PARAMETER = "past";

/** An import or a bulk change of the last thirty days. */
export interface PastImport {
  id: string;
  /** Of a bulk change what it has done. */
  fileName: string;
  begunAt: Date;
  /** Null where the account is gone. */
  begunBy: string | null;
  /** False while it runs. */
  isEnded: boolean;
  created: number;
  updated: number;
  rejected: number;
  undoneAt: Date | null;
}

/** A page of the imports or bulk changes that can be undone, the newest first. */
export interface PastImportsPage {
  changes: PastImport[];
  page: number;
  pageCount: number;
}
