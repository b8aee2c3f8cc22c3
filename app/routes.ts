import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The site map lists every address, grouped by its audience. */
export default [
  // Shoppers
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("gift-finder", "routes/site/gift-finder.tsx"),
    route("categories/:type?", "routes/site/categories.tsx"),
    route("category/:type/:slug", "routes/site/category.tsx"),
    route("gifts/:gift", "routes/site/gift.tsx"),
    route("search", "routes/site/search.tsx"),
    route("about", "routes/site/about.tsx"),
    route("contact", "routes/site/contact.tsx"),
    route("faq", "routes/site/faq.tsx"),
    route("affiliate-disclosure", "routes/site/affiliate-disclosure.tsx"),
    route("privacy-policy", "routes/site/privacy-policy.tsx"),
    route("terms", "routes/site/terms.tsx"),
    route("cookies", "routes/site/cookies.tsx"),
    route("pages/:slug", "routes/site/own-page.tsx"),

    // Readers
    route("blog", "routes/blog/list.tsx"),
    route("blog/:slug", "routes/blog/post.tsx"),
    route("blog/preview/:token", "routes/blog/preview.tsx"),

    // Users with an account, and the way to get one
    route("auth", "routes/account/auth.tsx"),
    route("auth/check-mail", "routes/account/check-mail.tsx"),
    route("auth/two-factor", "routes/account/two-factor-step.tsx"),
    route("auth/forgot", "routes/account/forgot.tsx"),
    route("auth/reset", "routes/account/reset.tsx"),
    route("auth/resend", "routes/account/resend.tsx"),
    route("auth/confirm", "routes/account/confirm.tsx"),
    route("auth/approve-email", "routes/account/email-change-step.tsx", { id: "approve-email" }),
    route("auth/confirm-new-email", "routes/account/email-change-step.tsx", { id: "confirm-new-email" }),
    route("setup", "routes/account/setup.tsx"),
    layout("routes/account/profile-layout.tsx", [
      route("profile", "routes/account/profile.tsx"),
      route("profile/security", "routes/account/security.tsx"),
      route("profile/two-factor", "routes/account/two-factor.tsx"),
      route("profile/passkeys", "routes/account/passkeys.tsx"),
      route("profile/data", "routes/account/my-data.tsx"),
    ]),

    // Gift lists: a user's own, and those shared by a secret link
    route("gift-lists", "routes/lists/mine.tsx"),
    route("gift-lists/:list", "routes/lists/one.tsx"),
    route("gift-lists/:list/add", "routes/lists/add.tsx"),
    route("saved-gifts", "routes/lists/saved.tsx"),
    route("l/:token", "routes/lists/visitor.tsx"),
    route("claims/:secret", "routes/lists/undo-claim.tsx"),

    // Users who ask for a role or are invited to one
    route("invitations/:token", "routes/account/invitation.tsx"),
    route("admin-access", "routes/admin/admin-access.tsx"),

    // Everything else is a 404, `/not-found` included.
    route("*", "routes/site/not-found.tsx"),
  ]),

  // Users with a role
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/entrance.tsx"),
    route("start", "routes/admin/start.tsx"),
    route("gifts", "routes/admin/gifts.tsx", [
      route("new", "routes/admin/gift-editor.tsx", { id: "new-gift" }),
      route(":gift", "routes/admin/gift-editor.tsx", { id: "edit-gift" }),
    ]),
    route("blog", "routes/admin/blog.tsx"),
    route("blog/categories", "routes/admin/blog-topics.tsx", { id: "blog-categories" }),
    route("blog/tags", "routes/admin/blog-topics.tsx", { id: "blog-tags" }),
    route("blog/authors", "routes/admin/blog-topics.tsx", { id: "blog-authors" }),
    route("blog/new", "routes/admin/blog-editor.tsx", { id: "new-blog-post" }),
    route("blog/trash", "routes/admin/blog-trash.tsx"),
    route("blog/:post", "routes/admin/blog-editor.tsx", { id: "blog-post" }),
    route("uploads", "routes/admin/uploads.tsx"),
    route("gifts/import", "routes/admin/gift-import.tsx"),
    route("gifts/links", "routes/admin/gift-links.tsx"),
    route("gifts/trash", "routes/admin/gift-trash.tsx"),
    route("gifts/past-changes", "routes/admin/past-changes.tsx"),
    route("categories", "routes/admin/categories.tsx"),
    route("metadata", "routes/admin/metadata.tsx"),
    route("suggestions", "routes/admin/suggestions.tsx"),
    route("teach", "routes/admin/teach.tsx"),
    route("model-reading", "routes/admin/model-reading.tsx"),
    route("people", "routes/admin/people.tsx"),
    route("insights", "routes/admin/insights.tsx"),
    route("health", "routes/admin/health.tsx"),
    route("inbox", "routes/admin/inbox.tsx"),
    route("testimonials", "routes/admin/testimonials.tsx"),
    route("appearance", "routes/admin/appearance.tsx"),
    route("settings", "routes/admin/settings.tsx"),
    route("pages", "routes/admin/pages.tsx"),
    route("pages/:page", "routes/admin/page-editor.tsx"),
    route("audit", "routes/admin/audit.tsx"),
  ]),

  // Addresses that the admin area calls, and one that it had
  route("admin/access-requests", "routes/admin/old-access-requests.ts"),
  route("admin/gifts/changes", "routes/admin/gift-changes.ts"),
  route("admin/gifts/options", "routes/admin/gift-options.ts"),
  route("admin/gifts/brands", "routes/admin/gift-brands.ts"),
  route("admin/gifts/bulk", "routes/admin/gift-bulk.ts"),
  route("admin/gifts/views", "routes/admin/gift-views.ts"),
  route("admin/testimonials/changes", "routes/admin/testimonial-changes.ts"),
  route("admin/blog/save", "routes/admin/blog-save.ts"),
  route("admin/blog/editing", "routes/admin/blog-editing.ts"),
  route("admin/blog/preview", "routes/admin/blog-preview.ts"),
  route("admin/blog/changes", "routes/admin/blog-changes.ts"),
  route("admin/blog/topics", "routes/admin/blog-topic-changes.ts"),
  route("admin/blog/gift-choices", "routes/admin/blog-gift-choices.ts"),
  route("admin/blog/:post/versions", "routes/admin/blog-versions.ts"),
  route("functions/v1/blog-post-access", "routes/system/functions/blog-post-access.ts"),
  route("admin/uploads/files", "routes/admin/uploads-files.ts"),
  route("admin/uploads/changes", "routes/admin/uploads-changes.ts"),
  route("admin/uploads/replacements", "routes/admin/uploads-replacements.ts"),
  route("admin/uploads/bulk", "routes/admin/uploads-bulk.ts"),
  route("admin/uploads/labels", "routes/admin/uploads-labels.ts"),
  route("admin/gifts/import-file", "routes/admin/gift-import-file.ts"),
  route("admin/gifts/import-look", "routes/admin/gift-import-look.ts"),
  route("admin/gifts/import-choices", "routes/admin/gift-import-choices.ts"),
  route("admin/gifts/import-links", "routes/admin/gift-import-links.ts"),
  route("admin/gifts/import-undo", "routes/admin/gift-import-undo.ts"),
  route("admin/gifts/import-template.csv", "routes/admin/gift-import-template.ts"),
  route("admin/insights/clicks.csv", "routes/admin/insights-clicks.ts"),
  route("admin/gifts/export.csv", "routes/admin/gift-export.ts"),
  route("admin/appearance/preview", "routes/admin/appearance-preview.tsx"),
  route("admin/appearance/changes", "routes/admin/appearance-changes.ts"),
  route("admin/appearance/pictures", "routes/admin/appearance-pictures.ts"),
  route("admin/appearance/look.json", "routes/admin/appearance-file.ts"),
  route("admin/settings/changes", "routes/admin/settings-changes.ts"),
  route("admin/pages/save", "routes/admin/page-save.ts"),
  route("admin/pages/preview", "routes/admin/page-preview.ts"),
  route("admin/taxonomy-changes", "routes/admin/taxonomy-changes.ts"),
  route("admin/amazon-prices", "routes/admin/amazon-prices.ts"),

  // Addresses that the account pages call
  route("auth/sign-out", "routes/account/sign-out.ts"),
  route("auth/passkey/options", "routes/account/passkey-options.ts"),
  route("auth/passkey", "routes/account/passkey.ts"),
  route("profile/passkeys/options", "routes/account/new-passkey-options.ts"),
  route("profile/passkeys/add", "routes/account/new-passkey.ts"),
  route("profile/export", "routes/account/export.ts"),

  // Addresses that pages call after they have loaded
  route("session", "routes/system/session.ts"),
  route("clicks", "routes/system/clicks.ts"),
  route("blog-readings", "routes/system/blog-readings.ts"),
  route("marketplace", "routes/system/marketplace.ts"),
  route("finder-rerank", "routes/system/finder-rerank.ts"),

  route("saved-gift-ids", "routes/system/saved-gift-ids.ts"),
  route("list-choices", "routes/system/list-choices.ts"),
  route("saves", "routes/system/saves.ts"),
  route("gift-lists/:list/changes", "routes/lists/changes.ts"),
  route("gift-lists/:list/occasion.ics", "routes/lists/calendar.ts"),
  route("l/:token/occasion.ics", "routes/lists/visitor-calendar.ts"),
  route("gifts", "routes/lists/old-saved-gifts.ts"),

  // Emoji pictures
  route("emoji/:file", "routes/system/emoji.ts"),

  // Programs
  route("api/v1/search", "routes/system/api/search.ts"),
  route("api/v1/gifts", "routes/system/api/gifts.ts"),
  route("api/v1/gifts/:gift", "routes/system/api/gift.ts"),
  route("api/v1/finder", "routes/system/api/finder.ts"),
  route("api/v1/categories", "routes/system/api/categories.ts"),
  route("api/openapi.json", "routes/system/api/openapi.ts"),
  route("api/*", "routes/system/api/not-found.ts"),

  // Feed readers
  route("blog/feed.xml", "routes/blog/feed.ts"),

  // Search engines and link previews
  route("robots.txt", "routes/system/robots.ts"),
  route("sitemap.xml", "routes/system/sitemap-index.ts"),
  route("sitemaps/:file", "routes/system/sitemap-file.ts"),
  route("looks/:file", "routes/system/look-stylesheet.ts"),
  route("look-pictures/:file", "routes/system/look-picture.ts"),
  route("site.webmanifest", "routes/system/web-manifest.ts"),
  route("service-worker.js", "routes/system/service-worker.ts"),
  route("share-pictures/site.png", "routes/system/share-picture-site.ts"),
  route("share-pictures/posts/:post", "routes/system/share-picture-post.ts"),
  route("share-pictures/gifts/:gift", "routes/system/share-picture-gift.ts"),
  route("share-pictures/categories/:type/:slug", "routes/system/share-picture-category.ts"),
] satisfies RouteConfig;
