-- Pages of text: those that every site has, once an owner has written their own, and any number of others.
create table site_pages (
  id               uuid primary key default gen_random_uuid(),
  -- A page that every site has stands at its own address, all others below /pages.
  is_built_in      boolean not null default false,
  slug             text not null check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  title            text not null check (btrim(title) <> '' and char_length(title) <= 120),
  lead             text not null default '' check (char_length(lead) <= 400),
  -- Markdown, as it was typed.
  content          text not null default '' check (char_length(content) <= 30000),
  seo_title        text not null default '' check (char_length(seo_title) <= 120),
  meta_description text not null default '' check (char_length(meta_description) <= 300),
  is_published     boolean not null default false,
  is_in_footer     boolean not null default false,
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  -- A deleted page can be brought back for a while; the built-in text takes its place.
  deleted_at       timestamptz
);
create unique index site_pages_address on site_pages (is_built_in, slug) where deleted_at is null;
create trigger count_version before update on site_pages for each row execute function count_version();

-- What was saved, each time, as the editor's whole form.
create table site_page_versions (
  page_id  uuid not null references site_pages on delete cascade,
  version  integer not null,
  document jsonb not null,
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null default now(),
  primary key (page_id, version)
);
create index on site_page_versions (saved_by) where saved_by is not null;

create function notify_page_change() returns trigger language plpgsql as $$
begin
  perform notify_page_tags(array['pages', 'all']);
  return null;
end
$$;
create trigger notify_change after insert or update or delete on site_pages
  for each statement execute function notify_page_change();
