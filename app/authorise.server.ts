import type { RouterContextProvider } from "react-router";
import { requireRole, requireUser } from "#app/features/accounts/policy.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { ACCESS, type Audience } from "./access.ts";

/** Returns who may do it at an address of app/routes.ts, or undefined where app/access.ts does not state it. */
export function accessOf(address: string, kind: "read" | "write"): Audience | undefined {
  return ACCESS[address]?.[kind];
}

/**
 * Throws 401 or 403 unless the sender of the request may do what app/access.ts states for the address; 403 for an address that it does not
 * name.
 */
export async function authorise(
  address: string,
  kind: "read" | "write",
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<void> {
  const who = accessOf(address, kind);
  if (who === "everyone") return;
  if (who === "signed-in") await requireUser(request, context);
  else if (who === "admin") await requireRole("admin", request, context);
  else throwPageError(403);
}
