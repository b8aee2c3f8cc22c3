-- Deleted posts, for as long as they can be restored: the row itself, and what of other tables went with it.
create table blog_deleted_posts (
  post_id    uuid primary key,
  deleted_at timestamptz not null default now(),
  -- Whose post it was; authors restore their own ones only.
  created_by uuid references users on delete set null,
  post       jsonb not null,
  old_slugs  text[] not null,
  -- By table: the whole rows that were deleted with the post, its versions among them.
  gone       jsonb not null
);
create index blog_deleted_posts_by_time on blog_deleted_posts (deleted_at desc, post_id);
create index blog_deleted_posts_by_creator on blog_deleted_posts (created_by);

-- The version of a published post that waits as a draft: editors go on with it, readers still see the row itself.
alter table blog_posts add column waiting_version integer;
