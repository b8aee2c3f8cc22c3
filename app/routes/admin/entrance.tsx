import { redirect } from "react-router";
import { requireRole } from "#app/features/accounts/require-user.server.ts";
import { knowsTheWay } from "#app/features/accounts/start-page.commands.server.ts";
import type { Route } from "./+types/entrance";
import { loadStartSteps } from "./load-start.ts";

/** GET /admin redirects to what is still to be done, and to the gifts who knows their way or has done it all. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = await requireRole("admin", request, context);
  if (await knowsTheWay(id)) return redirect("/admin/gifts");
  const isAllDone = (await loadStartSteps()).every(({ isDone }) => isDone);
  return redirect(isAllDone ? "/admin/gifts" : "/admin/start");
}

/** Never shown; without a component the route would answer with data instead of a page. */
export default function AdminEntrance() {
  return null;
}
