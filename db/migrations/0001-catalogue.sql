-- The catalogue: gifts, the eleven taxonomies that describe them, and what tells the servers that a page is out of date.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table gifts (
  id               uuid primary key default gen_random_uuid(),
  name             text not null check (btrim(name) <> '' and char_length(name) <= 300),
  slug             text not null unique check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  external_id      text unique check (external_id <> ''),
  description      text not null default '',
  price            numeric(10, 2) check (price > 0),
  price_source     text not null default 'editor' check (price_source in ('editor', 'import', 'api')),
  price_checked_at timestamptz,
  image            text,
  affiliate_url    text,
  brand_name       text,
  brand_url        text,
  brand_logo_url   text,
  in_stock         boolean not null default true,
  shipping_days    integer check (shipping_days between 0 and 365),
  is_featured      boolean not null default false,
  is_trending      boolean not null default false,
  gender           text not null default 'unisex' check (gender in ('unisex', 'male', 'female')),
  ai_categories    jsonb,
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now()
);

create index gifts_by_name on gifts (lower(name), id);
create index gifts_by_price on gifts (price, id);
create index gifts_trending on gifts (created_at desc, id) where is_trending;
create index gifts_featured on gifts (created_at desc, id) where is_featured;

-- The eleven taxonomies are one mechanism: the same table eleven times, each with its map table.
do $$
declare
  taxonomy text;
begin
  foreach taxonomy in array array[
    'gift_types', 'gift_recipient_types', 'gift_themes', 'gift_occasion_types', 'gift_personality_tags', 'gift_eco_labels',
    'gift_seasonal_tags', 'gift_interest_types', 'gift_age_ranges', 'gift_use_cases', 'gift_price_tiers'
  ] loop
    execute format($sql$
      create table %1$I (
        id          uuid primary key default gen_random_uuid(),
        name        text not null check (btrim(name) <> '' and char_length(name) <= 120),
        slug        text not null unique check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
        description text not null default '',
        icon        text,
        image_url   text,
        color       text check (color ~ '^#[0-9A-Fa-f]{6}$'),
        sort_order  integer not null default 100,
        is_featured boolean not null default false,
        created_at  timestamptz not null default now(),
        updated_at  timestamptz not null default now()
      )$sql$, taxonomy);
    execute format($sql$
      create table %1$I (
        gift_id     uuid not null references gifts on delete cascade,
        category_id uuid not null references %2$I on delete cascade,
        primary key (gift_id, category_id)
      )$sql$, taxonomy || '_map', taxonomy);
    execute format('create index on %I (category_id, gift_id)', taxonomy || '_map');
  end loop;
end
$$;

alter table gift_price_tiers
  add column min_price numeric(10, 2) check (min_price >= 0),
  add column max_price numeric(10, 2) check (max_price >= 0);
alter table gift_occasion_types add column is_seasonal boolean not null default false;

-- An address that was once given out keeps working: the old slug points to the thing itself.
create table slug_redirects (
  kind       text not null,
  old_slug   text not null,
  target_id  uuid not null,
  created_at timestamptz not null default now(),
  primary key (kind, old_slug)
);

create function remember_old_slug() returns trigger language plpgsql as $$
begin
  delete from slug_redirects where kind = tg_table_name and old_slug = new.slug;
  insert into slug_redirects (kind, old_slug, target_id) values (tg_table_name, old.slug, new.id)
    on conflict (kind, old_slug) do update set target_id = excluded.target_id, created_at = now();
  return null;
end
$$;

create function forget_old_slugs() returns trigger language plpgsql as $$
begin
  delete from slug_redirects where kind = tg_table_name and target_id = old.id;
  return null;
end
$$;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;

create trigger count_version before update on gifts for each row execute function count_version();

-- Page tags. Servers keep rendered pages and LISTEN on this channel; a payload is a comma-separated list of tags, or `all`.
create function notify_page_tags(tags text[]) returns void language sql as $$
  select pg_notify('presently_page_tags', case when cardinality(tags) > 100 then 'all' else array_to_string(tags, ',') end)
  where cardinality(tags) > 0
$$;

create function gift_category_tags(gift_ids uuid[]) returns setof text language sql stable as $$
  select 'category:gift_types:' || category_id from gift_types_map where gift_id = any (gift_ids)
  union all select 'category:gift_recipient_types:' || category_id from gift_recipient_types_map where gift_id = any (gift_ids)
  union all select 'category:gift_themes:' || category_id from gift_themes_map where gift_id = any (gift_ids)
  union all select 'category:gift_occasion_types:' || category_id from gift_occasion_types_map where gift_id = any (gift_ids)
  union all select 'category:gift_personality_tags:' || category_id from gift_personality_tags_map where gift_id = any (gift_ids)
  union all select 'category:gift_eco_labels:' || category_id from gift_eco_labels_map where gift_id = any (gift_ids)
  union all select 'category:gift_seasonal_tags:' || category_id from gift_seasonal_tags_map where gift_id = any (gift_ids)
  union all select 'category:gift_interest_types:' || category_id from gift_interest_types_map where gift_id = any (gift_ids)
  union all select 'category:gift_age_ranges:' || category_id from gift_age_ranges_map where gift_id = any (gift_ids)
  union all select 'category:gift_use_cases:' || category_id from gift_use_cases_map where gift_id = any (gift_ids)
  union all select 'category:gift_price_tiers:' || category_id from gift_price_tiers_map where gift_id = any (gift_ids)
$$;

create function notify_gift_change() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(id) into ids from old_rows;
  else
    select array_agg(id) into ids from new_rows;
  end if;
  if cardinality(ids) > 50 then
    -- An import: naming every page would cost more than rendering them anew.
    perform pg_notify('presently_page_tags', 'all');
  elsif cardinality(ids) > 0 then
    perform notify_page_tags(array['gifts'] || array(
      select 'gift:' || unnest(ids) union select gift_category_tags(ids)
    ));
  end if;
  return null;
end
$$;

create trigger notify_insert after insert on gifts referencing new table as new_rows
  for each statement execute function notify_gift_change();
create trigger notify_update after update on gifts referencing new table as new_rows
  for each statement execute function notify_gift_change();
create trigger notify_delete after delete on gifts referencing old table as old_rows
  for each statement execute function notify_gift_change();

-- Deleting a gift cascades to its maps, so the map triggers name the categories that lost it.
create function notify_map_change() returns trigger language plpgsql as $$
declare
  taxonomy text := regexp_replace(tg_table_name, '_map$', '');
  tags text[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct tag) into tags from (
      select 'gift:' || gift_id as tag from old_rows union all select 'category:' || taxonomy || ':' || category_id from old_rows
    ) changed;
  else
    select array_agg(distinct tag) into tags from (
      select 'gift:' || gift_id as tag from new_rows union all select 'category:' || taxonomy || ':' || category_id from new_rows
    ) changed;
  end if;
  perform notify_page_tags(tags);
  return null;
end
$$;

create function notify_taxonomy_change() returns trigger language plpgsql as $$
declare
  tags text[];
begin
  if tg_op = 'DELETE' then
    select array_agg('category:' || tg_table_name || ':' || id) into tags from old_rows;
  else
    select array_agg('category:' || tg_table_name || ':' || id) into tags from new_rows;
  end if;
  if cardinality(tags) > 0 then
    perform notify_page_tags(('taxonomy:' || tg_table_name) || tags);
  end if;
  return null;
end
$$;

do $$
declare
  taxonomy text;
begin
  foreach taxonomy in array array[
    'gift_types', 'gift_recipient_types', 'gift_themes', 'gift_occasion_types', 'gift_personality_tags', 'gift_eco_labels',
    'gift_seasonal_tags', 'gift_interest_types', 'gift_age_ranges', 'gift_use_cases', 'gift_price_tiers'
  ] loop
    execute format('create trigger notify_insert after insert on %I referencing new table as new_rows for each statement execute function notify_map_change()', taxonomy || '_map');
    execute format('create trigger notify_delete after delete on %I referencing old table as old_rows for each statement execute function notify_map_change()', taxonomy || '_map');
    execute format('create trigger notify_insert after insert on %I referencing new table as new_rows for each statement execute function notify_taxonomy_change()', taxonomy);
    execute format('create trigger notify_update after update on %I referencing new table as new_rows for each statement execute function notify_taxonomy_change()', taxonomy);
    execute format('create trigger notify_delete after delete on %I referencing old table as old_rows for each statement execute function notify_taxonomy_change()', taxonomy);
    execute format('create trigger remember_old_slug after update of slug on %I for each row when (old.slug is distinct from new.slug) execute function remember_old_slug()', taxonomy);
    execute format('create trigger forget_old_slugs after delete on %I for each row execute function forget_old_slugs()', taxonomy);
  end loop;
end
$$;

create trigger remember_old_slug after update of slug on gifts
  for each row when (old.slug is distinct from new.slug) execute function remember_old_slug();
create trigger forget_old_slugs after delete on gifts for each row execute function forget_old_slugs();

-- A gift with the first value (by sort order, then name) of each taxonomy beside it, as the specification's screens read it.
create view view_gifts_with_tags as
select
  g.id as gift_id, g.name, g.slug, g.description, g.price, g.price_source, g.price_checked_at, g.image, g.affiliate_url,
  g.in_stock, g.brand_name, g.brand_url, g.brand_logo_url, g.is_featured, g.is_trending, g.shipping_days, g.gender,
  (select c.name from gift_types_map m join gift_types c on c.id = m.category_id
    where m.gift_id = g.id order by c.sort_order, c.name limit 1) as gift_type,
  recipient.name as recipient_type,
  recipient.slug as recipient_slug,
  (select c.name from gift_themes_map m join gift_themes c on c.id = m.category_id
    where m.gift_id = g.id order by c.sort_order, c.name limit 1) as theme,
  (select c.name from gift_occasion_types_map m join gift_occasion_types c on c.id = m.category_id
    where m.gift_id = g.id order by c.sort_order, c.name limit 1) as occasion_type,
  (select c.name from gift_use_cases_map m join gift_use_cases c on c.id = m.category_id
    where m.gift_id = g.id order by c.sort_order, c.name limit 1) as use_case,
  (select c.name from gift_personality_tags_map m join gift_personality_tags c on c.id = m.category_id
    where m.gift_id = g.id order by c.sort_order, c.name limit 1) as personality,
  (select c.name from gift_seasonal_tags_map m join gift_seasonal_tags c on c.id = m.category_id
    where m.gift_id = g.id order by c.sort_order, c.name limit 1) as seasonal,
  (select c.name from gift_price_tiers_map m join gift_price_tiers c on c.id = m.category_id
    where m.gift_id = g.id order by c.sort_order, c.name limit 1) as price_tier
from gifts g
left join lateral (
  select c.name, c.slug from gift_recipient_types_map m join gift_recipient_types c on c.id = m.category_id
  where m.gift_id = g.id order by c.sort_order, c.name limit 1
) recipient on true;
