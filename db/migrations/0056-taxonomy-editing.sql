-- Editing taxonomies: a stale edit is told (version), a removed value can be brought back for a while.

do $$
declare
  taxonomy text;
begin
  foreach taxonomy in array array[
    'gift_types', 'gift_recipient_types', 'gift_themes', 'gift_occasion_types', 'gift_personality_tags', 'gift_eco_labels',
    'gift_seasonal_tags', 'gift_interest_types', 'gift_age_ranges', 'gift_use_cases', 'gift_price_tiers'
  ] loop
    -- Counts what editors change of the value itself; its place among the others is none of it.
    execute format('alter table %I add column version integer not null default 1', taxonomy);
    execute format('create index on %I (image_url) where image_url is not null', taxonomy);
  end loop;
end
$$;

alter table gift_price_tiers add constraint gift_price_tiers_range check (max_price >= min_price);

create table removed_categories (
  id         uuid primary key,
  taxonomy   text not null,
  -- The whole row, whatever columns its taxonomy has.
  value      jsonb not null,
  gift_ids   uuid[] not null,
  old_slugs  text[] not null,
  removed_at timestamptz not null default now()
);
create index on removed_categories (removed_at);
