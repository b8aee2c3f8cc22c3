import { samplePathOf } from "#tests/sample-paths.ts";

/** A page as it is looked at, with words that show that it is in the state meant. */
export interface Screen {
  name: string;
  /** The query with which the address's sample in app/access.ts is opened, or another path. */
  at: string;
  shows?: string;
}

/** What has to be there first is made by a test of its own, in which the page is looked at in its states. */
interface LookedAtElsewhere {
  lookedAtIn: string;
}

const seenIn = (lookedAtIn: string): LookedAtElsewhere => ({ lookedAtIn });
const screen = (name: string, at = "", shows?: string): Screen => ({ name, at, ...(shows === undefined ? {} : { shows }) });

/** Returns the path at which a screen of an address is opened. */
export function screenPath(address: string, { at }: Screen): string {
  return at.startsWith("/") ? at : samplePathOf(address) + at;
}

/**
 * E1: what screens.spec.ts opens of every page of app/routes.ts, each at two widths, by whom app/access.ts lets read it; or the test that looks at
 * the page instead. app/access.test.ts fails for a page that is not here.
 */
export const SCREENS: Readonly<Record<string, readonly Screen[] | LookedAtElsewhere>> = {
  "/": [screen("Home")],
  "/gift-finder": [screen("Gift finder")],
  "/categories/:type?": [screen("Categories by recipient"), screen("Categories", "/categories")],
  "/category/:type/:slug": [
    screen("Category"),
    screen("Category narrowed", "?sort=fit&interest=cooking"),
    screen("Category with nothing left", "?maxPrice=1", "No gifts found"),
  ],
  "/collections": [screen("Gift collections")],
  "/collections/:slug": [screen("Collection"), screen("Collection by price", "?sort=price-asc")],
  "/gifts/:gift": [screen("Gift")],
  "/search": [screen("Search", "?q=candle"), screen("Search without a result", "?q=zzzzqqq"), screen("Search without a query")],
  "/blog": [screen("Blog"), screen("Blog by tag", "?tag=by-hand")],
  "/blog/:slug": [screen("Blog post")],
  "/blog/preview/:token": seenIn("blog-editor.spec.ts"),
  "/about": [screen("About")],
  "/contact": [screen("Contact")],
  "/faq": [screen("FAQ")],
  "/affiliate-disclosure": [screen("Affiliate disclosure")],
  "/privacy-policy": [screen("Privacy")],
  "/terms": [screen("Terms")],
  "/cookies": [screen("Cookies")],
  "/pages/:slug": seenIn("pages.spec.ts"),
  "/*": seenIn("screens.spec.ts"),

  "/auth": [screen("Sign in"), screen("Sign up", "?tab=sign-up")],
  "/auth/check-mail": [screen("Check your mail")],
  "/auth/two-factor": seenIn("two-factor.spec.ts"),
  "/auth/forgot": [screen("Forgotten password"), screen("Forgotten password, mail sent", "?sent=1")],
  "/auth/reset": [screen("New password", "?token=x")],
  "/auth/resend": [screen("Mail again")],
  "/auth/confirm": [screen("Confirm an address", "?token=x")],
  "/auth/approve-email": [screen("Approve a new address", "?token=x")],
  "/auth/confirm-new-email": [screen("Confirm a new address", "?token=x")],
  "/setup": seenIn("first-evening.spec.ts"),
  "/profile": [screen("Profile")],
  "/profile/security": [screen("Security")],
  "/profile/two-factor": [screen("Second factor")],
  "/profile/passkeys": [screen("Passkeys")],
  "/profile/data": [screen("My data")],
  "/gift-lists": [screen("No gift lists yet")],
  "/gift-lists/:list": seenIn("lists.spec.ts"),
  "/gift-lists/:list/add": seenIn("lists.spec.ts"),
  "/saved-gifts": [screen("No saved gifts yet")],
  "/l/:token": seenIn("lists.spec.ts"),
  "/claims/:secret": [screen("A claim that is no more")],

  "/invitations/:token": seenIn("people.spec.ts"),
  "/admin-access": [screen("Asking for admin access")],
  "/admin": [screen("Admin area")],
  "/admin/start": [screen("Start")],
  "/admin/gifts": [screen("Gifts")],
  "/admin/gifts/new": [screen("New gift")],
  "/admin/gifts/:gift": seenIn("admin-gifts.spec.ts"),
  "/admin/gifts/import": [screen("Import")],
  "/admin/gifts/links": [screen("Pasted links")],
  "/admin/gifts/trash": [screen("Trash")],
  "/admin/gifts/past-changes": [screen("Past changes")],
  "/admin/categories": [screen("Categories")],
  "/admin/metadata": [screen("Metadata")],
  "/admin/collections": [screen("Collections"), screen("Collections, none found", "?q=zzzzqqq", "No collections match")],
  "/admin/collections/:collection": [screen("New collection")],
  "/admin/collections/:collection/preview": seenIn("collections.spec.ts"),
  "/admin/suggestions": [screen("Suggestions")],
  "/admin/teach": [screen("Teach the shop")],
  "/admin/model-reading": [screen("Language model")],
  "/admin/blog": [screen("Posts")],
  "/admin/blog/categories": [screen("Blog categories")],
  "/admin/blog/tags": [screen("Blog tags")],
  "/admin/blog/authors": [screen("Blog authors")],
  "/admin/blog/trash": [screen("Post trash")],
  "/admin/blog/new": [screen("New post")],
  "/admin/blog/:post": seenIn("blog-editor.spec.ts"),
  "/admin/uploads": [screen("Uploads")],
  "/admin/insights": [screen("Insights")],
  "/admin/appearance": [screen("Appearance")],
  "/admin/appearance/preview": [screen("Preview of the look")],
  "/admin/season": [screen("Season")],
  "/admin/settings": [screen("Settings")],
  "/admin/pages": [screen("Pages")],
  "/admin/pages/:page": [screen("Text of a page"), screen("New page", "/admin/pages/new")],
  "/admin/inbox": [screen("Inbox")],
  "/admin/testimonials": [screen("Testimonials")],
  "/admin/people": [screen("People"), screen("People, none found", "?people=zzzzqqq", "No one matches your search")],
  "/admin/audit": [screen("Audit log")],
  "/admin/health": [screen("Health")],
};
