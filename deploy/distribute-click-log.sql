-- Spreads the click log over the workers of a Citus cluster; see docs/scaling.md. Run it on the coordinator, after a backup, once the workers are added.
-- It copies the table while nobody clicks: seconds for a million rows.

begin;
set local lock_timeout = '5s';
-- A distributed table cannot refer to one that is not: clicks of a gift that was deleted keep its number, which no report shows.
alter table affiliate_clicks drop constraint affiliate_clicks_gift_id_fkey;
select create_distributed_table('affiliate_clicks', 'id');
commit;

-- A worker that comes later takes its share with: select citus_rebalance_start();
