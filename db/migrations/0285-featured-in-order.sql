-- no transaction
-- Home shows trending and featured gifts with those in stock first, then the newest: an index in that order spares reading and sorting them all.
drop index concurrently if exists gifts_trending_in_order;
create index concurrently gifts_trending_in_order on gifts (in_stock desc, created_at desc, id) where is_trending;
drop index concurrently if exists gifts_featured_in_order;
create index concurrently gifts_featured_in_order on gifts (in_stock desc, created_at desc, id) where is_featured;
drop index concurrently if exists gifts_trending;
drop index concurrently if exists gifts_featured;
