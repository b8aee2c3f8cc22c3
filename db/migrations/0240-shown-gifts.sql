-- A gift is a draft, shown, or hidden, and may be shown for a time only. `is_shown` says what follows of it now; every public door reads the views
-- below, or gift_search, which has the shown gifts alone (docs/decisions/0050-shown-gifts.md).

-- Constants are added without writing the rows anew.
alter table gifts
  add column state            text not null default 'shown' check (state in ('draft', 'shown', 'hidden')),
  add column shown_from       timestamptz,
  add column shown_until      timestamptz,
  add column is_shown         boolean not null default true,
  -- When a date changes `is_shown` next.
  add column shown_changes_at timestamptz,
  -- What a gift has to show beside its first picture and its description: [{"image": …, "alt": …}] and [{"label": …, "text": …}].
  add column image_alt        text check (char_length(image_alt) <= 300),
  add column pictures         jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 8),
  add column facts            jsonb not null default '[]' check (jsonb_typeof(facts) = 'array' and jsonb_array_length(facts) <= 10),
  add column seo_title        text check (char_length(seo_title) <= 200);
-- Until it has counted them, the planner takes half of all gifts for hidden.
analyze gifts (is_shown, state);

create function follow_gift_dates() returns trigger language plpgsql as $$
begin
  new.is_shown := new.state = 'shown' and coalesce(new.shown_from <= now(), true) and coalesce(new.shown_until > now(), true);
  new.shown_changes_at := case when new.state = 'shown' then
    least(case when new.shown_from > now() then new.shown_from end, case when new.shown_until > now() then new.shown_until end)
  end;
  return new;
end
$$;
-- After `count_version`, by its name.
create trigger follow_gift_dates before insert or update on gifts for each row
  when (new.state <> 'shown' or num_nonnulls(new.shown_from, new.shown_until, new.shown_changes_at) > 0 or not new.is_shown)
  execute function follow_gift_dates();

-- A date that has come is no edit: an editor's open form stays valid.
drop trigger count_version on gifts;
create trigger count_version before update on gifts for each row
  when ((old.link_state, old.link_checked_at, old.link_failures, old.shown_changes_at)
      is not distinct from (new.link_state, new.link_checked_at, new.link_failures, new.shown_changes_at)
    or old.affiliate_url is distinct from new.affiliate_url)
  execute function count_version();

-- Shows and hides the gifts whose dates have come, and returns how many they are.
create function apply_gift_dates() returns integer language sql volatile as $$
  with due as materialized (
    select id from gifts where shown_changes_at <= now() order by id for no key update
  ), changed as (
    -- The trigger sees to the rest.
    update gifts g set shown_changes_at = null from due where g.id = due.id returning g.id
  )
  select count(*)::int from changed
$$;

create view shown_gifts as select * from gifts where is_shown;

-- Hidden gifts are few, and an index has them alone, so that asking for each of many gifts whether it is one costs little.
create view shown_gift_ids as
  select id from gifts g where not exists (select from gifts other where other.id = g.id and not other.is_shown);
create view shown_gift_categories as
  select m.* from gift_categories m where not exists (select from gifts g where g.id = m.gift_id and not g.is_shown);

-- The specification's view is a public one.
do $$
begin
  execute 'create or replace view view_gifts_with_tags as '
    || regexp_replace(pg_get_viewdef('view_gifts_with_tags'::regclass), '\mgifts g\M', 'shown_gifts g');
end
$$;

-- As before, for shown gifts; those that are not lose their rows.
create or replace function refresh_gift_search(gift_ids uuid[]) returns void language plpgsql as $$
declare
  ignored record;
begin
  -- Two changes of one gift at once: the later one must read what the earlier one has written.
  perform from gifts where id = any (gift_ids) order by id for no key update;

  delete from gift_search where gift_id in (select id from gifts where id = any (gift_ids) and not is_shown);

  with source as materialized (
    select id, in_stock, price_cents, currency, shipping_days, gender,
      search_text(name) as plain, search_words(name) as words, search_words(coalesce(brand_name, '')) as brand_words,
      -- A tsvector holds one megabyte.
      search_words(left(description, 20000)) as description_words
    from gifts where id = any (gift_ids) and is_shown
  ), written as (
    insert into gift_search as kept (gift_id, plain, words, in_stock, price_cents, currency, shipping_days, gender, document)
    select id, plain, words, in_stock, price_cents, currency, shipping_days, gender,
      (search_lexemes(words, '=', '~', 'A') || ' ' || search_lexemes(brand_words, '@', '@', 'C') || ' ' || coalesce(codes, ''))::tsvector
        || to_tsvector('presently', description_words)
    from source left join carried_codes(gift_ids) tags on tags.gift_id = id
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

-- A gift that comes or goes changes the lists of its categories, and those where it is only a likely gift.
create function follow_shown_gifts() returns trigger language plpgsql as $$
declare
  ids constant uuid[] := array(select id from new_rows join old_rows using (id) where new_rows.is_shown <> old_rows.is_shown);
begin
  if cardinality(ids) = 0 then
    return null;
  end if;
  if not is_search_deferred() then
    perform refresh_gift_search(ids);
  end if;
  perform notify_page_tags(array(
    select distinct tag from (
      select category_id from gift_categories where gift_id = any (ids)
      union select category_id from category_guesses where gift_id = any (ids) and decision is null
    ) touched join categories c on c.id = category_id, lateral (values ('category:' || c.id), ('taxonomy:' || c.taxonomy)) changed (tag)
  ));
  return null;
end
$$;
create trigger shown_update after update on gifts referencing old table as old_rows new table as new_rows
  for each statement execute function follow_shown_gifts();

-- As before, without gifts that are not shown.
create or replace function likely_gifts(category uuid) returns table (gift_id uuid, score real) language sql stable as $$
  with guessed as materialized (
    select k.gift_id, k.confidence, k.weight * k.confidence as score from category_guesses k
    where k.category_id = category and k.decision is null and k.confidence >= 0.55 and (k.confidence >= 0.7 or k.source <> 'words')
      and not exists (select from gift_categories m where m.gift_id = k.gift_id and m.category_id = category)
      and not exists (select from gifts g where g.id = k.gift_id and not g.is_shown)
    order by k.confidence desc, k.gift_id limit 100
  ), placed as (
    select gift_id, confidence, score, row_number() over (order by confidence desc, gift_id) as place from guessed
    where gift_id not in (
      select filled.gift_id from filled_taxonomies(array(select gift_id from guessed)) filled
      where filled.taxonomy <> 'priceTier' group by 1 having count(*) >= 3
    )
  )
  select gift_id, score from placed where confidence >= 0.7 or place <= 6
$$;

-- The stored files that a gift shows beside its first picture.
create function gift_media_paths(pictures jsonb) returns text[] language sql immutable parallel safe as $$
  select array(select picture ->> 'image' from jsonb_array_elements(pictures) picture where picture ->> 'image' like '/media/%')
$$;

-- A store's address without what differs from link to link: the scheme, `www`, tags and campaigns. A product of Amazon has one on all marketplaces.
create function store_address(address text) returns text language sql immutable parallel safe as $$
  select coalesce(
    'amazon/' || upper((regexp_match(address, '^https?://(?:[a-z]+\.)?amazon\.[a-z.]+/(?:[^?#]*/)?(?:dp|gp/product)/([a-z0-9]{10})(?:[/?#]|$)', 'i'))[1]),
    lower(site) || rtrim(path, '/') || coalesce('?' || nullif(ltrim(regexp_replace(
      query, '(^|&)(utm_[a-z]+|ref|tag|gclid|fbclid|msclkid|aff|aff_id|affiliate|affiliate_id)=[^&]*', '', 'gi'), '&'), ''), '')
  )
  from (
    select parts[1] as site, coalesce(parts[2], '') as path, coalesce(parts[3], '') as query
    from (select regexp_match(address, '^https?://(?:www\.|m\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?', 'i') as parts) read
  ) address_parts
$$;
