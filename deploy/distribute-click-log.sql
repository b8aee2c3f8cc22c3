-- Spreads the click log over the workers of a Citus cluster; see docs/scaling.md. Run it on the coordinator, after a backup, once the workers are added.
-- It copies the table while nobody clicks: seconds for a million rows.

begin;
set local lock_timeout = '5s';
-- A distributed table cannot refer to one that is not: a trigger does what the reference did when a gift is deleted.
alter table affiliate_clicks drop constraint affiliate_clicks_gift_id_fkey;
create function forget_clicked_gifts() returns trigger language plpgsql as $$
declare
  gone_ids uuid[] := array(select id from gone);
begin
  update affiliate_clicks set gift_id = null where gift_id = any (gone_ids);
  return null;
end
$$;
create trigger forget_clicked_gifts after delete on gifts referencing old table as gone
  for each statement execute function forget_clicked_gifts();
select create_distributed_table('affiliate_clicks', 'id');
commit;

-- A worker that comes later takes its share with: select citus_rebalance_start();
