-- The blog: posts, their categories, tags and authors, the gifts they speak of, what editors keep of them, and who has read them today.

create table blog_categories (
  id          uuid primary key default gen_random_uuid(),
  name        text not null check (btrim(name) <> '' and char_length(name) <= 120),
  slug        text not null unique check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  description text not null default '',
  sort_order  integer not null default 100,
  created_at  timestamptz not null default now()
);

create table blog_tags (
  id          uuid primary key default gen_random_uuid(),
  name        text not null check (btrim(name) <> '' and char_length(name) <= 120),
  slug        text not null unique check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  description text,
  sort_order  integer not null default 999,
  created_at  timestamptz not null default now()
);

create table blog_authors (
  id         uuid primary key default gen_random_uuid(),
  name       text not null check (btrim(name) <> '' and char_length(name) <= 120),
  -- In addresses of the blog: /blog?author=
  slug       text not null unique check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  avatar     text,
  bio        text,
  url        text,
  -- A byline stays with its posts when the account goes.
  user_id    uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index blog_authors_by_user on blog_authors (user_id);

create table blog_posts (
  id                 uuid primary key default gen_random_uuid(),
  headline           text not null check (btrim(headline) <> '' and char_length(headline) <= 200),
  slug               text not null unique check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  description        text not null check (char_length(description) <= 1000),
  -- Markdown, as it was typed.
  article_body       text not null default '' check (char_length(article_body) <= 200000),
  -- What the renderer made of it, and which renderer: [{"kind": "html", "html": …} | {"kind": "gifts", "slugs": […]}].
  article_blocks     jsonb not null default '[]',
  -- The headings: [{"id": …, "text": …, "depth": 2}].
  article_outline    jsonb not null default '[]',
  renderer_version   integer not null default 0,
  article_section    text not null default '',
  cover_image        text,
  featured_image_url text,
  seo_title          text not null default '',
  meta_description   text not null default '',
  reading_time       integer not null default 1 check (reading_time between 1 and 60),
  date_published     timestamptz,
  date_created       timestamptz not null default now(),
  date_modified      timestamptz not null default now(),
  status             text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  is_featured        boolean not null default false,
  keywords           text[] not null default '{}',
  view_count         integer not null default 0 check (view_count >= 0),
  -- When it was first set to published: its date where the editor gave it none.
  first_published_at timestamptz,
  -- From when on readers see it, as long as it is published.
  shown_at           timestamptz generated always as (coalesce(date_published, first_published_at)) stored,
  version            integer not null default 1,
  -- What it is found by, kept by a trigger: title and keywords, and everything.
  title_words        text collate "C" not null default '',
  title_document     tsvector not null default '',
  document           tsvector not null default ''
) with (fillfactor = 90);

create index blog_posts_shown on blog_posts (is_featured desc, shown_at desc, id) where status = 'published';
create index blog_posts_newest on blog_posts (shown_at desc, id) where status = 'published';
create index blog_posts_created on blog_posts (date_created desc, id);
create index blog_posts_title_document on blog_posts using gin (title_document) where status = 'published';
create index blog_posts_document on blog_posts using gin (document) where status = 'published';
create index blog_posts_title_substring on blog_posts using gin (title_words gin_trgm_ops) where status = 'published';

create table blog_post_tags (
  blog_post_id uuid not null references blog_posts on delete cascade,
  blog_tag_id  uuid not null references blog_tags on delete cascade,
  primary key (blog_post_id, blog_tag_id)
);
create index blog_post_tags_by_tag on blog_post_tags (blog_tag_id, blog_post_id);

-- One category a post.
create table blog_post_categories (
  blog_post_id     uuid primary key references blog_posts on delete cascade,
  blog_category_id uuid not null references blog_categories on delete cascade
);
create index blog_post_categories_by_category on blog_post_categories (blog_category_id, blog_post_id);

create table blog_post_authors (
  blog_post_id   uuid not null references blog_posts on delete cascade,
  blog_author_id uuid not null references blog_authors on delete cascade,
  position       integer not null default 0,
  primary key (blog_post_id, blog_author_id)
);
create index blog_post_authors_by_author on blog_post_authors (blog_author_id, blog_post_id);

create table blog_post_related_gifts (
  blog_post_id uuid not null references blog_posts on delete cascade,
  gift_id      uuid not null references gifts on delete cascade,
  position     integer not null default 0,
  primary key (blog_post_id, gift_id)
);
create index blog_post_related_gifts_by_gift on blog_post_related_gifts (gift_id);

-- What was saved, each time, as the editor's whole form.
create table blog_post_versions (
  blog_post_id uuid not null references blog_posts on delete cascade,
  version      integer not null,
  document     jsonb not null,
  saved_by     uuid references users on delete set null,
  saved_at     timestamptz not null default now(),
  primary key (blog_post_id, version)
);
create index blog_post_versions_by_user on blog_post_versions (saved_by);

-- What an editor has typed and not saved yet; without a post it is a new one. Nobody but the editor sees it.
create table blog_working_copies (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references users on delete cascade,
  blog_post_id uuid references blog_posts on delete cascade,
  -- The version of the post that it started from.
  base_version integer not null default 0,
  document     jsonb not null,
  saved_at     timestamptz not null default now(),
  unique nulls not distinct (user_id, blog_post_id)
);
create index blog_working_copies_by_post on blog_working_copies (blog_post_id, saved_at);

-- Who has a post open in the editor, so that two of them know of each other.
create table blog_post_editors (
  blog_post_id uuid not null references blog_posts on delete cascade,
  user_id      uuid not null references users on delete cascade,
  seen_at      timestamptz not null default now(),
  primary key (blog_post_id, user_id)
);
create index blog_post_editors_by_user on blog_post_editors (user_id);

-- Secret links to a post as it was last saved. Only a digest is kept, so that whoever reads this table can open nothing.
create table blog_preview_links (
  blog_post_id uuid primary key references blog_posts on delete cascade,
  token_digest bytea not null unique,
  expires_at   timestamptz not null
);

-- Who has read what today: a keyed digest that says nothing about whom, gone the day after.
create table blog_post_readings (
  day          date not null,
  blog_post_id uuid not null references blog_posts on delete cascade,
  reader       bytea not null,
  primary key (day, blog_post_id, reader)
);
create index blog_post_readings_by_post on blog_post_readings (blog_post_id);

-- Counting a reader is no change of the post: the triggers name the columns that are.
create function follow_post_status() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and new.first_published_at is null then
    new.first_published_at := now();
  end if;
  return new;
end
$$;
create trigger follow_status before insert or update of status on blog_posts for each row execute function follow_post_status();

create function count_post_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.date_modified := now();
  return new;
end
$$;
create trigger count_version before update of
  headline, slug, description, article_body, article_section, cover_image, featured_image_url, seo_title, meta_description, reading_time,
  date_published, status, is_featured, keywords
  on blog_posts for each row execute function count_post_version();

create function follow_post_in_search() returns trigger language plpgsql as $$
declare
  -- Where links lead and which gifts stand there is not what a reader remembers.
  spoken constant text := regexp_replace(new.article_body, '\[\[gift:[^\]]*\]\]|\]\([^)\s]*\)', ' ', 'g');
begin
  new.title_words := search_words(new.headline);
  new.title_document := to_tsvector('presently', new.title_words || ' ' || search_words(array_to_string(new.keywords, ' ')));
  new.document := new.title_document || to_tsvector('presently', search_words(new.description || ' ' || spoken));
  return new;
end
$$;
create trigger follow_in_search before insert or update of headline, description, article_body, keywords on blog_posts
  for each row execute function follow_post_in_search();

-- An address that readers never had needs no way on.
create trigger remember_old_slug after update of slug on blog_posts
  for each row when (old.slug is distinct from new.slug and old.first_published_at is not null) execute function remember_old_slug();
create trigger forget_old_slugs after delete on blog_posts for each row execute function forget_old_slugs();

-- Every page of the blog shows several posts, so one tag stands for all of them. Row by row: a cascade that meets nothing says nothing.
create function notify_blog_change() returns trigger language plpgsql as $$
begin
  perform notify_page_tags(array['posts']);
  return null;
end
$$;

create trigger notify_change after insert or delete or update of
  headline, slug, description, article_body, article_blocks, article_section, cover_image, featured_image_url, seo_title, meta_description,
  reading_time, date_published, status, is_featured, keywords
  on blog_posts for each row execute function notify_blog_change();

do $$
declare
  changed text;
begin
  foreach changed in array array['blog_categories', 'blog_tags', 'blog_authors'] loop
    execute format('create trigger remember_old_slug after update of slug on %I for each row when (old.slug is distinct from new.slug) execute function remember_old_slug()', changed);
    execute format('create trigger forget_old_slugs after delete on %I for each row execute function forget_old_slugs()', changed);
  end loop;
  foreach changed in array array[
    'blog_categories', 'blog_tags', 'blog_authors',
    'blog_post_tags', 'blog_post_categories', 'blog_post_authors', 'blog_post_related_gifts'
  ] loop
    execute format('create trigger notify_change after insert or update or delete on %I for each row execute function notify_blog_change()', changed);
  end loop;
end
$$;
