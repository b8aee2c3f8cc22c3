-- When a job last went well, which a later failure does not undo.
alter table scheduled_jobs add column last_succeeded_at timestamptz;
update scheduled_jobs set last_succeeded_at = last_finished_at where last_failure is null;
