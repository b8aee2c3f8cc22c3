-- What the shop's editors need of the gifts: finding any part of a text, taking a deletion back, and knowing which links are dead.

-- The admin search is a substring of name, description or price, in any case; one index for the three.
create function gift_admin_text(name text, description text, price numeric) returns text language sql immutable parallel safe as $$
  select lower(name || E'\n' || description || E'\n' || coalesce(price::text, ''))
$$;
create index gifts_admin_text on gifts using gin (gift_admin_text(name, description, price) gin_trgm_ops) with (gin_pending_list_limit = 256);
create index gifts_by_update on gifts (updated_at desc, id);
-- Dear ones first, those without a price last.
create index gifts_by_price_down on gifts (price desc nulls last, id desc);

-- Deleted gifts, for as long as deleting them can be undone: the row itself, and what of other tables went with it or lost sight of it.
create table deleted_gifts (
  gift_id    uuid primary key,
  -- What was deleted at once comes back at once.
  batch_id   uuid not null,
  deleted_at timestamptz not null default now(),
  gift       jsonb not null,
  old_slugs  text[] not null,
  -- By table: the whole rows that were deleted with the gift.
  gone       jsonb not null,
  -- By table: the ids of the rows that no longer say which gift they mean.
  loosened   jsonb not null
);
create index deleted_gifts_by_batch on deleted_gifts (batch_id);
create index deleted_gifts_by_time on deleted_gifts (deleted_at);

-- Link care: what the store answered when the gift's link was last asked for. An edited link has not been checked.
alter table gifts
  add column link_state text check (link_state in ('alive', 'dead', 'unsure')),
  add column link_checked_at timestamptz,
  add column link_failures integer not null default 0;
create index gifts_dead_links on gifts (id) where link_state = 'dead';
create index gifts_links_to_check on gifts (link_checked_at nulls first, id) where affiliate_url is not null;

create function forget_link_state() returns trigger language plpgsql as $$
begin
  new.link_state := null;
  new.link_checked_at := null;
  new.link_failures := 0;
  return new;
end
$$;
create trigger forget_link_state before update of affiliate_url on gifts
  for each row when (old.affiliate_url is distinct from new.affiliate_url) execute function forget_link_state();

-- Looking at a link is no edit: an editor's open form stays valid.
drop trigger count_version on gifts;
create trigger count_version before update on gifts for each row
  when ((old.link_state, old.link_checked_at, old.link_failures) is not distinct from (new.link_state, new.link_checked_at, new.link_failures)
    or old.affiliate_url is distinct from new.affiliate_url)
  execute function count_version();
