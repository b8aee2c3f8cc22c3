-- Why the last run of a job that every server runs for itself failed, by server. A run that goes well deletes the row.
create table server_job_failures (
  name      text not null,
  server    uuid not null,
  failed_at timestamptz not null default now(),
  failure   text not null,
  primary key (name, server)
);
