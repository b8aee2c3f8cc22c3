/** An import of the last thirty days. */
export interface PastImport {
  id: string;
  fileName: string;
  begunAt: Date;
  /** False while it runs. */
  isEnded: boolean;
  created: number;
  updated: number;
  rejected: number;
  undoneAt: Date | null;
}
