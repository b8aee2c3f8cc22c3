/** A version of what is saved whole, such as the look, as a list of versions names it. */
export interface SavedVersion {
  version: number;
  /** The older version that it has brought back, if any; 0 is as built. */
  restores: number | null;
  savedAt: Date;
  /** Null where the account was deleted. */
  savedBy: string | null;
}

/** What the environment says of the names, which wins over what is stored. */
export interface GivenNames {
  name: string | null;
  tagline: string | null;
}
