-- no transaction
-- Gifts are counted by their price in one currency from the index alone, without a look at their rows.
drop index concurrently if exists gifts_by_price_in_currency;
create index concurrently gifts_by_price_in_currency on gifts (price_cents, id) include (currency);
drop index concurrently if exists gifts_by_price;
drop index concurrently if exists gift_search_in_budget;
create index concurrently gift_search_in_budget on gift_search (price_cents, gift_id) include (currency) where in_stock;
drop index concurrently if exists gift_search_affordable;
