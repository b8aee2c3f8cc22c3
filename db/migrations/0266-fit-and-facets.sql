-- What category pages order by and count, computed when a gift changes: a page that sorted or counted sixteen thousand gifts would be slow.

-- What a gift of a category usually costs: the median of a sample, brought up to date by a job.
create table category_middles (
  category_id uuid primary key references categories on delete cascade,
  price_cents bigint not null check (price_cents > 0),
  currency    text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- False until every gift of the category is compared with it.
  is_applied  boolean not null default false
);

-- How well a gift fits each of its categories, as "Best match" orders them. It has no foreign keys: they would cost an import as much as the
-- rows do, and the triggers of gift_categories see every gift and category that goes.
create table category_fits (
  gift_id     uuid not null,
  category_id uuid not null,
  fit         real not null,
  primary key (gift_id, category_id)
);
create index category_fits_in_order on category_fits (category_id, fit desc, gift_id);

-- The search codes of a gift's categories in one row: those that category pages count, and its gift types.
create table gift_facets (
  gift_id uuid primary key references gifts on delete cascade,
  codes   integer[] not null,
  types   integer[] not null
);

-- In stock before sold out; what people and files say before guesses; then how sure and how fitting, few categories of this kind before many
-- (what is for everybody fits nobody), a price from half to twice the category's middle, and a picture.
create function gift_fit(
  is_in_stock boolean, is_said boolean, strength real, beside bigint, has_picture boolean, price_cents bigint, middle_cents bigint
) returns real language sql immutable parallel safe as $$
  select (
    case when is_in_stock then 20 else 0 end
    + case when is_said then 5 else 0 end
    + 4 * strength
    + 1.5 / sqrt(beside)
    + 1.5 * coalesce(1 / greatest(1, abs(ln(price_cents::float8 / middle_cents) / ln(2::float8))), 0.3)
    + case when has_picture then 0.5 else 0 end
  )::real
$$;

create function refresh_gift_fits(gift_ids uuid[]) returns void language plpgsql as $$
begin
  -- As in refresh_gift_search.
  perform from gifts where id = any (gift_ids) order by id for no key update;

  with carried as materialized (
    select m.gift_id, m.category_id, c.code, c.taxonomy, bool_or(m.source in ('person', 'file')) as is_said,
      max(m.weight * m.confidence) as strength, count(*) over (partition by m.gift_id, c.taxonomy) as beside
    from gift_categories m join categories c on c.id = m.category_id
    where m.gift_id = any (gift_ids)
    group by m.gift_id, c.id, m.category_id
  ), gone as (
    delete from category_fits f
    where f.gift_id = any (gift_ids)
      and not exists (select from gift_categories m where m.gift_id = f.gift_id and m.category_id = f.category_id)
  ), coded as (
    insert into gift_facets as kept (gift_id, codes, types)
    select id, coalesce(array_agg(code order by code) filter (where taxonomy in ('interest', 'recipient', 'priceTier')), '{}'),
      coalesce(array_agg(code order by code) filter (where taxonomy = 'giftType'), '{}')
    from gifts left join carried on gift_id = id
    where id = any (gift_ids)
    group by id order by id
    on conflict (gift_id) do update set codes = excluded.codes, types = excluded.types
      where (kept.codes, kept.types) is distinct from (excluded.codes, excluded.types)
  )
  insert into category_fits as kept (gift_id, category_id, fit)
  select c.gift_id, c.category_id, gift_fit(g.in_stock, c.is_said, c.strength, c.beside, g.image is not null, g.price_cents, m.price_cents)
  from carried c join gifts g on g.id = c.gift_id
  left join category_middles m on m.category_id = c.category_id and m.currency = g.currency
  order by c.gift_id, c.category_id
  on conflict (gift_id, category_id) do update set fit = excluded.fit where kept.fit is distinct from excluded.fit;
end
$$;

-- Who defers the search rows calls refresh_gift_fits itself, once for many gifts.
create function follow_gift_categories_in_fits() returns trigger language plpgsql as $$
begin
  if is_search_deferred() then
    return null;
  elsif tg_op = 'DELETE' then
    -- Not for a category that is itself gone, whose code nobody asks for.
    delete from category_fits where category_id in (
      select distinct category_id from old_rows where not exists (select from categories where id = category_id)
    );
    perform refresh_gift_fits(array(select distinct gift_id from old_rows join categories on categories.id = category_id));
  else
    perform refresh_gift_fits(array(select distinct gift_id from new_rows));
  end if;
  return null;
end
$$;
create trigger fits_insert after insert on gift_categories referencing new table as new_rows
  for each statement execute function follow_gift_categories_in_fits();
create trigger fits_update after update on gift_categories referencing new table as new_rows
  for each statement execute function follow_gift_categories_in_fits();
create trigger fits_delete after delete on gift_categories referencing old table as old_rows
  for each statement execute function follow_gift_categories_in_fits();

create function follow_gifts_in_fits() returns trigger language plpgsql as $$
begin
  if not is_search_deferred() then
    perform refresh_gift_fits(array(
      select id from new_rows join old_rows using (id)
      where (new_rows.in_stock, new_rows.price_cents, new_rows.currency, new_rows.image is null)
        is distinct from (old_rows.in_stock, old_rows.price_cents, old_rows.currency, old_rows.image is null)
    ));
  end if;
  return null;
end
$$;
create trigger fits_update after update on gifts referencing old table as old_rows new table as new_rows
  for each statement execute function follow_gifts_in_fits();

-- As before, but of every category that these gifts carry: a page of one counts how many of its gifts carry the others.
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
      select 'gift:' || id from unnest(gift_ids) id
      union select 'category:' || id from unnest(category_ids) id
      union select 'category:' || category_id from gift_categories where gift_id = any (gift_ids)
    ));
  end if;
  return null;
end
$$;

-- What the gifts of each category usually cost now. Ids are random, so the first thousand by id are a fair sample.
create function current_middles() returns table (category_id uuid, price_cents bigint, currency text) language sql stable as $$
  select c.id, middle.price_cents, 'USD'
  from categories c cross join lateral (
    select percentile_disc(0.5) within group (order by g.price_cents) as price_cents
    from (select gift_id from gift_categories m where m.category_id = c.id order by gift_id limit 1000) sampled
    join gifts g on g.id = sampled.gift_id and g.is_shown and g.currency = 'USD'
  ) middle
  where middle.price_cents is not null
$$;

insert into category_middles select category_id, price_cents, currency, true from current_middles();
do $$
declare
  lot uuid[] := array(select id from gifts order by id limit 2000);
begin
  while cardinality(lot) > 0 loop
    perform refresh_gift_fits(lot);
    lot := array(select id from gifts where id > lot[cardinality(lot)] order by id limit 2000);
  end loop;
end
$$;
