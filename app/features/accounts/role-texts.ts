import { ROLE_UNDO_DAYS } from "./constants.ts";
import type { Role } from "./types.ts";

/** What roles are called, and a sentence on each for who gives it or gets it. */
export const ROLE_TEXTS: Readonly<Record<Role, { name: string; may: string }>> = {
  owner: { name: "Owner", may: "An owner can do everything, including adding and removing other owners." },
  admin: { name: "Admin", may: "An admin can do everything except add or remove owners." },
  editor: { name: "Editor", may: "An editor takes care of gifts, categories, media, and the blog." },
  author: { name: "Author", may: "An author writes and publishes their own posts." },
  viewer: { name: "Viewer", may: "A viewer can see the catalog, the blog, and insights, but not change anything." },
};

/** Returns a role with its article: "an editor". */
export function withArticle(role: Role): string {
  return `${/^[aeo]/.test(role) ? "an" : "a"} ${role}`;
}

/** Said before somebody’s role is changed; nobody is promised a mail by a site that sends none. */
export function describeAfterwards(maySendMail: boolean): string {
  const undo = `You can undo this for ${ROLE_UNDO_DAYS} days.`;
  return maySendMail ? `They’ll get an email about it. ${undo}` : undo;
}

/** Said beside an action that would leave the site without an owner. */
export function describeLastOwner(name: string): string {
  return `${name} is the only owner. Make someone else an owner first.`;
}

/** Says what a change of somebody's role, or a decision about their request, has come to: "Grace Hopper is an editor now". */
export function describeRoleChange(change: {
  personName: string;
  before: Role | null;
  after: Role | null;
  outcome: "approved" | "refused" | null;
}): string {
  const { personName, before, after, outcome } = change;
  if (outcome === "refused") return `${personName}’s request was declined`;
  if (after !== null) return `${personName} is now ${withArticle(after)}`;
  return `${personName} is no longer ${before === null ? "on the team" : withArticle(before)}`;
}
