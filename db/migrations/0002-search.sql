-- Search: what a gift is found by, kept beside the gifts by triggers.
--
-- A text has two normal forms. search_text: without accents and case, spaces collapsed. search_words: of that only the letters and
-- digits, words parted by one space, apostrophes gone ("Mother’s Day, 18/8" → "mothers day 18 8"). Queries go through the same
-- functions, so a query that appears in a name also appears in the name's normal form.

create text search configuration presently (copy = pg_catalog.english);
alter text search configuration presently
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  with unaccent, english_stem;

create function search_text(given text) returns text language sql stable strict parallel safe as $$
  select btrim(regexp_replace(
    -- Plain ASCII needs no composing, and composing is slow.
    lower(unaccent(case when octet_length(given) = char_length(given) then given else normalize(given, nfc) end)), '\s+', ' ', 'g'))
$$;

create function search_words(given text) returns text language sql stable strict parallel safe as $$
  select btrim(regexp_replace(
    replace(lower(unaccent(case when octet_length(given) = char_length(given) then given else normalize(given, nfc) end)), '''', ''),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- What trigrams cannot find: every sign of the text, every character and every pair of characters of its words.
create function search_grams(plain text, words text) returns text[] language sql immutable parallel safe as $$
  select string_to_array(words || regexp_replace(plain, '[[:alnum:]\s]+', '', 'g'), null)
    -- The pairs that start at odd places, then those at even places.
    || string_to_array(rtrim(regexp_replace(words, '(..)', E'\\1\x01', 'g'), E'\x01'), E'\x01')
    || string_to_array(rtrim(regexp_replace(substr(words, 2), '(..)', E'\\1\x01', 'g'), E'\x01'), E'\x01')
$$;

-- Every value of the eleven taxonomies. Gifts carry its code, not its name, so renaming one costs nothing.
create table category_search (
  category_id uuid primary key,
  code        integer generated always as identity unique,
  taxonomy    text not null,
  words       text collate "C" not null,
  document    tsvector not null
);

-- One row a gift. Lexemes of `document`: '=word' a word of the name and '~stem' its word form, '#code' a category, '@word' a word of
-- the brand or its form, and without a mark the word forms of the description. Weights: A name, B category, C brand, D description.
create table gift_search (
  gift_id  uuid primary key references gifts on delete cascade,
  plain    text not null,
  words    text collate "C" not null,
  in_stock boolean not null,
  document tsvector not null
) with (fillfactor = 90);

-- Every search reads the lists of pending entries too, so they stay short; without them an import takes three times as long.
create index gift_search_document on gift_search using gin (document) with (gin_pending_list_limit = 128);
create index gift_search_substring on gift_search using gin (words gin_trgm_ops) with (gin_pending_list_limit = 128);
create index gift_search_grams on gift_search using gin (search_grams(plain, words)) with (gin_pending_list_limit = 128);
create index gift_search_prefix on gift_search (words, gift_id);

-- The words of names, brands and categories, found by any spelling that lacks at most one letter of theirs. Duplicates are allowed:
-- a unique index would make two imports wait for each other. Words that no gift has any more stay; whoever mends asks what is alive.
create table search_word_spellings (
  spelling text collate "C" not null,
  word     text collate "C" not null
);
create index search_word_spellings_by_spelling on search_word_spellings (spelling, word);

create function remember_search_words(given text[]) returns void language sql as $$
  insert into search_word_spellings (spelling, word)
  with words as (
    select distinct form collate "C" as word
    -- A plural counts as its singular too: "gardner" is one letter from "gardener", two from "gardeners".
    from unnest(given) word, lateral (values (word), (case when word ~ '[^siu]s$' then left(word, -1) end)) forms (form)
    where form ~ '^[[:alpha:]]{3,24}$'
  ), fresh as (
    select word from words
    where not exists (select from search_word_spellings known where known.spelling = words.word and known.word = words.word)
  )
  select word, word from fresh
  union
  select left(word, place - 1) || substr(word, place + 1), word from fresh, generate_series(1, char_length(word)) place
$$;

-- The lexemes of a text's words and of their forms, as the text of a tsvector: each with its mark, all with one weight.
create function search_lexemes(words text, word_mark text, form_mark text, weight text) returns text language sql stable parallel safe as $$
  select coalesce(string_agg('''' || word_mark || word || ''':' || least(place, 16000) || weight
    || coalesce(' ''' || form_mark || (ts_lexize('english_stem', word))[1] || ''':' || least(place, 16000) || weight, ''), ' '), '')
  from unnest(string_to_array(words, ' ')) with ordinality parts (word, place)
  where octet_length(word) < 1000
$$;

-- Brings the search rows of these gifts up to date. Costs nothing where nothing changed.
create function refresh_gift_search(gift_ids uuid[]) returns void language plpgsql as $$
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
    from (
      select gift_id, category_id from gift_types_map where gift_id = any (gift_ids)
      union all select gift_id, category_id from gift_recipient_types_map where gift_id = any (gift_ids)
      union all select gift_id, category_id from gift_themes_map where gift_id = any (gift_ids)
      union all select gift_id, category_id from gift_occasion_types_map where gift_id = any (gift_ids)
      union all select gift_id, category_id from gift_personality_tags_map where gift_id = any (gift_ids)
      union all select gift_id, category_id from gift_eco_labels_map where gift_id = any (gift_ids)
      union all select gift_id, category_id from gift_seasonal_tags_map where gift_id = any (gift_ids)
      union all select gift_id, category_id from gift_interest_types_map where gift_id = any (gift_ids)
      union all select gift_id, category_id from gift_age_ranges_map where gift_id = any (gift_ids)
      union all select gift_id, category_id from gift_use_cases_map where gift_id = any (gift_ids)
      union all select gift_id, category_id from gift_price_tiers_map where gift_id = any (gift_ids)
    ) maps join category_search using (category_id)
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

-- An import says `set local presently.defer_search = 'on'` and calls refresh_gift_search itself, once for many gifts.
create function is_search_deferred() returns boolean language sql stable as $$
  select coalesce(current_setting('presently.defer_search', true), '') = 'on'
$$;

create function follow_gifts_in_search() returns trigger language plpgsql as $$
begin
  if is_search_deferred() then
    return null;
  elsif tg_op = 'INSERT' then
    perform refresh_gift_search(array(select id from new_rows));
  else
    perform refresh_gift_search(array(
      select id from new_rows join old_rows using (id)
      where (new_rows.name, new_rows.description, new_rows.brand_name, new_rows.in_stock)
        is distinct from (old_rows.name, old_rows.description, old_rows.brand_name, old_rows.in_stock)
    ));
  end if;
  return null;
end
$$;

create trigger search_insert after insert on gifts referencing new table as new_rows
  for each statement execute function follow_gifts_in_search();
create trigger search_update after update on gifts referencing old table as old_rows new table as new_rows
  for each statement execute function follow_gifts_in_search();

create function follow_maps_in_search() returns trigger language plpgsql as $$
begin
  if is_search_deferred() then
    return null;
  elsif tg_op = 'INSERT' then
    perform refresh_gift_search(array(select distinct gift_id from new_rows));
  else
    -- Not for a category that is itself going: nobody can ask for its code any more, and it may have been on every gift.
    perform refresh_gift_search(array(select distinct gift_id from old_rows join category_search using (category_id)));
  end if;
  return null;
end
$$;

create function follow_category_in_search() returns trigger language plpgsql as $$
declare
  plain_words text;
begin
  if tg_op = 'DELETE' then
    delete from category_search where category_id = old.id;
    return old;
  end if;
  plain_words := search_words(new.name);
  insert into category_search (category_id, taxonomy, words, document)
    values (new.id, tg_table_name, plain_words, search_lexemes(plain_words, '=', '~', 'A')::tsvector)
    on conflict (category_id) do update set words = excluded.words, document = excluded.document;
  perform remember_search_words(string_to_array(plain_words, ' '));
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
    execute format('create trigger search_insert after insert on %I for each row execute function follow_category_in_search()', taxonomy);
    execute format('create trigger search_rename after update of name on %I for each row when (old.name is distinct from new.name) execute function follow_category_in_search()', taxonomy);
    -- Before, so that the maps' trigger, which runs within the cascade, sees that the category is going.
    execute format('create trigger search_delete before delete on %I for each row execute function follow_category_in_search()', taxonomy);
    execute format('create trigger search_insert after insert on %I referencing new table as new_rows for each statement execute function follow_maps_in_search()', taxonomy || '_map');
    execute format('create trigger search_delete after delete on %I referencing old table as old_rows for each statement execute function follow_maps_in_search()', taxonomy || '_map');
    execute format($sql$
      insert into category_search (category_id, taxonomy, words, document)
      select id, %L, words, search_lexemes(words, '=', '~', 'A')::tsvector from %I cross join search_words(name) words$sql$, taxonomy, taxonomy);
  end loop;
end
$$;

select remember_search_words(array(select unnest(string_to_array(words, ' ')) from category_search));
select refresh_gift_search(array(select id from gifts));

-- The gifts that a query means, best first. It goes through the kinds of match from the surest down and stops after the one that
-- brings the number to `wanted`, and at `cap` in any case. Within a kind, gifts in stock come first, then short names; where one
-- kind has more than `cap`, any of them are taken, the same ones each time.
-- `needle` is the query as words; `signs` is the query itself where it has none. The terms, each wider than the one before: word
-- forms in the name; beginnings of words there; categories and brand; the description. `required`: the codes of categories that a gift must carry.
create function find_gifts(
  needle text, signs text, name_terms tsquery, start_terms tsquery, about_terms tsquery, any_terms tsquery, rank_terms tsquery, required tsquery,
  wanted integer, cap integer
) returns setof uuid language plpgsql stable rows 100
-- The values decide the plan.
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_bitmapscan = on
set jit = off
as $$
declare
  pattern constant text := regexp_replace(needle, '([\\%_])', '\\\1', 'g');
  sign_pattern constant text := '%' || regexp_replace(signs, '([\\%_])', '\\\1', 'g') || '%';
  sign_grams constant text[] := array_remove(string_to_array(signs, null), ' ');
  is_free constant boolean := numnode(required) = 0;
  has_trigram constant boolean := needle ~ '[[:alnum:]]{3}';
  kind integer;
  samples integer[];
  is_by_name boolean;
  is_common boolean;
  found integer := 0;
  added integer;
begin
  -- What many gifts have is soon met on the way through the ids; what few have is found by the index, which gives all of it
  -- or nothing. The planner cannot tell them apart (it takes every beginning of a word for a common one), a sample can.
  select array[
      count(*) filter (where s.plain like sign_pattern),
      0, 0, count(*) filter (where s.document @@ name_terms),
      0, count(*) filter (where s.document @@ start_terms), count(*) filter (where s.document @@ about_terms),
      count(*) filter (where s.words like '%' || pattern || '%'), count(*) filter (where s.document @@ any_terms)
    ] into samples
    from (select * from gift_search every order by every.gift_id limit 100) s
    where is_free or s.document @@ required;

  foreach kind in array case when needle = '' then array[1] else array[2, 3, 4, 5, 6, 7, 8, 9] end loop
    is_by_name := kind in (2, 3, 5);
    is_common := not is_by_name and samples[kind] >= 12;
    perform set_config('enable_bitmapscan', case when is_by_name or is_common then 'off' else 'on' end, true);
    return query
      select hit.gift_id from (
        select s.gift_id, s.in_stock, s.words,
          case kind
            when 4 then (' ' || s.words || ' ' like '% ' || pattern || ' %')::int
            when 6 then (' ' || s.words like '% ' || pattern || '%')::int
            when 7 then ts_rank(s.document, rank_terms)
            when 9 then ts_rank(s.document, rank_terms)
            else 0
          end as rank
        from gift_search s
        where (is_free or s.document @@ required)
          -- Each kind leaves out what those before it have found.
          and case kind
            when 1 then search_grams(s.plain, s.words) @> sign_grams and s.plain like sign_pattern
            -- The name itself; names that start with the words.
            when 2 then s.words = needle
            when 3 then s.words like pattern || ' %'
            -- The words in any form, somewhere in the name.
            when 4 then s.document @@ name_terms and s.words <> needle and s.words not like pattern || ' %'
            -- Names that start with the letters.
            when 5 then s.words like pattern || '%' and s.words <> needle and s.words not like pattern || ' %' and not s.document @@ name_terms
            -- Words of the name that start with the words.
            when 6 then s.document @@ start_terms and s.words not like pattern || '%' and not s.document @@ name_terms
            -- Categories and brand.
            when 7 then s.document @@ about_terms and s.words not like pattern || '%' and not s.document @@ start_terms
            -- The letters inside the name.
            when 8 then case when has_trigram then s.words like '%' || pattern || '%'
                else search_grams(s.plain, s.words) @> search_grams('', needle) and position(needle in s.words) > 0 end
              and s.words not like pattern || '%' and not s.document @@ about_terms
            -- The description.
            when 9 then s.document @@ any_terms and s.words not like '%' || pattern || '%' and not s.document @@ about_terms
          end
        order by case when is_by_name then s.words end, case when is_by_name or is_common then s.gift_id end
        limit cap - found) hit
      order by hit.rank desc, hit.in_stock desc, length(hit.words), hit.words, hit.gift_id;
    get diagnostics added = row_count;
    found := found + added;
    exit when found >= wanted;
  end loop;
end
$$;

-- Whether a gift or a category has this word, in any form.
create function is_search_word_known(given text) returns boolean language plpgsql stable
set enable_seqscan = off
set jit = off
as $$
declare
  form constant text := coalesce((ts_lexize('english_stem', given))[1], '');
  terms constant tsquery := format('''=%s'' | ''~%s'' | ''@%s'' | ''%s''', given, form, given, coalesce(nullif(form, ''), given))::tsquery;
begin
  return exists (select from category_search where document @@ terms)
    -- A word that is everywhere is in a few gifts too; a rare one is quickly found by the index.
    or exists (select from (select document from gift_search order by gift_id limit 100) sample where document @@ terms)
    or exists (select from gift_search where document @@ terms);
end
$$;
