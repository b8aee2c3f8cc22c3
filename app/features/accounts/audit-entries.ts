/** The kinds of objects in the audit log, with their names on its screen. A feature whose changes are logged adds its own. */
export const AUDIT_KINDS = {
  gift: "Gift",
  category: "Category",
  collection: "Collection",
  media: "Media file",
  "media-label": "Media label",
  post: "Blog post",
  "post-category": "Blog category",
  "post-tag": "Blog tag",
  author: "Author",
  user: "Person",
  "access-request": "Access request",
  invitation: "Invitation",
  import: "Import",
  "bulk-change": "Bulk change",
  message: "Contact message",
  testimonial: "Testimonial",
  look: "Appearance",
  settings: "Site settings",
  page: "Page",
  setting: "Setting",
} as const;
export type AuditKind = keyof typeof AUDIT_KINDS;

/** Several objects of a kind, in a sentence. */
export const AUDIT_PLURALS: Readonly<Record<AuditKind, string>> = {
  gift: "gifts",
  category: "categories",
  collection: "collections",
  media: "media files",
  "media-label": "media labels",
  post: "blog posts",
  "post-category": "blog categories",
  "post-tag": "blog tags",
  author: "authors",
  user: "people",
  "access-request": "access requests",
  invitation: "invitations",
  import: "imports",
  "bulk-change": "bulk changes",
  message: "contact messages",
  testimonial: "testimonials",
  look: "changes to the appearance",
  settings: "changes to the site settings",
  page: "pages",
  setting: "settings",
};

/** The past participle of what was done to the object. */
export type AuditAction =
  | "created"
  | "updated"
  | "drafted"
  | "discarded draft"
  | "deleted"
  | "restored"
  | "erased"
  | "granted"
  | "revoked"
  | "approved"
  | "refused"
  | "merged"
  | "reordered"
  | "imported"
  | "undone"
  | "started"
  | "stopped"
  | "signed out";

/** One change, as the code that makes it passes it. `before` and `after` may be complete: only the difference is stored. */
export interface AuditEntry {
  /** Null for changes from the operator's command line and for automatic ones of the server. */
  actorId: string | null;
  action: AuditAction;
  subject: { kind: AuditKind; id: string | null; name: string };
  /** The id of what this belongs to, where it is done in several transactions. */
  changeId?: string;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** Changes of one kind that somebody has made at once. */
export interface AuditGroup {
  /** The last of them. */
  record: AuditRecord;
  count: number;
  /** The names of at most five of the objects, newest first. */
  names: string[];
}

/** One change, as the screen shows it. */
export interface AuditRecord {
  id: number;
  at: Date;
  actorId: string | null;
  actorName: string;
  action: string;
  subjectKind: string;
  subjectId: string | null;
  subjectName: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}
