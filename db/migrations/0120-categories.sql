-- The eleven taxonomies, so far a table and a map table each, become two tables. A taxonomy is a word in a column: another one needs no
-- migration. Search codes stay, so that no gift's search row changes.

create table categories (
  id          uuid primary key default gen_random_uuid(),
  -- The registry's key: app/features/catalogue/taxonomies.ts.
  taxonomy    text not null check (taxonomy <> ''),
  slug        text not null check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  name        text not null check (btrim(name) <> '' and char_length(name) <= 120),
  description text not null default '',
  icon        text,
  image_url   text,
  color       text check (color ~ '^#[0-9A-Fa-f]{6}$'),
  sort_order  integer not null default 100,
  is_featured boolean not null default false,
  -- What only some taxonomies have: price tiers their bounds, occasions a season.
  min_price   numeric(10, 2) check (min_price >= 0),
  max_price   numeric(10, 2) check (max_price >= 0),
  is_seasonal boolean not null default false,
  -- Counts what editors change of the value itself; its place among the others is none of it.
  version     integer not null default 1,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  -- Search: gifts carry the code, not the name, so renaming a category costs nothing. A trigger keeps the other two.
  code        integer generated always as identity unique,
  words       text collate "C" not null,
  document    tsvector not null,
  unique (taxonomy, slug),
  check (max_price >= min_price)
);
create index categories_by_picture on categories (image_url) where image_url is not null;

-- Which gift carries which category, and who says so: one row a source. Readers of it count a gift once, whoever says so.
create table gift_categories (
  gift_id     uuid not null,
  category_id uuid not null,
  -- How much of the gift this is, and how sure the source is.
  weight      real not null default 1 check (weight between 0 and 1),
  confidence  real not null default 1 check (confidence between 0 and 1),
  source      text not null check (source in ('person', 'file', 'model', 'learnt', 'words')),
  evidence    text
);

-- The old tables' names, the registry's keys, and how the audit log calls them.
create temporary table old_taxonomies (name text, key text, plural text);
insert into old_taxonomies values
  ('gift_types', 'giftType', 'gift types'),
  ('gift_recipient_types', 'recipient', 'recipients'),
  ('gift_occasion_types', 'occasion', 'occasions'),
  ('gift_interest_types', 'interest', 'interests'),
  ('gift_themes', 'theme', 'themes'),
  ('gift_personality_tags', 'personality', 'personalities'),
  ('gift_seasonal_tags', 'seasonal', 'seasons'),
  ('gift_eco_labels', 'ecoLabel', 'eco labels'),
  ('gift_use_cases', 'useCase', 'use cases'),
  ('gift_age_ranges', 'ageRange', 'age ranges'),
  ('gift_price_tiers', 'priceTier', 'price tiers');

do $$
declare
  old record;
  maps text;
begin
  for old in select * from old_taxonomies loop
    execute format($sql$
      insert into categories (id, taxonomy, slug, name, description, icon, image_url, color, sort_order, is_featured, min_price, max_price,
        is_seasonal, version, created_at, updated_at, code, words, document)
      overriding system value
      select c.id, %L, c.slug, c.name, c.description, c.icon, c.image_url, c.color, c.sort_order, c.is_featured, %s, %s,
        %s, c.version, c.created_at, c.updated_at, s.code, s.words, s.document
      from %I c join category_search s on s.category_id = c.id$sql$,
      old.key,
      case when old.key = 'priceTier' then 'c.min_price' else 'null' end,
      case when old.key = 'priceTier' then 'c.max_price' else 'null' end,
      case when old.key = 'occasion' then 'c.is_seasonal' else 'false' end,
      old.name);
  end loop;

  -- Where an editor has chosen a gift's values of a taxonomy, a person says them; everywhere else a file does. A gift's rows lie side by side,
  -- as most questions are about gifts.
  select string_agg(format($sql$
      select m.gift_id, m.category_id, case when edited.gift_id is null then 'file' else 'person' end from %I m
      left join (
        select distinct subject_id as gift_id from audit_log
        where subject_kind = 'gift' and action in ('created', 'updated') and (before ? %2$L or after ? %2$L)
      ) edited on edited.gift_id = m.gift_id::text$sql$, name || '_map', plural), ' union all ')
    into maps from old_taxonomies;
  execute 'insert into gift_categories (gift_id, category_id, source) ' || maps || ' order by 1, 2';
end
$$;

-- Codes of deleted categories are still in search rows, so the numbers go on where they were.
select setval(pg_get_serial_sequence('categories', 'code'), last_value, is_called) from category_search_code_seq;

alter table gift_categories add primary key (gift_id, category_id, source);
create index gift_categories_by_category on gift_categories (category_id, gift_id);
alter table gift_categories
  add foreign key (gift_id) references gifts on delete cascade,
  add foreign key (category_id) references categories on delete cascade,
  -- One category is on half of all gifts, another on a handful: the planner has to know each.
  alter category_id set statistics 1000;

-- What else names a taxonomy: old slugs, and what can still be brought back.
update slug_redirects set kind = key from old_taxonomies where kind = name;

-- The whole rows of gift_categories.
alter table removed_categories add column gifts jsonb;
update removed_categories removed set
  gifts = (
    select coalesce(jsonb_agg(jsonb_build_object('gift_id', gift_id, 'category_id', removed.id, 'weight', 1, 'confidence', 1, 'source', 'person')), '[]')
    from unnest(gift_ids) gift_id
  ),
  value = value || jsonb_build_object('taxonomy', key, 'code', nextval(pg_get_serial_sequence('categories', 'code')),
    'is_seasonal', coalesce((value ->> 'is_seasonal')::boolean, false)),
  taxonomy = key
from old_taxonomies where taxonomy = name;
alter table removed_categories drop column gift_ids, alter gifts set not null;

update deleted_gifts set gone = (
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(gone) where key not in (select name || '_map' from old_taxonomies)
) || (
  select jsonb_build_object('gift_categories', coalesce(jsonb_agg(carried || '{"weight": 1, "confidence": 1, "source": "person"}'), '[]'))
  from jsonb_each(gone) rows join old_taxonomies on rows.key = name || '_map', jsonb_array_elements(rows.value) carried
);

drop view view_gifts_with_tags;
do $$
declare
  old record;
begin
  for old in select * from old_taxonomies loop
    execute format('drop table %I, %I', old.name || '_map', old.name);
  end loop;
end
$$;
drop table category_search;
drop function notify_map_change, notify_taxonomy_change, follow_maps_in_search, follow_category_in_search;

-- Page tags: `taxonomy:<key>`, `category:<id>`, `gift:<id>`.
create or replace function gift_category_tags(gift_ids uuid[]) returns setof text language sql stable as $$
  select distinct 'category:' || category_id from gift_categories where gift_id = any (gift_ids)
$$;

create function notify_category_change() returns trigger language plpgsql as $$
declare
  tags text[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct tag) into tags from old_rows, lateral (values ('taxonomy:' || taxonomy), ('category:' || id)) changed (tag);
  else
    select array_agg(distinct tag) into tags from new_rows, lateral (values ('taxonomy:' || taxonomy), ('category:' || id)) changed (tag);
  end if;
  perform notify_page_tags(tags);
  return null;
end
$$;

create trigger notify_insert after insert on categories referencing new table as new_rows
  for each statement execute function notify_category_change();
create trigger notify_update after update on categories referencing new table as new_rows
  for each statement execute function notify_category_change();
create trigger notify_delete after delete on categories referencing old table as old_rows
  for each statement execute function notify_category_change();

-- Deleting a gift cascades here, which names the categories that lost it.
create function notify_gift_category_change() returns trigger language plpgsql as $$
declare
  tags text[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct tag) into tags from old_rows, lateral (values ('gift:' || gift_id), ('category:' || category_id)) changed (tag);
  else
    select array_agg(distinct tag) into tags from new_rows, lateral (values ('gift:' || gift_id), ('category:' || category_id)) changed (tag);
  end if;
  perform notify_page_tags(tags);
  return null;
end
$$;

create trigger notify_insert after insert on gift_categories referencing new table as new_rows
  for each statement execute function notify_gift_category_change();
create trigger notify_delete after delete on gift_categories referencing old table as old_rows
  for each statement execute function notify_gift_category_change();

-- Old slugs. Their kind is the table of what they lead to, or a category's taxonomy.
create or replace function remember_old_slug() returns trigger language plpgsql as $$
declare
  kind_of_new constant text := coalesce(to_jsonb(new) ->> 'taxonomy', tg_table_name);
begin
  delete from slug_redirects where kind = kind_of_new and old_slug = new.slug;
  insert into slug_redirects (kind, old_slug, target_id) values (kind_of_new, old.slug, new.id)
    on conflict (kind, old_slug) do update set target_id = excluded.target_id, created_at = now();
  return null;
end
$$;

create or replace function forget_old_slugs() returns trigger language plpgsql as $$
begin
  delete from slug_redirects where kind = coalesce(to_jsonb(old) ->> 'taxonomy', tg_table_name) and target_id = old.id;
  return null;
end
$$;

create trigger remember_old_slug after update of slug on categories
  for each row when (old.slug is distinct from new.slug) execute function remember_old_slug();
create trigger forget_old_slugs after delete on categories for each row execute function forget_old_slugs();

-- Search.
create function write_category_search() returns trigger language plpgsql as $$
begin
  new.words := search_words(new.name);
  new.document := search_lexemes(new.words, '=', '~', 'A')::tsvector;
  perform remember_search_words(string_to_array(new.words, ' '));
  return new;
end
$$;

create trigger write_search before insert or update of name on categories for each row execute function write_category_search();

create function follow_gift_categories_in_search() returns trigger language plpgsql as $$
begin
  if is_search_deferred() then
    return null;
  elsif tg_op = 'INSERT' then
    perform refresh_gift_search(array(select distinct gift_id from new_rows));
  else
    -- Not for a category that is itself gone: nobody can ask for its code any more, and it may have been on every gift.
    perform refresh_gift_search(array(select distinct gift_id from old_rows join categories on categories.id = category_id));
  end if;
  return null;
end
$$;

create trigger search_insert after insert on gift_categories referencing new table as new_rows
  for each statement execute function follow_gift_categories_in_search();
create trigger search_delete after delete on gift_categories referencing old table as old_rows
  for each statement execute function follow_gift_categories_in_search();

-- Brings the search rows of these gifts up to date. Costs nothing where nothing changed.
create or replace function refresh_gift_search(gift_ids uuid[]) returns void language plpgsql as $$
declare
  ignored record;
begin
  -- Two changes of one gift at once: the later one must read what the earlier one has written.
  perform from gifts where id = any (gift_ids) order by id for no key update;

  with source as materialized (
    select id, in_stock, search_text(name) as plain, search_words(name) as words, search_words(coalesce(brand_name, '')) as brand_words,
      -- A tsvector holds one megabyte.
      search_words(left(description, 20000)) as description_words
    from gifts where id = any (gift_ids)
  ), tags as (
    select gift_id, string_agg('''#' || code || ''':1B', ' ') as codes
    from gift_categories join categories on categories.id = category_id
    where gift_id = any (gift_ids)
    group by gift_id
  ), written as (
    insert into gift_search as kept (gift_id, plain, words, in_stock, document)
    select id, plain, words, in_stock,
      (search_lexemes(words, '=', '~', 'A') || ' ' || search_lexemes(brand_words, '@', '@', 'C') || ' ' || coalesce(codes, ''))::tsvector
        || to_tsvector('presently', description_words)
    from source left join tags on gift_id = id
    order by id
    on conflict (gift_id) do update
      set plain = excluded.plain, words = excluded.words, in_stock = excluded.in_stock, document = excluded.document
      where (kept.plain, kept.words, kept.in_stock, kept.document)
        is distinct from (excluded.plain, excluded.words, excluded.in_stock, excluded.document)
  )
  select remember_search_words(array(
    select unnest(string_to_array(words || ' ' || brand_words, ' ')) from source
  )) into strict ignored;
end
$$;

-- Whether a gift or a category has this word, in any form.
create or replace function is_search_word_known(given text) returns boolean language plpgsql stable
set enable_seqscan = off
set jit = off
as $$
declare
  form constant text := coalesce((ts_lexize('english_stem', given))[1], '');
  terms constant tsquery := format('''=%s'' | ''~%s'' | ''@%s'' | ''%s''', given, form, given, coalesce(nullif(form, ''), given))::tsquery;
begin
  return exists (select from categories where document @@ terms)
    -- A word that is everywhere is in a few gifts too; a rare one is quickly found by the index.
    or exists (select from (select document from gift_search order by gift_id limit 100) sample where document @@ terms)
    or exists (select from gift_search where document @@ terms);
end
$$;

-- Gifts without a category: a price tier is none, as a gift gets its own by its price.
create or replace function follow_gifts_to_categorize() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'gifts' then
    insert into gifts_to_categorize select id from new_rows on conflict do nothing;
  elsif tg_table_name = 'categories' then
    insert into gifts_to_categorize select distinct gift_id from gift_categories where category_id = old.id on conflict do nothing;
    return old;
  elsif tg_op = 'INSERT' then
    delete from gifts_to_categorize where gift_id in (
      select gift_id from new_rows join categories on categories.id = category_id where taxonomy <> 'priceTier'
    );
  else
    -- Not for a gift that is itself going.
    insert into gifts_to_categorize select id from gifts where id in (
      select gift_id from old_rows join categories on categories.id = category_id where taxonomy <> 'priceTier'
    ) on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger categorize_insert after insert on gift_categories referencing new table as new_rows
  for each statement execute function follow_gifts_to_categorize();
create trigger categorize_delete after delete on gift_categories referencing old table as old_rows
  for each statement execute function follow_gifts_to_categorize();
-- Before, while the category's gifts are still known.
create trigger categorize_delete before delete on categories for each row when (old.taxonomy <> 'priceTier')
  execute function follow_gifts_to_categorize();

-- The specification's names, to be read. Nothing of ours needs them.
do $$
declare
  old record;
begin
  for old in select * from old_taxonomies loop
    execute format('create view %I as
      select id, name, slug, description, icon, image_url, color, sort_order, is_featured%s, version, created_at, updated_at
      from categories where taxonomy = %L', old.name,
      case old.key when 'priceTier' then ', min_price, max_price' when 'occasion' then ', is_seasonal' else '' end, old.key);
    execute format('create view %I as
      select distinct gift_id, category_id from gift_categories join categories on id = category_id where taxonomy = %L',
      old.name || '_map', old.key);
  end loop;
end
$$;

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

drop table old_taxonomies;
analyze categories, gift_categories;
