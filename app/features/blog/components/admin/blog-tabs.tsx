import { LinkTabs } from "#app/ui/tabs.tsx";
import { ADMIN_BLOG_TEXTS } from "../../admin-texts.ts";
import type { TopicKind } from "../../types.ts";
import { buttonClasses } from "#app/ui/button-classes.ts";

/** Paths of the tabs beside the list of posts. */
const TOPIC_PATHS: Record<TopicKind, string> = {
  category: "/admin/blog/categories",
  tag: "/admin/blog/tags",
  author: "/admin/blog/authors",
};

/** Tabs of the blog's admin area: Posts, Categories, Tags and Authors. */
export function BlogTabs({ current }: { current: "posts" | TopicKind }) {
  const { tabs } = ADMIN_BLOG_TEXTS;
  const kinds = ["category", "tag", "author"] as const;
  return (
    <LinkTabs
      label="Blog"
      className="mt-5"
      tabs={[
        { to: "/admin/blog", label: tabs.posts, isCurrent: current === "posts" },
        ...kinds.map((kind) => ({ to: TOPIC_PATHS[kind], label: tabs[kind], isCurrent: current === kind })),
      ]}
    />
  );
}

/** Links to a screen with a full page load, since the failure may have been in the client-side navigation. */
export function ReloadLink({ to }: { to: string }) {
  return (
    <a href={to} className={buttonClasses({ variant: "secondary" })}>
      Try again
    </a>
  );
}
