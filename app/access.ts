/** The groups of people who may use an address; each group includes the groups after it. */
export type Audience = "everyone" | "signed-in" | "admin";

export interface Access {
  /** The group that may send GET and HEAD; without it nobody may. */
  read?: Audience;
  /** The group that may send writes; without it nobody may. */
  write?: Audience;
}

/**
 * Z1: states who may do what at every address of app/routes.ts, layouts with an address included. The server does not start with an address
 * that is missing here (server/enforce-access.ts), and app/access.test.ts fails for it; tests/requests/access.test.ts walks the table.
 *
 * What signed-in users may touch depends on the row, not on the address: commands take the user as an argument.
 */
export const ACCESS: Readonly<Record<string, Access>> = {
  // Shoppers
  "/": { read: "everyone" },
  "/gift-finder": { read: "everyone", write: "everyone" },
  "/categories/:type?": { read: "everyone" },
  "/category/:type/:slug": { read: "everyone" },
  "/gifts/:gift": { read: "everyone" },
  "/search": { read: "everyone" },
  "/about": { read: "everyone" },
  "/contact": { read: "everyone", write: "everyone" },
  "/faq": { read: "everyone" },
  "/affiliate-disclosure": { read: "everyone" },
  "/privacy-policy": { read: "everyone" },
  "/terms": { read: "everyone" },
  "/cookies": { read: "everyone" },
  "/*": { read: "everyone" },

  // Readers
  "/blog": { read: "everyone" },
  "/blog/:slug": { read: "everyone" },
  "/blog/preview/:token": { read: "everyone" },
  "/blog/feed.xml": { read: "everyone" },

  // Users with an account, and the way to get one
  "/auth": { read: "everyone", write: "everyone" },
  "/auth/check-mail": { read: "everyone" },
  "/auth/two-factor": { read: "everyone", write: "everyone" },
  "/auth/forgot": { read: "everyone", write: "everyone" },
  "/auth/reset": { read: "everyone", write: "everyone" },
  "/auth/resend": { read: "everyone", write: "everyone" },
  "/auth/confirm": { read: "everyone", write: "everyone" },
  "/auth/approve-email": { read: "everyone", write: "everyone" },
  "/auth/confirm-new-email": { read: "everyone", write: "everyone" },
  "/auth/sign-out": { write: "everyone" },
  "/auth/passkey/options": { write: "everyone" },
  "/auth/passkey": { write: "everyone" },
  "/profile": { read: "signed-in", write: "signed-in" },
  "/profile/security": { read: "signed-in", write: "signed-in" },
  "/profile/two-factor": { read: "signed-in", write: "signed-in" },
  "/profile/passkeys": { read: "signed-in", write: "signed-in" },
  "/profile/data": { read: "signed-in", write: "signed-in" },
  "/profile/passkeys/options": { write: "signed-in" },
  "/profile/passkeys/add": { write: "signed-in" },
  "/profile/export": { read: "signed-in" },

  // Gift lists. A visitor of a shared list needs nothing but its secret link.
  "/gift-lists": { read: "signed-in", write: "signed-in" },
  "/gift-lists/:list": { read: "signed-in", write: "signed-in" },
  "/gift-lists/:list/add": { read: "signed-in", write: "signed-in" },
  "/gift-lists/:list/changes": { write: "signed-in" },
  "/gift-lists/:list/occasion.ics": { read: "signed-in" },
  "/saved-gifts": { read: "signed-in" },
  "/gifts": { read: "everyone" },
  "/l/:token": { read: "everyone", write: "everyone" },
  "/l/:token/occasion.ics": { read: "everyone" },
  "/claims/:secret": { read: "everyone", write: "everyone" },

  // Users who ask for admin access, and admins
  "/admin-access": { read: "signed-in", write: "signed-in" },
  "/admin": { read: "admin" },
  "/admin/gifts": { read: "admin" },
  "/admin/categories": { read: "admin" },
  "/admin/metadata": { read: "admin" },
  "/admin/taxonomy-changes": { write: "admin" },
  "/admin/amazon-prices": { write: "admin" },
  "/admin/uploads": { read: "admin" },
  "/admin/uploads/files": { read: "admin", write: "admin" },
  "/admin/uploads/changes": { write: "admin" },
  "/admin/gifts/new": { read: "admin" },
  "/admin/gifts/:gift": { read: "admin" },
  "/admin/gifts/changes": { write: "admin" },
  "/admin/gifts/options": { read: "admin" },
  "/admin/blog": { read: "admin", write: "admin" },
  "/admin/blog/categories": { read: "admin", write: "admin" },
  "/admin/blog/tags": { read: "admin", write: "admin" },
  "/admin/blog/authors": { read: "admin", write: "admin" },
  "/admin/blog/new": { read: "admin", write: "admin" },
  "/admin/blog/:post": { read: "admin", write: "admin" },
  "/admin/blog/save": { write: "admin" },
  "/admin/blog/editing": { write: "admin" },
  "/admin/blog/preview": { write: "admin" },
  "/admin/blog/changes": { write: "admin" },
  "/admin/blog/topics": { write: "admin" },
  "/admin/blog/gift-choices": { read: "admin" },
  "/admin/blog/:post/versions": { read: "admin" },
  // The function itself refuses what not everybody may read, in its own words.
  "/functions/v1/blog-post-access": { write: "signed-in" },
  "/admin/gifts/import": { read: "admin" },
  "/admin/gifts/import-file": { write: "admin" },
  "/admin/gifts/export.csv": { read: "admin" },
  "/admin/access-requests": { read: "admin", write: "admin" },
  "/admin/insights": { read: "admin" },
  "/admin/health": { read: "admin" },
  "/admin/testimonials": { read: "admin", write: "admin" },
  "/admin/testimonials/changes": { write: "admin" },
  "/admin/audit": { read: "admin" },

  // Addresses that pages call after they have loaded
  "/saved-gift-ids": { read: "everyone" },
  "/list-choices": { read: "signed-in" },
  // A form sent without a session is redirected to /auth; a program gets 401.
  "/saves": { write: "everyone" },
  "/session": { read: "everyone" },
  "/clicks": { write: "everyone" },
  "/blog-readings": { write: "everyone" },
  "/marketplace": { write: "everyone" },
  "/finder-rerank": { read: "everyone", write: "everyone" },

  // Emoji pictures
  "/emoji/:file": { read: "everyone" },

  // Programs
  "/api/v1/search": { read: "everyone" },
  "/api/v1/gifts": { read: "everyone" },
  "/api/v1/gifts/:gift": { read: "everyone" },
  "/api/v1/finder": { read: "everyone", write: "everyone" },
  "/api/v1/categories": { read: "everyone" },
  "/api/openapi.json": { read: "everyone" },
  "/api/*": { read: "everyone", write: "everyone" },

  // Search engines and link previews
  "/robots.txt": { read: "everyone" },
  "/sitemap.xml": { read: "everyone" },
  "/sitemaps/:file": { read: "everyone" },
  "/site.webmanifest": { read: "everyone" },
  "/share-pictures/site.png": { read: "everyone" },
  "/share-pictures/posts/:post": { read: "everyone" },
  "/share-pictures/gifts/:gift": { read: "everyone" },
  "/share-pictures/categories/:type/:slug": { read: "everyone" },
};
