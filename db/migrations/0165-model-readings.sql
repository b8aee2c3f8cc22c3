-- What a language model has read in gifts' texts. A reading belongs to texts, not to a gift: gifts with the same texts share it, and one that is
-- imported again finds it there.

-- The hash of what a language model is sent of a gift; listProductTexts cuts the texts alike.
create function gift_texts_hash(name text, description text) returns text language sql immutable strict parallel safe as $$
  select encode(sha256(convert_to(left(name, 200) || E'\n' || left(description, 600), 'UTF8')), 'hex')
$$;

create table model_readings (
  texts_hash text primary key,
  -- The model, and the version of the question.
  reader     text not null,
  -- All that the model says: kind (interest, occasion, person, trait, category, child, gender), id, weight from 0 to 1, and the words of the
  -- texts that it quotes; the finder reads these.
  claims     jsonb not null,
  -- The categories that the claims stand for, as category_guesses has them.
  guesses    jsonb not null,
  read_at    timestamptz not null default now(),
  -- False until the gifts with these texts have been told to be read anew.
  is_placed  boolean not null default false
);
create index model_readings_to_place on model_readings (texts_hash) where not is_placed;

alter table gift_readings add column texts_hash text;
update gift_readings r set texts_hash = gift_texts_hash(g.name, g.description) from gifts g where g.id = r.gift_id;
alter table gift_readings alter column texts_hash set not null;
create index gift_readings_by_texts on gift_readings (texts_hash);

-- As before, with the hash of the texts.
create or replace function follow_gifts_to_read() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into gift_readings (gift_id, texts_hash) select id, gift_texts_hash(name, description) from new_rows on conflict do nothing;
  else
    insert into gift_readings (gift_id, texts_hash)
    select id, gift_texts_hash(new_rows.name, new_rows.description) from new_rows join old_rows using (id)
    where (new_rows.name, new_rows.description) is distinct from (old_rows.name, old_rows.description)
    on conflict (gift_id) do update set reader = null, texts_hash = excluded.texts_hash;
  end if;
  return null;
end
$$;

-- The finder knows a gift until its row or its search row changes. What a model has read and what a person has decided change neither, so the
-- search row is written anew as it is.
create function renew_search_of_readings() returns trigger language plpgsql as $$
begin
  update gift_search s set document = document
  from gift_readings r where r.texts_hash in (select texts_hash from new_rows) and s.gift_id = r.gift_id;
  return null;
end
$$;
create trigger renew_insert after insert on model_readings referencing new table as new_rows
  for each statement execute function renew_search_of_readings();

create function renew_search_of_decisions() returns trigger language plpgsql as $$
begin
  update gift_search s set document = document
  where s.gift_id in (
    select gift_id from new_rows join old_rows using (gift_id, category_id)
    where new_rows.decision is distinct from old_rows.decision and 'refused' in (new_rows.decision, old_rows.decision)
  );
  return null;
end
$$;
create trigger renew_decided after update on category_guesses referencing old table as old_rows new table as new_rows
  for each statement execute function renew_search_of_decisions();
