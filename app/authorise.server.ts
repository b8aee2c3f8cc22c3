import type { RouterContextProvider } from "react-router";
import { requireRole, requireUser } from "#app/features/accounts/policy.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { ACCESS, type Who } from "./access.ts";

/** Who may do it at an address of app/routes.ts, or undefined where nobody said. */
export function whoMay(address: string, kind: "read" | "write"): Who | undefined {
  return ACCESS[address]?.[kind];
}

/** Throws 401 or 403 unless whoever sends the request may do what app/access.ts says of the address; 403 for what it does not name. */
export async function authorise(
  address: string,
  kind: "read" | "write",
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<void> {
  const who = whoMay(address, kind);
  if (who === "everyone") return;
  if (who === "signed-in") await requireUser(request, context);
  else if (who === "admin") await requireRole("admin", request, context);
  else throwPageError(403);
}
