import { sql } from "drizzle-orm";
import { z } from "zod";
import { TAXONOMIES } from "./taxonomies.ts";

/** The keys of the registry, in its order. */
export const TAXONOMY_KEYS = TAXONOMIES.map(({ key }) => key);

/** A taxonomy as `categories` names it. */
export const taxonomyKey = z.enum(TAXONOMY_KEYS);

/** Holds for rows of `categories` whose taxonomy is in the registry. The rows of one that was taken out stay, and nobody reads them. */
export const IS_IN_REGISTRY = sql`taxonomy = any (${sql.param(TAXONOMY_KEYS)}::text[])`;
