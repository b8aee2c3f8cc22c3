import { sql } from "drizzle-orm";
import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

// Keys are better-auth's names for the fields, columns follow this project. See db/migrations/0030-accounts.sql for checks and indexes.

const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeNow = (name: string) =>
  moment(name)
    .notNull()
    .default(sql`now()`);
const id = () => uuid("id").primaryKey().defaultRandom();
const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({ dataType: () => "bytea" });

export const users = pgTable("users", {
  id: id(),
  name: text("name").notNull(),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  rolesVersion: integer("roles_version").notNull().default(1),
  createdAt: madeNow("created_at"),
  updatedAt: madeNow("updated_at"),
});

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable("sessions", {
  id: id(),
  userId: userId(),
  token: text("token").notNull().unique(),
  expiresAt: moment("expires_at").notNull(),
  ipAddress: text("ip_address"),
  userAgent: text("user_agent"),
  createdAt: madeNow("created_at"),
  updatedAt: madeNow("updated_at"),
});

export const credentials = pgTable("credentials", {
  id: id(),
  userId: userId(),
  accountId: text("account_id").notNull(),
  providerId: text("provider_id").notNull(),
  password: text("password"),
  accessToken: text("access_token"),
  refreshToken: text("refresh_token"),
  idToken: text("id_token"),
  accessTokenExpiresAt: moment("access_token_expires_at"),
  refreshTokenExpiresAt: moment("refresh_token_expires_at"),
  scope: text("scope"),
  createdAt: madeNow("created_at"),
  updatedAt: madeNow("updated_at"),
});

export const verifications = pgTable("verifications", {
  id: id(),
  identifier: text("identifier").notNull(),
  value: text("value").notNull(),
  expiresAt: moment("expires_at").notNull(),
  createdAt: madeNow("created_at"),
  updatedAt: madeNow("updated_at"),
});

export const twoFactors = pgTable("two_factors", {
  id: id(),
  userId: userId().unique(),
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  verified: boolean("verified").notNull().default(true),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: moment("locked_until"),
  lastUsedStep: bigint("last_used_step", { mode: "number" }).notNull().default(0),
});

export const passkeys = pgTable("passkeys", {
  id: id(),
  userId: userId(),
  credentialId: text("credential_id").notNull().unique(),
  publicKey: bytes("public_key").notNull(),
  counter: bigint("counter", { mode: "number" }).notNull().default(0),
  transports: text("transports").array().notNull().default([]),
  name: text("name").notNull(),
  createdAt: madeNow("created_at"),
  lastUsedAt: moment("last_used_at"),
});

export const passkeyChallenges = pgTable("passkey_challenges", {
  id: id(),
  challenge: text("challenge").notNull(),
  userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
  expiresAt: moment("expires_at").notNull(),
});

export const accountLinks = pgTable("account_links", {
  tokenHash: text("token_hash").primaryKey(),
  userId: userId(),
  purpose: text("purpose", { enum: ["confirm-email", "reset-password", "approve-email-change", "confirm-email-change"] }).notNull(),
  newEmail: text("new_email"),
  expiresAt: moment("expires_at").notNull(),
  createdAt: madeNow("created_at"),
});

export const userPreferences = pgTable("user_preferences", {
  userId: userId().primaryKey(),
  preferences: jsonb("preferences").$type<{ marketplace?: string }>().notNull().default({}),
  updatedAt: madeNow("updated_at"),
});

export const userRoles = pgTable(
  "user_roles",
  {
    userId: userId(),
    role: text("role", { enum: ["admin"] }).notNull(),
    grantedBy: uuid("granted_by").references(() => users.id, { onDelete: "set null" }),
    grantedAt: madeNow("granted_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

export const accessRequests = pgTable("access_requests", {
  id: id(),
  userId: userId(),
  requestedAt: madeNow("requested_at"),
  outcome: text("outcome", { enum: ["approved", "refused"] }),
  decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
  decidedAt: moment("decided_at"),
});

export const adminSetup = pgTable("admin_setup", {
  isOnly: boolean("is_only").primaryKey().default(true),
  codeHash: text("code_hash").notNull(),
  madeAt: madeNow("made_at"),
});

export const emailChanges = pgTable("email_changes", {
  userId: userId().primaryKey(),
  newEmail: text("new_email").notNull(),
  approvedAt: moment("approved_at"),
  confirmedAt: moment("confirmed_at"),
  expiresAt: moment("expires_at").notNull(),
});

export const auditLog = pgTable("audit_log", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: madeNow("at"),
  actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
  actorName: text("actor_name").notNull(),
  action: text("action").notNull(),
  subjectKind: text("subject_kind").notNull(),
  subjectId: text("subject_id"),
  subjectName: text("subject_name").notNull().default(""),
  before: jsonb("before").$type<Record<string, unknown>>().notNull().default({}),
  after: jsonb("after").$type<Record<string, unknown>>().notNull().default({}),
});
