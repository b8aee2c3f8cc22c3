-- Work that comes round by itself, once for all servers: whoever claims a turn has it, and says how it ended.
create table scheduled_jobs (
  name             text primary key,
  -- The next turn; whoever finds it in the past may take it.
  next_at          timestamptz not null default now(),
  -- Until then the turn is somebody's; he moves it on while he works. Past it he is taken for dead.
  claimed_until    timestamptz,
  last_started_at  timestamptz,
  last_finished_at timestamptz,
  -- Why the last turn failed, in a line; null after a good one.
  last_failure     text
);
