-- Who changed what: one row a change, written in the transaction of the change itself.
create table audit_log (
  id           bigint generated always as identity primary key,
  at           timestamptz not null default now(),
  actor_id     uuid references users (id) on delete set null,
  -- Kept when the account goes: the log has to stay readable. Never an address.
  actor_name   text not null,
  action       text not null check (action <> '' and char_length(action) <= 40),
  subject_kind text not null check (subject_kind <> '' and char_length(subject_kind) <= 40),
  subject_id   text,
  subject_name text not null default '',
  -- Only what differs.
  before       jsonb not null default '{}',
  after        jsonb not null default '{}'
);
create index audit_log_by_kind on audit_log (subject_kind, id desc);
create index audit_log_by_actor on audit_log (actor_id, id desc);
create index audit_log_by_subject on audit_log (subject_kind, subject_id, id desc);
create index audit_log_by_time on audit_log (at);
