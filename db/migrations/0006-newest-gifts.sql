-- The order "newest" of the API, which otherwise sorts the whole catalogue for its first page.
create index if not exists gifts_newest on gifts (created_at desc, id);
