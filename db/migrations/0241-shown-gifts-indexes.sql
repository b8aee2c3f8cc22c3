-- no transaction
drop index concurrently if exists gifts_not_shown;
create index concurrently gifts_not_shown on gifts (id) where not is_shown;
drop index concurrently if exists gifts_by_next_date;
create index concurrently gifts_by_next_date on gifts (shown_changes_at) where shown_changes_at is not null;
drop index concurrently if exists gifts_by_own_pictures;
create index concurrently gifts_by_own_pictures on gifts using gin (gift_media_paths(pictures)) where pictures <> '[]';
-- Its key is a constant, as that of gifts_with_outside_pictures.
drop index concurrently if exists gifts_with_outside_galleries;
create index concurrently gifts_with_outside_galleries on gifts ((true)) where pictures::text ~* '"image": "https?://';
-- The hint at doubles.
drop index concurrently if exists gifts_by_store_address;
create index concurrently gifts_by_store_address on gifts (md5(store_address(affiliate_url))) where affiliate_url is not null;
