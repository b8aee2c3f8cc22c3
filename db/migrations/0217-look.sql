-- What the site is called, looks like and says, version by version: the newest one counts.
create table look_versions (
  id         integer generated always as identity primary key,
  look       jsonb not null,
  -- The older version that this one brings back.
  restores   integer,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index on look_versions (created_by) where created_by is not null;

-- Logos and icons. They are small, and a look is nothing without them, so they are rows and part of every backup.
create table look_pictures (
  id         uuid primary key default gen_random_uuid(),
  media_type text not null check (media_type in ('image/png', 'image/svg+xml')),
  bytes      bytea not null check (octet_length(bytes) between 1 and 500000),
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index on look_pictures (created_by) where created_by is not null;

-- Every page, feed and manifest shows something of the look.
create function notify_look_change() returns trigger language plpgsql as $$
begin
  perform notify_page_tags(array['look', 'all']);
  return null;
end
$$;
create trigger notify_change after insert or update or delete on look_versions
  for each statement execute function notify_look_change();
