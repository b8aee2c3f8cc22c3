-- A gift's price is whole cents with its currency beside it; dollars stand only in the catalogue file, in the API and on the screen.

drop index gifts_admin_text;
drop function gift_admin_text(text, text, numeric);
alter table gifts drop constraint gifts_price_check;

-- The view keeps its price in dollars. It is made again from its own text, as earlier migrations may have made it in several ways.
do $$
declare
  definition text := pg_get_viewdef('view_gifts_with_tags'::regclass);
begin
  drop view view_gifts_with_tags;
  -- Rewriting the column fires no trigger, so that no version, page or search row counts as changed; its indexes are rebuilt.
  alter table gifts alter column price type bigint using (price * 100)::bigint;
  alter table gifts rename column price to price_cents;
  execute 'create view view_gifts_with_tags as '
    || regexp_replace(definition, '\mg\.price\M', '(g.price_cents / 100.0)::numeric(10, 2) as price', 'g');
end
$$;

alter table gifts
  add constraint gifts_price_cents_check check (price_cents between 1 and 9999999999),
  add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');

create function gift_admin_text(name text, description text, price_cents bigint) returns text language sql immutable parallel safe as $$
  select lower(name || E'\n' || description || E'\n' || coalesce((price_cents / 100.0)::numeric(10, 2)::text, ''))
$$;
create index gifts_admin_text on gifts using gin (gift_admin_text(name, description, price_cents) gin_trgm_ops)
  with (gin_pending_list_limit = 256);

create or replace function copy_limits_to_search() returns trigger language plpgsql as $$
begin
  select gifts.price_cents, gifts.shipping_days, gifts.gender into new.price_cents, new.shipping_days, new.gender
  from gifts where id = new.gift_id;
  return new;
end
$$;

create or replace function follow_limits_in_search() returns trigger language plpgsql as $$
begin
  update gift_search set price_cents = new_rows.price_cents, shipping_days = new_rows.shipping_days, gender = new_rows.gender
  from new_rows join old_rows using (id)
  where gift_id = new_rows.id
    and (new_rows.price_cents, new_rows.shipping_days, new_rows.gender)
      is distinct from (old_rows.price_cents, old_rows.shipping_days, old_rows.gender);
  return null;
end
$$;

-- Deleted gifts come back as rows of their table.
update deleted_gifts set gift = gift - 'price'
  || jsonb_build_object('price_cents', ((gift ->> 'price')::numeric * 100)::bigint, 'currency', 'USD');

alter table gift_list_items add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
alter table gift_list_claims add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
