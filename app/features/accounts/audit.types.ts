/** What kinds of things the audit log tells of, as its screen names them. A feature whose changes are logged adds its own. */
export const AUDIT_KINDS = {
  gift: "Gift",
  category: "Category",
  media: "Media file",
  post: "Blog post",
  "post-category": "Blog category",
  "post-tag": "Blog tag",
  author: "Author",
  user: "Person",
  "access-request": "Access request",
  import: "Import",
} as const;
export type AuditKind = keyof typeof AUDIT_KINDS;

/** What happened to it, in the past tense: "created", "granted", "merged". */
export type AuditAction =
  | "created"
  | "updated"
  | "deleted"
  | "restored"
  | "granted"
  | "revoked"
  | "approved"
  | "refused"
  | "merged"
  | "reordered"
  | "imported";

/** One change, as its writer tells it. `before` and `after` may be whole: only what differs is kept. */
export interface AuditEntry {
  /** Null for what the operator does from the command line, or the server by itself. */
  actorId: string | null;
  action: AuditAction;
  subject: { kind: AuditKind; id: string | null; name: string };
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
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
