import type { Role } from "./types.ts";

/** The rights that rows of app/access.ts and buttons name. */
export type Right =
  /** Enters the admin area, and sees which of its screens are open to the role. */
  | "admin.enter"
  | "catalogue.read"
  | "catalogue.edit"
  | "media.read"
  | "media.add"
  /** Describes and deletes files. */
  | "media.edit"
  | "blog.read"
  /** Writes, publishes and deletes posts of one's own. */
  | "blog.own"
  /** Does so with everybody's posts, and with the blog's categories, tags and authors. */
  | "blog.edit"
  | "insights.read"
  | "insights.money"
  /** Gives and takes every role but that of an owner, invites, decides on requests, and reads the audit log. */
  | "people"
  /** Makes and removes owners. */
  | "owners"
  /** Runs the site: its health, its settings, what its readers say of it, and what costs money. */
  | "site";

const VIEWER: readonly Right[] = ["admin.enter", "catalogue.read", "media.read", "blog.read", "insights.read"];
const AUTHOR: readonly Right[] = ["admin.enter", "media.read", "media.add", "blog.read", "blog.own"];
const EDITOR: readonly Right[] = [...new Set([...VIEWER, ...AUTHOR]), "catalogue.edit", "media.edit", "blog.edit", "insights.money"];
const ADMIN: readonly Right[] = [...EDITOR, "people", "site"];
const OWNER: readonly Right[] = [...ADMIN, "owners"];

/** The one table of who may do what. */
export const ROLE_RIGHTS: Readonly<Record<Role, readonly Right[]>> = {
  owner: OWNER,
  admin: ADMIN,
  editor: EDITOR,
  author: AUTHOR,
  viewer: VIEWER,
};

/** True where a role includes a right; nobody without a role has any. */
export function includesRight(role: Role | null, right: Right): boolean {
  return role !== null && ROLE_RIGHTS[role].includes(right);
}

/** True where somebody with the role `giver` may give or take `role`: nobody decides on a role above their own (Z3). */
export function mayGive(giver: Role | null, role: Role): boolean {
  return includesRight(giver, role === "owner" ? "owners" : "people");
}
