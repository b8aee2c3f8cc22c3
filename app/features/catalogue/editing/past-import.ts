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
