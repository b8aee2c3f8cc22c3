-- no transaction
-- The index of what lists are filtered by has names too: a list in their order, as deep pages look it up, is then read from the index alone.
drop index concurrently if exists gifts_in_named_lists;
create index concurrently gifts_in_named_lists on gifts (id) include (price_cents, currency, in_stock, name) where is_shown;
drop index concurrently if exists gifts_in_lists;
