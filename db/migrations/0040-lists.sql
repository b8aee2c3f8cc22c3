-- Gift lists: gifts kept for someone, from our catalogue or any shop, and what visitors of a shared list have claimed.

create table gift_lists (
  id                 uuid primary key default gen_random_uuid(),
  user_id            uuid not null references users (id) on delete cascade,
  name               text not null check (btrim(name) <> '' and char_length(name) <= 100),
  description        text not null default '' check (char_length(description) <= 1000),
  is_public          boolean not null default false,
  -- Whoever has it may read the list. Turning sharing off forgets it; on again makes a new one.
  share_token        text unique check (char_length(share_token) >= 32),
  occasion_date      date,
  -- From this day (UTC) on its owner sees what is claimed; null: never.
  claims_revealed_on date,
  created_at         timestamptz not null default now(),
  -- Deleted, but undoing is still possible.
  deleted_at         timestamptz,
  check (is_public = (share_token is not null))
);

create index gift_lists_of_user on gift_lists (user_id, created_at desc, id);

create table gift_list_items (
  id               uuid primary key default gen_random_uuid(),
  gift_list_id     uuid not null references gift_lists (id) on delete cascade,
  gift_id          uuid references gifts (id) on delete set null,
  -- What it was called when it was added from another shop, or when its gift left the catalogue.
  title            text check (btrim(title) <> '' and char_length(title) <= 300),
  url              text check (url ~ '^https?://' and char_length(url) <= 2000),
  image            text check (image ~ '^/media/'),
  price_cents      integer check (price_cents between 1 and 100000000),
  note             text not null default '' check (char_length(note) <= 500),
  quantity         integer not null default 1 check (quantity between 1 and 99),
  -- Several people may share it, up to this sum.
  split_goal_cents integer check (split_goal_cents between 1 and 100000000),
  position         integer not null,
  added_at         timestamptz not null default now(),
  deleted_at       timestamptz,
  check (gift_id is not null or title is not null),
  -- Of a removed gift that is added again the row comes back, and with it what visitors have claimed.
  unique (gift_list_id, gift_id)
);

create index gift_list_items_in_order on gift_list_items (gift_list_id, position);
create index gift_list_items_of_gift on gift_list_items (gift_id);

-- A gift that leaves the catalogue stays on people's lists by its name.
create function keep_gone_gift_on_lists() returns trigger language plpgsql as $$
begin
  update gift_list_items set title = old.name where gift_id = old.id;
  return old;
end $$;
create trigger keep_gone_gift_on_lists before delete on gifts for each row execute function keep_gone_gift_on_lists();

-- Nothing of this table may reach the list's owner before claims_revealed_on, by no way: not its rows, their number, nor a lock on
-- the rows of the tables above that he could feel. Hence advisory locks (claims.commands.server.ts).
create table gift_list_claims (
  id              uuid primary key default gen_random_uuid(),
  item_id         uuid not null references gift_list_items (id) on delete cascade,
  -- The list that it was made on, whose day of revelation counts even when the item moves to another one.
  gift_list_id    uuid references gift_lists (id) on delete set null,
  name            text not null default '' check (char_length(name) <= 60),
  -- Whole pieces, or a share of the price.
  pieces          integer check (pieces between 1 and 99),
  pledge_cents    integer check (pledge_cents between 1 and 100000000),
  -- SHA-256 of the secret in the link that takes it back.
  undo_token_hash bytea not null unique,
  created_at      timestamptz not null default now(),
  check ((pieces is null) <> (pledge_cents is null))
);

create index gift_list_claims_of_item on gift_list_claims (item_id);
create index gift_list_claims_of_list on gift_list_claims (gift_list_id);

-- Pictures of things from other shops are kept here, so that no visitor's address goes to a third party. Editors do not see them.
alter table media_files drop constraint media_files_origin_check;
alter table media_files add constraint media_files_origin_check check (origin in ('upload', 'demo', 'list'));
