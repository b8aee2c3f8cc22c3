-- Media: what lies in the storage. A picture's `key` is a folder with its sizes (`<key>/640.avif`), any other file's is the file itself.

create table media_files (
  id         uuid primary key default gen_random_uuid(),
  key        text not null unique check (key ~ '^[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$'),
  name       text not null check (btrim(name) <> ''),
  kind       text not null check (kind in ('image', 'video', 'document')),
  -- The demo catalogue's pictures are made, not uploaded: they are not listed among the uploads.
  origin     text not null default 'upload' check (origin in ('upload', 'demo')),
  width      integer check (width > 0),
  height     integer check (height > 0),
  byte_size  bigint not null check (byte_size > 0),
  alt        text not null default '',
  created_at timestamptz not null default now()
);

create index media_files_newest on media_files (created_at desc, id) where origin = 'upload';
