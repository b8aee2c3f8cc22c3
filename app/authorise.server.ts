import type { RouterContextProvider } from "react-router";
import { requireRole, requireUser } from "#app/features/accounts/policy.server.ts";
import type { Audience } from "./access.ts";

/** Throws 401 or 403 unless the sender of the request belongs to the audience. */
export async function authorise(
  who: Exclude<Audience, "everyone">,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<void> {
  if (who === "signed-in") await requireUser(request, context);
  else await requireRole("admin", request, context);
}
