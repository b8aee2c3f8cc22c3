-- Collections: gifts that an editor puts together by hand, or by a rule that finds them (docs/decisions/0056-collections.md).
create table collections (
  id               uuid primary key default gen_random_uuid(),
  slug             text not null check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  title            text not null check (btrim(title) <> '' and char_length(title) <= 120),
  lead             text not null default '' check (char_length(lead) <= 300),
  story            text not null default '' check (char_length(story) <= 4000),
  -- A file of the library; without one, the pictures of the first gifts stand in its place.
  image            text check (image like '/media/%' and char_length(image) <= 300),
  image_alt        text not null default '' check (char_length(image_alt) <= 300),
  -- What the gifts have in common, as collections/rule.ts describes it; null where all are chosen by hand.
  rule             jsonb check (jsonb_typeof(rule) = 'object'),
  sort             text not null check (sort in ('hand', 'fit', 'price-asc', 'price-desc', 'newest') and (rule is null or sort <> 'hand')),
  state            text not null default 'draft' check (state in ('draft', 'shown')),
  shown_from       timestamptz,
  shown_until      timestamptz check (shown_until > shown_from),
  seo_title        text not null default '' check (char_length(seo_title) <= 120),
  meta_description text not null default '' check (char_length(meta_description) <= 300),
  -- True until somebody changes a collection that came with the demo.
  is_demo          boolean not null default false,
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  -- A deleted collection can be brought back for a while.
  deleted_at       timestamptz
);
create unique index collections_by_slug on collections (slug) where deleted_at is null;
create trigger count_version before update on collections for each row execute function count_version();
create trigger remember_old_slug after update of slug on collections
  for each row when (old.slug is distinct from new.slug) execute function remember_old_slug();
create trigger forget_old_slugs after delete on collections for each row execute function forget_old_slugs();

-- The gifts that were chosen by hand, in their order; or, of a rule's gifts, those that come first and those that are left out.
create table collection_gifts (
  collection_id uuid not null references collections on delete cascade,
  gift_id       uuid not null references gifts on delete cascade,
  -- Null for a gift that is left out.
  position      integer,
  primary key (collection_id, gift_id)
);
create index on collection_gifts (gift_id);

-- What was saved, each time, as the editor's whole form.
create table collection_versions (
  collection_id uuid not null references collections on delete cascade,
  version       integer not null,
  document      jsonb not null,
  saved_by      uuid references users on delete set null,
  saved_at      timestamptz not null default now(),
  primary key (collection_id, version)
);
create index on collection_versions (saved_by) where saved_by is not null;

-- Every public door reads this.
create view shown_collections as
  select * from collections
  where state = 'shown' and deleted_at is null and coalesce(shown_from <= now(), true) and coalesce(shown_until > now(), true);

-- Footers name the page of all collections, so a change of one drops every cached page, as that of a page of text does.
create function notify_collection_change() returns trigger language plpgsql as $$
begin
  perform notify_page_tags(array['collections', 'all']);
  return null;
end
$$;
create trigger notify_change after insert or update or delete on collections
  for each statement execute function notify_collection_change();

-- A gift that comes back from the trash comes back to its collections. Deleting any gift deletes the rows that it has here, as a rule none.
create function notify_collection_gift_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows) then
    perform notify_page_tags(array['collections']);
  end if;
  return null;
end
$$;
create trigger notify_insert after insert on collection_gifts referencing new table as changed_rows
  for each statement execute function notify_collection_gift_change();
create trigger notify_delete after delete on collection_gifts referencing old table as changed_rows
  for each statement execute function notify_collection_gift_change();
