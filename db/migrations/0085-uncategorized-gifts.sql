-- Gifts that may have no category: each that has none is here, and some that have one again. Whoever asks looks at these few alone. A gift comes
-- here when it loses any category, so that two that go at the same time, unseen by each other, cannot leave it out. Price tiers do not count:
-- a gift gets its own by its price.
create table gifts_to_categorize (
  gift_id uuid primary key references gifts on delete cascade
);

create function follow_gifts_to_categorize() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'gifts' then
    insert into gifts_to_categorize select id from new_rows on conflict do nothing;
  elsif tg_op = 'INSERT' then
    delete from gifts_to_categorize where gift_id in (select gift_id from new_rows);
  else
    -- Not for a gift that is itself going.
    insert into gifts_to_categorize select id from gifts where id in (select gift_id from old_rows) on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger categorize_insert after insert on gifts referencing new table as new_rows
  for each statement execute function follow_gifts_to_categorize();

do $$
declare
  taxonomy text;
begin
  insert into gifts_to_categorize select id from gifts;
  foreach taxonomy in array array[
    'gift_types', 'gift_recipient_types', 'gift_themes', 'gift_occasion_types', 'gift_personality_tags', 'gift_eco_labels',
    'gift_seasonal_tags', 'gift_interest_types', 'gift_age_ranges', 'gift_use_cases'
  ] loop
    execute format('create trigger categorize_insert after insert on %I referencing new table as new_rows for each statement execute function follow_gifts_to_categorize()', taxonomy || '_map');
    execute format('create trigger categorize_delete after delete on %I referencing old table as old_rows for each statement execute function follow_gifts_to_categorize()', taxonomy || '_map');
    execute format('delete from gifts_to_categorize where gift_id in (select gift_id from %I)', taxonomy || '_map');
  end loop;
end
$$;

analyze gifts_to_categorize;
