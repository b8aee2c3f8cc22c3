import { createContext, type ReactNode, useContext } from "react";
import { includesRight, type Right } from "../rights.ts";
import type { Role } from "../types.ts";

const RoleContext = createContext<Role | null>(null);

/** Tells all children which role the signed-in user has; null for one without a role. */
export function RoleProvider({ role, children }: { role: Role | null; children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>;
}

/** Returns whether the user may do something, so that no button offers what the server would refuse. */
export function useRight(right: Right): boolean {
  return includesRight(useContext(RoleContext), right);
}
