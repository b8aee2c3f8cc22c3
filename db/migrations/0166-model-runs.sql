-- A reading of the catalogue by a language model, which an admin starts, stops and continues. Any server goes on where another one left it.

create table model_runs (
  id          uuid primary key default gen_random_uuid(),
  scope       text not null check (scope in ('all', 'sample')),
  state       text not null default 'running' check (state in ('running', 'stopped', 'done')),
  -- Why a running one waits, and until when.
  wait_reason text check (wait_reason in ('tokens', 'failing')),
  waits_until timestamptz,
  -- Questions in a row without any usable answer.
  failures    integer not null default 0,
  -- How often single claims could not be used, by reason.
  left_out    jsonb not null default '{}',
  started_at  timestamptz not null default now(),
  ended_at    timestamptz,
  check ((wait_reason is null) = (waits_until is null))
);
-- There is one at a time.
create unique index model_runs_unfinished on model_runs ((true)) where state <> 'done';

-- The texts that a run reads, those of several gifts once.
create table model_run_texts (
  run_id     uuid not null references model_runs on delete cascade,
  texts_hash text not null,
  place      integer not null,
  tries      integer not null default 0,
  -- How it ended, or what was wrong with the last answer where another try is due.
  outcome    text,
  is_done    boolean not null default false,
  primary key (run_id, texts_hash)
);
create index model_run_texts_open on model_run_texts (run_id, tries, place) where not is_done;
