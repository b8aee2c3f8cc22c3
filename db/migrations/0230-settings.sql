-- Contact address, disclosure, country, time zone and the like, version by version: the newest one counts.
create table settings_versions (
  id         integer generated always as identity primary key,
  settings   jsonb not null,
  -- The older version that this one brings back.
  restores   integer,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index on settings_versions (created_by) where created_by is not null;

-- Footers, days and the policy of every page follow a setting.
create function notify_settings_change() returns trigger language plpgsql as $$
begin
  perform notify_page_tags(array['settings', 'all']);
  return null;
end
$$;
create trigger notify_change after insert or update or delete on settings_versions
  for each statement execute function notify_settings_change();
