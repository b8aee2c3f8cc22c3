/**
 * Tables of what lets somebody in who proved it some time ago: sessions, sign-ins and moves under way, links of mails, open challenges. A
 * restored site has none of it: whatever was revoked since the backup would come back to life.
 */
export const OUTSTANDING_TABLES = ["sessions", "verifications", "account_links", "email_changes", "passkey_challenges"] as const;
