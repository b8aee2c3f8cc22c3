-- Changes that were made in several transactions and belong together, as a bulk change's lots, are one entry of the audit log.
alter table audit_log add column change_id uuid;
