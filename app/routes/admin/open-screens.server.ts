import { ACCESS, needsRight } from "#app/access.ts";
import { hasRight } from "#app/features/accounts/require-user.server.ts";
import type { SignedInUser } from "#app/features/accounts/types.ts";
import { ADMIN_LINKS } from "#app/site/admin/admin-navigation.ts";

/** Returns the addresses of the screens that app/access.ts opens to a user, in the sidebar's order. */
export function listOpenScreens(user: SignedInUser): string[] {
  return ADMIN_LINKS.map(({ to }) => to).filter((address) => {
    const who = ACCESS[address]?.read;
    return needsRight(who) && hasRight(user, who);
  });
}
