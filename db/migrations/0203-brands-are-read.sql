-- As before; a gift of another brand is read anew too, since the words of a brand say nothing of what the gift is for.
create or replace function follow_gifts_to_read() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into gift_readings (gift_id, texts_hash) select id, gift_texts_hash(name, description) from new_rows on conflict do nothing;
  else
    insert into gift_readings (gift_id, texts_hash)
    select id, gift_texts_hash(new_rows.name, new_rows.description) from new_rows join old_rows using (id)
    where (new_rows.name, new_rows.description, new_rows.brand_name) is distinct from (old_rows.name, old_rows.description, old_rows.brand_name)
    order by id
    on conflict (gift_id) do update set reader = null, texts_hash = excluded.texts_hash;
  end if;
  return null;
end
$$;
