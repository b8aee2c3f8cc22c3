import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

// What better-auth reads and writes. Keys are its names for the fields, columns follow this project; db/migrations/ has the whole tables.

const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeNow = (name: string) =>
  moment(name)
    .notNull()
    .default(sql`now()`);
const id = () => uuid("id").primaryKey().defaultRandom();
const userId = () => uuid("user_id").notNull();

export const users = pgTable("users", {
  id: id(),
  name: text("name").notNull(),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  email: text("email").notNull(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  createdAt: madeNow("created_at"),
  updatedAt: madeNow("updated_at"),
});

export const sessions = pgTable("sessions", {
  id: id(),
  userId: userId(),
  token: text("token").notNull(),
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
  userId: userId(),
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  verified: boolean("verified").notNull().default(true),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: moment("locked_until"),
});
