-- What a person has said suits a gift somewhat is found like a guess: the finder takes only what suits it well as a tag.
create function carried_codes(gift_ids uuid[]) returns table (gift_id uuid, codes text) language sql stable as $$
  select gift_id, string_agg('''#' || code || case when is_said then ''':1B' else ''':1C' end, ' ')
  from (
    select m.gift_id, c.code, bool_or(m.source in ('person', 'file') and m.weight > 0.5) as is_said
    from gift_categories m join categories c on c.id = m.category_id
    where m.gift_id = any (gift_ids)
    group by 1, 2
  ) carried
  group by 1
$$;

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
  ), written as (
    insert into gift_search as kept (gift_id, plain, words, in_stock, document)
    select id, plain, words, in_stock,
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

create or replace function refresh_gift_codes(gift_ids uuid[]) returns void language plpgsql as $$
begin
  -- As in refresh_gift_search.
  perform from gifts where id = any (gift_ids) order by id for no key update;

  update gift_search s set document = wanted.document
  from (
    -- As text, because `||` would move the positions of the words.
    select kept.gift_id, (ts_delete(kept.document, array(
        select lexeme from unnest(ts_filter(kept.document, '{b,c}')) where lexeme like '#%'
      ))::text || ' ' || coalesce(tags.codes, ''))::tsvector as document
    from gift_search kept left join carried_codes(gift_ids) tags using (gift_id)
    where kept.gift_id = any (gift_ids)
  ) wanted
  where s.gift_id = wanted.gift_id and s.document is distinct from wanted.document;
end
$$;
