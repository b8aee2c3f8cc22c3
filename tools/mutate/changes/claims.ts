import { changesIn } from "../change.ts";

const STATES = ["app/features/lists/claims.test.ts"];
const COMMANDS = ["app/features/lists/claims.commands.test.ts"];

export const CLAIM_CHANGES = [
  ...changesIn("claims", "app/features/lists/claims.ts", STATES, [
    [
      "const leftPieces = pledgedCents > 0 ? 0 : Math.max(0, quantity - pieces);",
      "const leftPieces = Math.max(0, quantity - pieces);",
      "A gift with pledges stays taken when it is no longer split.",
    ],
    [
      "const leftCents = pieces > 0 ? 0 : Math.max(0, splitGoalCents - pledgedCents);",
      "const leftCents = Math.max(0, splitGoalCents - pledgedCents);",
      "A gift that was claimed whole stays taken when it is split.",
    ],
    [
      "return claimsRevealedOn !== null && claimsRevealedOn <= today;",
      "return claimsRevealedOn !== null;",
      "The owner sees claims from the day they chose, not before.",
    ],
    [
      "return claimsRevealedOn !== null && claimsRevealedOn <= today;",
      "return claimsRevealedOn === null || claimsRevealedOn <= today;",
      "An owner who chose no day sees no claim.",
    ],
    [
      "if (claimsRevealedOn === null || (promisedRevealedOn !== null && promisedRevealedOn <= claimsRevealedOn)) return null;",
      "if (claimsRevealedOn === null || promisedRevealedOn !== null) return null;",
      "A claimant learns that the owner sees the claim earlier than promised.",
    ],
  ]),
  ...changesIn("claims", "app/features/lists/claims.commands.server.ts", COMMANDS, [
    ['if (item.userId === userId) return { ok: false, reason: "own-list" };', "", "The owner claims nothing of their own list."],
    ['if (wanted > left) return { ok: false, reason: "taken", left, currency: item.currency };', "", "No more is claimed than there is."],
    [
      "await changeRows(transaction)`select pg_advisory_xact_lock(hashtext('gift list claims'), hashtext(${itemId}))`;",
      "",
      "C2 – of two claims of the last piece one succeeds.",
    ],
    ['if (isPledge && item.splitGoalCents === null) return { ok: false, reason: "not-split" };', "", "Only a split gift takes pledges."],
    ['if (!isPledge && item.splitGoalCents !== null) return { ok: false, reason: "is-split" };', "", "A split gift is not claimed whole."],
    [
      "where list.share_token = ${shareToken} and list.deleted_at is null and item.id = ${itemId} and item.deleted_at is null`;",
      "where list.share_token = ${shareToken} and list.deleted_at is null and item.id = ${itemId}`;",
      "A removed gift is not claimed.",
    ],
    [
      "where list.share_token = ${shareToken} and list.deleted_at is null and item.id = ${itemId} and item.deleted_at is null`;",
      "where list.share_token = ${shareToken} and item.id = ${itemId} and item.deleted_at is null`;",
      "A gift of a deleted list is not claimed.",
    ],
  ]),
];
