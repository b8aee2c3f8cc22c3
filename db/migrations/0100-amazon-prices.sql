-- How prices of the store's gifts may be shown, as the owner answered when asked. No row: not asked yet, or not answered.
create table amazon_prices (
  is_only     boolean primary key default true check (is_only),
  answer      text not null check (answer in ('as-entered', 'api-only')),
  answered_at timestamptz not null default now()
);

create function notify_amazon_prices_change() returns trigger language plpgsql as $$
begin
  -- Hardly a page is without a price.
  perform pg_notify('presently_page_tags', 'all');
  return null;
end
$$;
create trigger notify_change after insert or update or delete on amazon_prices
  for each statement execute function notify_amazon_prices_change();
