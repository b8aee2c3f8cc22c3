-- The gifts that probably belong to a category, although no guess is sure enough to be shown as one of its gifts: those of at least 0.7, of gifts
-- that nobody has described (see show_guesses). Of a hundred at most, the surest.
create function likely_gifts(category uuid) returns table (gift_id uuid, score real) language sql stable as $$
  with guessed as materialized (
    select k.gift_id, k.weight * k.confidence as score from category_guesses k
    where k.category_id = category and k.decision is null and k.confidence >= 0.7
      and not exists (select from gift_categories m where m.gift_id = k.gift_id and m.category_id = category)
    order by k.confidence desc, k.gift_id limit 100
  )
  select gift_id, score from guessed where gift_id not in (
    select filled.gift_id from filled_taxonomies(array(select gift_id from guessed)) filled
    where filled.taxonomy <> 'priceTier' group by 1 having count(*) >= 3
  )
$$;

-- So a category's page changes with the guesses too.
create function notify_guess_change() returns trigger language plpgsql as $$
declare
  tags text[];
begin
  if tg_op = 'DELETE' then
    select array_agg('category:' || category_id) into tags from (select distinct category_id from old_rows) changed;
  else
    select array_agg('category:' || category_id) into tags from (select distinct category_id from new_rows) changed;
  end if;
  perform notify_page_tags(tags);
  return null;
end
$$;
create trigger notify_insert after insert on category_guesses referencing new table as new_rows
  for each statement execute function notify_guess_change();
create trigger notify_update after update on category_guesses referencing new table as new_rows
  for each statement execute function notify_guess_change();
create trigger notify_delete after delete on category_guesses referencing old table as old_rows
  for each statement execute function notify_guess_change();
