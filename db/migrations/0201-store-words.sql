-- Words that a store's API has supplied are sent to no language model, whatever becomes of the price beside them. A constant is added without
-- writing the rows anew.
alter table gifts add column has_store_words boolean not null default false;
update gifts set has_store_words = true where price_source = 'api';
update deleted_gifts set gift = gift || jsonb_build_object('has_store_words', gift ->> 'price_source' = 'api');
