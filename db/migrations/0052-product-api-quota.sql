-- The store's product API may be asked once a second and so many times a day, by all servers together and across restarts.
create table product_api_quota (
  is_only boolean primary key default true check (is_only),
  -- The earliest moment of the next request.
  next_at timestamptz not null default now(),
  -- Requests of this day (UTC).
  day     date not null default (now() at time zone 'utc')::date,
  used    integer not null default 0
);
insert into product_api_quota default values;
