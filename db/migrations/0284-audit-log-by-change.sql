-- no transaction
-- What belongs to one change is found among millions of entries.
drop index concurrently if exists audit_log_by_change;
create index concurrently audit_log_by_change on audit_log (change_id, id) where change_id is not null;
