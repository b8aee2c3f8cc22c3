-- Partitions the click log by month; see docs/scaling.md. Run it at a quiet hour, after a backup; replace 2027-01-01 by the first day of the next month.

-- Reads the table once without blocking anyone.
alter table affiliate_clicks add constraint before_2027 check (clicked_at < '2027-01-01') not valid;
alter table affiliate_clicks validate constraint before_2027;

begin;
set local lock_timeout = '5s';
alter table affiliate_clicks rename to affiliate_clicks_before_2027;
alter index affiliate_clicks_pkey rename to affiliate_clicks_before_2027_pkey;
alter table affiliate_clicks_before_2027 alter column id drop identity;
create sequence affiliate_clicks_id_seq;
select setval('affiliate_clicks_id_seq', (select max(id) from affiliate_clicks_before_2027));
create table affiliate_clicks (
  id          bigint not null default nextval('affiliate_clicks_id_seq'),
  gift_id     uuid references gifts on delete set null,
  marketplace text not null constraint affiliate_clicks_marketplace_check check (marketplace ~ '^[a-z]{2,3}(\.[a-z]{2})?$'),
  page        text not null constraint affiliate_clicks_page_check check (page like '/%' and char_length(page) <= 300),
  clicked_at  timestamptz not null default now()
) partition by range (clicked_at);
alter sequence affiliate_clicks_id_seq owned by affiliate_clicks.id;
create index on affiliate_clicks (clicked_at);
create index on affiliate_clicks (gift_id, clicked_at);
alter table affiliate_clicks attach partition affiliate_clicks_before_2027 for values from (minvalue) to ('2027-01-01');
-- Takes clicks that no month covers, so that a click never fails.
create table affiliate_clicks_later partition of affiliate_clicks default;
commit;

-- The months of the next year. Nothing adds later months automatically.
do $$
begin
  for month in 0..11 loop
    execute format('create table affiliate_clicks_%s partition of affiliate_clicks for values from (%L) to (%L)',
      to_char(date '2027-01-01' + make_interval(months => month), 'YYYY_MM'),
      date '2027-01-01' + make_interval(months => month), date '2027-01-01' + make_interval(months => month + 1));
  end loop;
end $$;

-- Years later, to drop what is old (5 ms, then 2.8 s for 5 million clicks):
-- alter table affiliate_clicks detach partition affiliate_clicks_before_2027;
-- drop table affiliate_clicks_before_2027;
