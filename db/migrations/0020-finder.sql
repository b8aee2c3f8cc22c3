-- The finder: what limits its candidates stands beside the words that find them, so that a budget costs no second look-up a gift.

alter table gift_search
  -- US cents; null where the price is not known.
  add column price_cents   bigint,
  add column shipping_days integer,
  add column gender        text not null default 'unisex';

create function copy_limits_to_search() returns trigger language plpgsql as $$
begin
  select (price * 100)::bigint, gifts.shipping_days, gifts.gender into new.price_cents, new.shipping_days, new.gender
  from gifts where id = new.gift_id;
  return new;
end
$$;

create trigger copy_limits before insert on gift_search for each row execute function copy_limits_to_search();

create function follow_limits_in_search() returns trigger language plpgsql as $$
begin
  update gift_search set price_cents = (new_rows.price * 100)::bigint, shipping_days = new_rows.shipping_days, gender = new_rows.gender
  from new_rows join old_rows using (id)
  where gift_id = new_rows.id
    and (new_rows.price, new_rows.shipping_days, new_rows.gender) is distinct from (old_rows.price, old_rows.shipping_days, old_rows.gender);
  return null;
end
$$;

create trigger copy_limits after update on gifts referencing old table as old_rows new table as new_rows
  for each statement execute function follow_limits_in_search();

update gift_search set price_cents = (price * 100)::bigint, shipping_days = gifts.shipping_days, gender = gifts.gender
from gifts where id = gift_id;

create index gift_search_affordable on gift_search (price_cents, gift_id) where in_stock;
