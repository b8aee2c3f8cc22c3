/** A version of the look, as the list of versions names it. */
export interface LookVersion {
  version: number;
  /** The older version that it has brought back, if any; 0 is the look as built. */
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
