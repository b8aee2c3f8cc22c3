import { redirect } from "react-router";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import type { Route } from "./+types/start";
import { listOpenScreens } from "./open-screens.ts";

/** GET /admin redirects to the gifts, or to the first screen that is open to the user's role. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [first = "/"] = listOpenScreens(await requireUser(request, context));
  return redirect(first);
}

/** Never shown; without a component the route would answer with data instead of a page. */
export default function AdminStart() {
  return null;
}
