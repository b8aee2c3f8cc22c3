import { createContext, type ReactNode, useContext } from "react";
import { includesRight, type Right } from "../rights.ts";
import type { Role } from "../types.ts";

/** Somebody in the admin area; the role is null for one who is not let in. */
export interface RoleHolder {
  role: Role | null;
}

const RoleContext = createContext<Role | null>(null);

/** Tells all children which role the signed-in user has. */
export function RoleProvider({ role, children }: RoleHolder & { children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>;
}

/** Returns whether the user may do something, so that no button offers what the server would refuse. */
export function useRight(right: Right): boolean {
  return includesRight(useContext(RoleContext), right);
}
