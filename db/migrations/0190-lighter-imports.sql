-- What imports and readings cost: each step once for all rows of a statement, and only for the gifts that it changed.

-- Made anew by 0141 with the short list of before 0093. Every merge of this list into the index costs most of what inserting gifts does.
alter index gifts_admin_text set (gin_pending_list_limit = 4096);

-- More than a hundred tags are `all` anyway; then nobody needs their names.
create or replace function notify_gift_category_change() returns trigger language plpgsql as $$
declare
  gift_ids uuid[];
  category_ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct gift_id), array_agg(distinct category_id) into gift_ids, category_ids from old_rows;
  else
    select array_agg(distinct gift_id), array_agg(distinct category_id) into gift_ids, category_ids from new_rows;
  end if;
  if cardinality(gift_ids) + cardinality(category_ids) > 100 then
    perform pg_notify('presently_page_tags', 'all');
  else
    perform notify_page_tags(array(
      select 'gift:' || id from unnest(gift_ids) id union all select 'category:' || id from unnest(category_ids) id
    ));
  end if;
  return null;
end
$$;

-- A change of categories changes no text, so only the codes are written.
create or replace function follow_gift_categories_in_search() returns trigger language plpgsql as $$
begin
  if is_search_deferred() then
    return null;
  elsif tg_op = 'INSERT' then
    perform refresh_gift_codes(array(select distinct gift_id from new_rows));
  else
    -- Not for a category that is itself gone: nobody can ask for its code any more, and it may have been on every gift.
    perform refresh_gift_codes(array(select distinct gift_id from old_rows join categories on categories.id = category_id));
  end if;
  return null;
end
$$;

-- As before; what the database asked for each row beside it, the price and the other limits, comes from the row of the gift that is read anyway.
create or replace function refresh_gift_search(gift_ids uuid[]) returns void language plpgsql as $$
declare
  ignored record;
begin
  -- Two changes of one gift at once: the later one must read what the earlier one has written.
  perform from gifts where id = any (gift_ids) order by id for no key update;

  with source as materialized (
    select id, in_stock, price_cents, shipping_days, gender,
      search_text(name) as plain, search_words(name) as words, search_words(coalesce(brand_name, '')) as brand_words,
      -- A tsvector holds one megabyte.
      search_words(left(description, 20000)) as description_words
    from gifts where id = any (gift_ids)
  ), written as (
    insert into gift_search as kept (gift_id, plain, words, in_stock, price_cents, shipping_days, gender, document)
    select id, plain, words, in_stock, price_cents, shipping_days, gender,
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
drop trigger copy_limits on gift_search;
drop function copy_limits_to_search;

-- As before; which taxonomies are filled is asked once, and looked up by value: during an import the planner knows nothing of the new rows.
create or replace function show_guesses(gift_ids uuid[]) returns void language plpgsql as $$
declare
  filled text[];
  described uuid[];
begin
  select array_agg(pair), array_agg(gift_id) filter (where taxonomies >= 3) into filled, described from (
    select gift_id || ' ' || taxonomy as pair, gift_id, count(*) over (partition by gift_id) as taxonomies
    from filled_taxonomies(gift_ids) where taxonomy <> 'priceTier'
  ) said;

  delete from category_guesses g using categories c
  where g.gift_id = any (gift_ids) and c.id = g.category_id and g.decision is null and g.gift_id || ' ' || c.taxonomy = any (filled);

  with shown as materialized (
    select g.* from category_guesses g
    where g.gift_id = any (gift_ids) and g.decision is null and g.confidence >= 0.9 and g.gift_id <> all (coalesce(described, '{}'))
  ), hidden as (
    delete from gift_categories m
    where m.gift_id = any (gift_ids) and m.source in ('model', 'learnt', 'words')
      and not exists (select from shown s where (s.gift_id, s.category_id, s.source) = (m.gift_id, m.category_id, m.source))
  )
  insert into gift_categories as kept (gift_id, category_id, source, weight, confidence, evidence)
  select gift_id, category_id, source, weight, confidence, evidence from shown order by gift_id, category_id
  on conflict (gift_id, category_id, source) do update
    set weight = excluded.weight, confidence = excluded.confidence, evidence = excluded.evidence
    where (kept.weight, kept.confidence, kept.evidence) is distinct from (excluded.weight, excluded.confidence, excluded.evidence);
end
$$;

-- Locks in one order: gifts, then categories, then what hangs on them, each by ids. So nobody waits in a circle.
create or replace function follow_gifts_to_read() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into gift_readings (gift_id, texts_hash) select id, gift_texts_hash(name, description) from new_rows on conflict do nothing;
  else
    insert into gift_readings (gift_id, texts_hash)
    select id, gift_texts_hash(new_rows.name, new_rows.description) from new_rows join old_rows using (id)
    where (new_rows.name, new_rows.description) is distinct from (old_rows.name, old_rows.description)
    order by id
    on conflict (gift_id) do update set reader = null, texts_hash = excluded.texts_hash;
  end if;
  return null;
end
$$;

create or replace function renew_search_of_readings() returns trigger language plpgsql as $$
begin
  perform from gifts where id in (select gift_id from gift_readings where texts_hash in (select texts_hash from new_rows))
  order by id for no key update;
  update gift_search s set document = document
  from gift_readings r where r.texts_hash in (select texts_hash from new_rows) and s.gift_id = r.gift_id;
  return null;
end
$$;
