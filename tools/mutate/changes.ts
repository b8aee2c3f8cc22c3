import type { Change } from "./change.ts";
import { ANSWER_CHANGES } from "./changes/answers.ts";
import { CACHE_CHANGES } from "./changes/cache.ts";
import { CLAIM_CHANGES } from "./changes/claims.ts";
import { COLLECTION_CHANGES } from "./changes/collections.ts";
import { DURABILITY_CHANGES } from "./changes/durability.ts";
import { FINDER_CHANGES } from "./changes/finder.ts";
import { FINDER_LIMIT_CHANGES } from "./changes/finder-limits.ts";
import { JOB_CHANGES } from "./changes/jobs.ts";
import { LIMIT_CHANGES } from "./changes/limits.ts";
import { LOOK_CHANGES } from "./changes/look.ts";
import { SETTINGS_CHANGES } from "./changes/settings.ts";
import { MONEY_CHANGES } from "./changes/money.ts";
import { OUTGOING_CHANGES } from "./changes/outgoing.ts";
import { RIGHTS_CHANGES } from "./changes/rights.ts";
import { SHOWN_GIFT_CHANGES } from "./changes/shown-gifts.ts";
import { ROLE_CHANGES } from "./changes/roles.ts";
import { OUTPUT_CHANGES } from "./changes/output.ts";
import { SECRET_CHANGES } from "./changes/secrets.ts";
import { TABLE_CHANGES } from "./changes/table.ts";
import { UPLOAD_CHANGES } from "./changes/uploads.ts";

/** All changes, by their subjects. */
export const CHANGES: readonly Change[] = [
  ...RIGHTS_CHANGES,
  ...SHOWN_GIFT_CHANGES,
  ...COLLECTION_CHANGES,
  ...ROLE_CHANGES,
  ...MONEY_CHANGES,
  ...SECRET_CHANGES,
  ...LIMIT_CHANGES,
  ...CACHE_CHANGES,
  ...LOOK_CHANGES,
  ...SETTINGS_CHANGES,
  ...OUTGOING_CHANGES,
  ...UPLOAD_CHANGES,
  ...CLAIM_CHANGES,
  ...OUTPUT_CHANGES,
  ...DURABILITY_CHANGES,
  ...TABLE_CHANGES,
  ...JOB_CHANGES,
  ...FINDER_LIMIT_CHANGES,
  ...FINDER_CHANGES,
  ...ANSWER_CHANGES,
];
