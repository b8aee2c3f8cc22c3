-- The finder leaves out what people have refused for a gift, and believes what they have said of children and of men and women. Neither changes
-- the gift's row or its search row, so the search row gets another stamp.
create function renew_search_stamps(gift_ids uuid[]) returns void language sql volatile as $$
  with locked as materialized (
    select gift_id from gift_search where gift_id = any (gift_ids) order by gift_id for no key update
  )
  update gift_search s set stamp = random_stamp() from locked where s.gift_id = locked.gift_id
$$;

create or replace function renew_search_of_decisions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform renew_search_stamps(array(select distinct gift_id from new_rows where decision = 'refused'));
  elsif tg_op = 'UPDATE' then
    perform renew_search_stamps(array(
      select distinct gift_id from new_rows join old_rows using (gift_id, category_id)
      where new_rows.decision is distinct from old_rows.decision and 'refused' in (new_rows.decision, old_rows.decision)
    ));
  else
    -- Not for a category that is itself gone: nobody can ask for it any more, and it may have been refused for every gift.
    perform renew_search_stamps(array(
      select distinct gift_id from old_rows join categories c on c.id = category_id where decision = 'refused'
    ));
  end if;
  return null;
end
$$;
create trigger renew_refused after insert on category_guesses referencing new table as new_rows
  for each statement execute function renew_search_of_decisions();
create trigger renew_forgotten after delete on category_guesses referencing old table as old_rows
  for each statement execute function renew_search_of_decisions();

create function renew_search_of_claims() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform renew_search_stamps(array(select distinct gift_id from old_rows));
  else
    perform renew_search_stamps(array(select distinct gift_id from new_rows));
  end if;
  return null;
end
$$;
create trigger renew_insert after insert on gift_claims referencing new table as new_rows
  for each statement execute function renew_search_of_claims();
create trigger renew_update after update on gift_claims referencing new table as new_rows
  for each statement execute function renew_search_of_claims();
create trigger renew_delete after delete on gift_claims referencing old table as old_rows
  for each statement execute function renew_search_of_claims();
