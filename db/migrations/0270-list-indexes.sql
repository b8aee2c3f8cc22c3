-- no transaction
-- What lists are filtered by, and what category pages count, each in an index of its own in the order of gifts: PostgreSQL merges them with the gifts
-- of a category, and reads neither table, whose rows are wide.
drop index concurrently if exists gifts_in_lists;
create index concurrently gifts_in_lists on gifts (id) include (price_cents, currency, in_stock) where is_shown;
drop index concurrently if exists gift_facets_counted;
create index concurrently gift_facets_counted on gift_facets (gift_id) include (codes);
