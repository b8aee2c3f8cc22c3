-- no transaction
-- Lists the brands without reading every gift, and finds the gifts of some.
drop index concurrently if exists gifts_by_brand;
create index concurrently gifts_by_brand on gifts (brand_name) where brand_name is not null;
