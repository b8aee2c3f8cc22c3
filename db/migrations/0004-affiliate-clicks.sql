-- Clicks on store links: what was clicked, for which marketplace, on which page of ours. Nothing about who.

create table affiliate_clicks (
  id          bigint generated always as identity primary key,
  gift_id     uuid references gifts on delete set null,
  marketplace text not null check (marketplace ~ '^[a-z]{2,3}(\.[a-z]{2})?$'),
  page        text not null check (page like '/%' and char_length(page) <= 300),
  clicked_at  timestamptz not null default now()
);

-- Reports by day, and by gift and day.
create index on affiliate_clicks (clicked_at);
create index on affiliate_clicks (gift_id, clicked_at);
