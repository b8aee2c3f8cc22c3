-- Uploads: a picture waits until a worker has made its sizes; a removed file can be brought back for a while.

alter table media_files
  add column version       integer not null default 1,
  -- A waiting picture's file as it came lies under `incoming/<key>`, which nobody is served.
  add column state         text not null default 'ready' check (state in ('waiting', 'ready', 'failed')),
  add column attempts      integer not null default 0,
  -- Until then one worker has it to itself; if that dies, another takes it.
  add column claimed_until timestamptz,
  add column uploaded_by   uuid references users on delete set null,
  add column deleted_at    timestamptz;

alter table media_files add constraint media_files_alt_length check (char_length(alt) <= 300);
alter table media_files add constraint media_files_name_length check (char_length(name) <= 300);

create index media_files_waiting on media_files (created_at) where state = 'waiting';
create index media_files_deleted on media_files (deleted_at) where deleted_at is not null;
create index on media_files (uploaded_by) where uploaded_by is not null;

-- Where is this picture used?
create index gifts_by_image on gifts (image) where image like '/media/%';
