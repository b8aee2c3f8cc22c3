-- What readers of a gift's texts guess of it. `gift_categories` has, beside what people and files say, only those guesses that the shop shows:
-- show_guesses copies them there, so that every list and count reads one table.

create table category_guesses (
  gift_id     uuid not null references gifts on delete cascade,
  category_id uuid not null references categories on delete cascade,
  -- A person's own refusal of what no reader has guessed yet is a row too.
  source      text not null check (source in ('person', 'model', 'learnt', 'words')),
  weight      real not null check (weight between 0 and 1),
  -- The probability that an editor would say so too.
  confidence  real not null check (confidence between 0 and 1),
  evidence    text,
  decision    text check (decision in ('confirmed', 'refused')),
  -- What was decided at once is undone at once.
  batch_id    uuid,
  decided_at  timestamptz,
  primary key (gift_id, category_id)
);
create index category_guesses_by_category on category_guesses (category_id, confidence desc, gift_id) where decision is null;
create index category_guesses_by_confidence on category_guesses (confidence desc, gift_id, category_id) where decision is null;
create index category_guesses_by_batch on category_guesses (batch_id) where batch_id is not null;

-- A category with guesses shows its best gifts first.
create index gift_categories_guessed on gift_categories (category_id) where source in ('model', 'learnt', 'words');

-- A category that is brought back has its guesses again.
alter table removed_categories add column guesses jsonb not null default '[]';

-- Which reader has read a gift; null where it waits to be read.
create table gift_readings (
  gift_id uuid primary key references gifts on delete cascade,
  reader  text
);
create index gift_readings_waiting on gift_readings (gift_id) where reader is null;
insert into gift_readings (gift_id) select id from gifts;

create function follow_gifts_to_read() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into gift_readings (gift_id) select id from new_rows on conflict do nothing;
  else
    insert into gift_readings (gift_id)
    select id from new_rows join old_rows using (id)
    where (new_rows.name, new_rows.description) is distinct from (old_rows.name, old_rows.description)
    on conflict (gift_id) do update set reader = null where gift_readings.reader is not null;
  end if;
  return null;
end
$$;

create trigger read_insert after insert on gifts referencing new table as new_rows
  for each statement execute function follow_gifts_to_read();
create trigger read_update after update on gifts referencing old table as old_rows new table as new_rows
  for each statement execute function follow_gifts_to_read();

-- The taxonomies that the standard categories have been offered for, so that an owner who deletes them all is not given them again.
create table offered_taxonomies (
  taxonomy text primary key
);
insert into offered_taxonomies select distinct taxonomy from categories;

-- The taxonomies of these gifts that people or files have filled: nothing is guessed beside them. A confirmed guess fills none.
create function filled_taxonomies(gift_ids uuid[]) returns table (gift_id uuid, taxonomy text) language sql stable as $$
  select distinct m.gift_id, c.taxonomy
  from gift_categories m join categories c on c.id = m.category_id
  where m.gift_id = any (gift_ids) and m.source in ('person', 'file')
    and not exists (
      select from category_guesses g
      where g.gift_id = m.gift_id and g.category_id = m.category_id and g.decision = 'confirmed'
    )
$$;

-- Brings the guesses that the shop shows up to date: those that are right nine times in ten, in taxonomies that nobody has filled, of gifts that
-- nobody has described. Who has filled three taxonomies, the price tier aside, has described the gift and left the others empty on purpose.
create function show_guesses(gift_ids uuid[]) returns void language plpgsql as $$
begin
  delete from category_guesses g using categories c, filled_taxonomies(gift_ids) filled
  where g.gift_id = filled.gift_id and c.id = g.category_id and c.taxonomy = filled.taxonomy and g.decision is null;

  with shown as materialized (
    select g.* from category_guesses g
    where g.gift_id = any (gift_ids) and g.decision is null and g.confidence >= 0.9
      and g.gift_id not in (
        select filled.gift_id from filled_taxonomies(gift_ids) filled where filled.taxonomy <> 'priceTier' group by 1 having count(*) >= 3
      )
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

-- As before, but a category that is only guessed has another label than one that is said: a search finds both, and the finder tells them apart.
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
    select gift_id, string_agg('''#' || code || case when is_said then ''':1B' else ''':1C' end, ' ') as codes
    from (
      select gift_id, code, bool_or(source in ('person', 'file')) as is_said
      from gift_categories join categories on categories.id = category_id
      where gift_id = any (gift_ids)
      group by gift_id, code
    ) carried
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

-- Brings only the categories in the search rows of these gifts up to date. The words of their texts are not read again.
create function refresh_gift_codes(gift_ids uuid[]) returns void language plpgsql as $$
begin
  -- As in refresh_gift_search.
  perform from gifts where id = any (gift_ids) order by id for no key update;

  update gift_search s set document = wanted.document
  from (
    -- As text, because `||` would move the positions of the words.
    select kept.gift_id, (ts_delete(kept.document, array(
        select lexeme from unnest(ts_filter(kept.document, '{b,c}')) where lexeme like '#%'
      ))::text || ' ' || coalesce(tags.codes, ''))::tsvector as document
    from gift_search kept left join (
      select gift_id, string_agg('''#' || code || case when is_said then ''':1B' else ''':1C' end, ' ') as codes
      from (
        select gift_id, code, bool_or(source in ('person', 'file')) as is_said
        from gift_categories join categories on categories.id = category_id
        where gift_id = any (gift_ids)
        group by gift_id, code
      ) carried
      group by gift_id
    ) tags using (gift_id)
    where kept.gift_id = any (gift_ids)
  ) wanted
  where s.gift_id = wanted.gift_id and s.document is distinct from wanted.document;
end
$$;
