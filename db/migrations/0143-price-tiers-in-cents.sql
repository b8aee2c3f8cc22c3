-- The bounds of price tiers are whole cents, like every amount. The specification's view keeps them in dollars.

alter table categories
  add column min_price_cents bigint check (min_price_cents >= 0),
  add column max_price_cents bigint check (max_price_cents >= 0),
  add check (max_price_cents >= min_price_cents);

-- No editor has changed these values, so no version, page or search text follows.
alter table categories disable trigger user;
update categories set min_price_cents = (min_price * 100)::bigint, max_price_cents = (max_price * 100)::bigint
where taxonomy = 'priceTier';
alter table categories enable trigger user;

create or replace view gift_price_tiers as
select id, name, slug, description, icon, image_url, color, sort_order, is_featured,
  (min_price_cents / 100.0)::numeric(10, 2) as min_price, (max_price_cents / 100.0)::numeric(10, 2) as max_price,
  version, created_at, updated_at
from categories where taxonomy = 'priceTier';

alter table categories drop column min_price, drop column max_price;

-- Removed values come back as rows of their table.
update removed_categories set value = value - 'min_price' - 'max_price' || jsonb_build_object(
  'min_price_cents', ((value ->> 'min_price')::numeric * 100)::bigint,
  'max_price_cents', ((value ->> 'max_price')::numeric * 100)::bigint);
