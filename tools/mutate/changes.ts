import type { Change } from "./change.ts";
import { JOB_CHANGES } from "./changes/jobs.ts";
import { CACHE_CHANGES } from "./changes/cache.ts";

/** All changes. */
export const CHANGES: readonly Change[] = [...CACHE_CHANGES, ...JOB_CHANGES];
