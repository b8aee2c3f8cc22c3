-- Servers keep what they have read of a gift for as long as its row and its search row have the same stamps. A stamp is random: the ids of
-- transactions, and counters too, come a second time after a fail-over to a standby that was behind.
create function random_stamp() returns bigint language sql volatile as $$ select (random() * 9007199254740991)::bigint $$;

create function renew_stamp() returns trigger language plpgsql as $$
begin
  new.stamp := random_stamp();
  return new;
end
$$;

-- A constant is added without writing the rows anew; no other version of a row that is here today has it.
alter table gifts add column stamp bigint not null default 0;
alter table gift_search add column stamp bigint not null default 0;
alter table gifts alter column stamp set default random_stamp();
alter table gift_search alter column stamp set default random_stamp();
-- A gift that comes back from before this column brings no stamp.
create trigger renew_stamp before insert or update on gifts for each row execute function renew_stamp();
create trigger renew_stamp before update on gift_search for each row execute function renew_stamp();
