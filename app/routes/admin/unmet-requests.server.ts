import { hasRight } from "#app/features/accounts/require-user.server.ts";
import { listUnmetBriefs } from "#app/features/finder/results/unmet-demand.queries.server.ts";
import type { UnmetBrief } from "#app/features/finder/types.ts";

/** Leaves out what a kind of brief says of money, for somebody who is not to see any. */
const withoutMoney = ({ limits, ...unmet }: UnmetBrief): UnmetBrief => ({
  ...unmet,
  limits: limits.filter((limit) => !/\p{Sc}/u.test(limit)),
});

/** Returns the most frequent briefs that found few gifts, as this user may see them. */
export async function listSeenRequests(user: Parameters<typeof hasRight>[0], days: number, limit: number): Promise<UnmetBrief[]> {
  const unmet = await listUnmetBriefs(days, limit);
  return hasRight(user, "insights.money") ? unmet : unmet.map(withoutMoney);
}
