-- The currency stands beside every amount of cents: of the bounds of price tiers, and of the prices that limit a search of the finder. As with
-- gifts, a row without an amount has one too.

-- A constant is added without writing the rows anew.
alter table categories add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
alter table gift_search add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');

update gift_search set currency = gifts.currency from gifts where id = gift_id and gifts.currency <> 'USD';
-- Until it has counted them, the planner takes one currency in two hundred rows for what every row has.
analyze categories (currency), gift_search (currency);

-- Removed values come back as rows of their table.
update removed_categories set value = value || jsonb_build_object('currency', 'USD');

create or replace function follow_limits_in_search() returns trigger language plpgsql as $$
begin
  update gift_search
  set price_cents = new_rows.price_cents, currency = new_rows.currency, shipping_days = new_rows.shipping_days, gender = new_rows.gender
  from new_rows join old_rows using (id)
  where gift_id = new_rows.id
    and (new_rows.price_cents, new_rows.currency, new_rows.shipping_days, new_rows.gender)
      is distinct from (old_rows.price_cents, old_rows.currency, old_rows.shipping_days, old_rows.gender);
  return null;
end
$$;

-- As before, with the currency.
create or replace function refresh_gift_search(gift_ids uuid[]) returns void language plpgsql as $$
declare
  ignored record;
begin
  -- Two changes of one gift at once: the later one must read what the earlier one has written.
  perform from gifts where id = any (gift_ids) order by id for no key update;

  with source as materialized (
    select id, in_stock, price_cents, currency, shipping_days, gender,
      search_text(name) as plain, search_words(name) as words, search_words(coalesce(brand_name, '')) as brand_words,
      -- A tsvector holds one megabyte.
      search_words(left(description, 20000)) as description_words
    from gifts where id = any (gift_ids)
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
