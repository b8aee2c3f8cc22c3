/** A page as it is looked at: where it is opened, and words that show that it is in the state meant. */
export interface Screen {
  name: string;
  path: string;
  shows?: string;
}

/** What has to be there first is made by a test of its own, in which the page is looked at in its states. */
interface LookedAtElsewhere {
  lookedAtIn: string;
}

const seenIn = (lookedAtIn: string): LookedAtElsewhere => ({ lookedAtIn });
const screen = (name: string, path: string, shows?: string): Screen => ({ name, path, ...(shows === undefined ? {} : { shows }) });

/**
 * E1: what screens.spec.ts opens of every page of app/routes.ts, each at two widths, by whom app/access.ts lets read it; or the test that looks at
 * the page instead. app/site/page-facts.test.ts fails for a page that is not here.
 */
export const SCREENS: Readonly<Record<string, readonly Screen[] | LookedAtElsewhere>> = {
  "/": [screen("Home", "/")],
  "/gift-finder": [screen("Gift finder", "/gift-finder")],
  "/categories/:type?": [screen("Categories", "/categories"), screen("Categories by recipient", "/categories/recipient")],
  "/category/:type/:slug": [
    screen("Category", "/category/occasion/birthday"),
    screen("Category with nothing left", "/category/occasion/birthday?maxPrice=1", "No gifts found"),
  ],
  "/gifts/:gift": [screen("Gift", "/gifts/acacia-salt-cellar-with-a-swivel-lid")],
  "/search": [
    screen("Search", "/search?q=candle"),
    screen("Search without a result", "/search?q=zzzzqqq"),
    screen("Search without a query", "/search"),
  ],
  "/blog": [screen("Blog", "/blog"), screen("Blog by tag", "/blog?tag=by-hand")],
  "/blog/:slug": [screen("Blog post", "/blog/what-to-write-in-the-card")],
  "/blog/preview/:token": seenIn("blog-editor.spec.ts"),
  "/about": [screen("About", "/about")],
  "/contact": [screen("Contact", "/contact")],
  "/faq": [screen("FAQ", "/faq")],
  "/affiliate-disclosure": [screen("Affiliate disclosure", "/affiliate-disclosure")],
  "/privacy-policy": [screen("Privacy", "/privacy-policy")],
  "/terms": [screen("Terms", "/terms")],
  "/cookies": [screen("Cookies", "/cookies")],
  "/*": seenIn("screens.spec.ts"),

  "/auth": [screen("Sign in", "/auth"), screen("Sign up", "/auth?tab=sign-up")],
  "/auth/check-mail": [screen("Check your mail", "/auth/check-mail")],
  "/auth/two-factor": seenIn("two-factor.spec.ts"),
  "/auth/forgot": [screen("Forgotten password", "/auth/forgot"), screen("Forgotten password, mail sent", "/auth/forgot?sent=1")],
  "/auth/reset": [screen("New password", "/auth/reset?token=x")],
  "/auth/resend": [screen("Mail again", "/auth/resend")],
  "/auth/confirm": [screen("Confirm an address", "/auth/confirm?token=x")],
  "/auth/approve-email": [screen("Approve a new address", "/auth/approve-email?token=x")],
  "/auth/confirm-new-email": [screen("Confirm a new address", "/auth/confirm-new-email?token=x")],
  "/profile": [screen("Profile", "/profile")],
  "/profile/security": [screen("Security", "/profile/security")],
  "/profile/two-factor": [screen("Second factor", "/profile/two-factor")],
  "/profile/passkeys": [screen("Passkeys", "/profile/passkeys")],
  "/profile/data": [screen("My data", "/profile/data")],
  "/gift-lists": [screen("No gift lists yet", "/gift-lists")],
  "/gift-lists/:list": seenIn("lists.spec.ts"),
  "/gift-lists/:list/add": seenIn("lists.spec.ts"),
  "/saved-gifts": [screen("No saved gifts yet", "/saved-gifts")],
  "/l/:token": seenIn("lists.spec.ts"),
  "/claims/:secret": [screen("A claim that is no more", "/claims/no-such-claim")],

  "/admin-access": [screen("Asking for admin access", "/admin-access")],
  "/admin": [screen("Admin area", "/admin")],
  "/admin/gifts": [screen("Gifts", "/admin/gifts")],
  "/admin/gifts/new": [screen("New gift", "/admin/gifts/new")],
  "/admin/gifts/:gift": seenIn("admin-gifts.spec.ts"),
  "/admin/gifts/import": [screen("Import", "/admin/gifts/import")],
  "/admin/categories": [screen("Categories", "/admin/categories")],
  "/admin/metadata": [screen("Metadata", "/admin/metadata")],
  "/admin/blog": [screen("Posts", "/admin/blog")],
  "/admin/blog/categories": [screen("Blog categories", "/admin/blog/categories")],
  "/admin/blog/tags": [screen("Blog tags", "/admin/blog/tags")],
  "/admin/blog/authors": [screen("Blog authors", "/admin/blog/authors")],
  "/admin/blog/new": [screen("New post", "/admin/blog/new")],
  "/admin/blog/:post": seenIn("blog-editor.spec.ts"),
  "/admin/uploads": [screen("Uploads", "/admin/uploads")],
  "/admin/insights": [screen("Insights", "/admin/insights")],
  "/admin/testimonials": [screen("Testimonials", "/admin/testimonials")],
  "/admin/access-requests": [screen("Access", "/admin/access-requests")],
  "/admin/audit": [screen("Audit log", "/admin/audit")],
  "/admin/health": [screen("Health", "/admin/health")],
};
