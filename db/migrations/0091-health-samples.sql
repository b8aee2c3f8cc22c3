-- What each server did in each minute, for the plots of the health page. A week of it is kept.
create table health_samples (
  at           timestamptz not null default now(),
  -- A number that a server makes up when it starts.
  server       uuid not null,
  requests     integer not null,
  failures     integer not null,
  kept_pages   integer not null,
  renders      integer not null,
  render_ms    double precision not null,
  queries      integer not null,
  query_ms     double precision not null,
  mails_sent   integer not null,
  mails_failed integer not null,
  finder_runs  integer not null,
  finder_ms    double precision not null,
  memory_bytes bigint not null,
  primary key (at, server)
);
