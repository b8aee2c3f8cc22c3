import { redirect } from "react-router";
import { hasRight, requireUser } from "#app/features/accounts/require-user.server.ts";
import { knowsTheWay } from "#app/features/accounts/start-page.commands.server.ts";
import type { Route } from "./+types/entrance";
import { loadStartSteps } from "./load-start.server.ts";
import { listOpenScreens } from "./open-screens.server.ts";

/**
 * GET /admin redirects to the first screen that is open to the user's role. Those who run the site are led to what is still to be done, unless
 * they have said that they know their way.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const [first = "/"] = listOpenScreens(user);
  if (!hasRight(user, "site") || (await knowsTheWay(user.id))) return redirect(first);
  const isAllDone = (await loadStartSteps()).every(({ isDone }) => isDone);
  return redirect(isAllDone ? first : "/admin/start");
}

/** Never shown; without a component the route would answer with data instead of a page. */
export default function AdminEntrance() {
  return null;
}
