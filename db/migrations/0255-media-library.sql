-- The library: a file has labels, a focal point, and other versions of itself; addresses that it had lead to it.

create table media_labels (
  id         uuid primary key default gen_random_uuid(),
  name       text not null check (btrim(name) <> '' and char_length(name) <= 60),
  created_at timestamptz not null default now()
);
create unique index media_labels_name on media_labels (lower(name));

create table media_file_labels (
  file_id  uuid not null references media_files on delete cascade,
  label_id uuid not null references media_labels on delete cascade,
  primary key (file_id, label_id)
);
create index media_file_labels_by_label on media_file_labels (label_id, file_id);

alter table media_files
  -- What stays in sight where the picture is cropped, in percent from the left and the upper edge.
  add column focus_x      smallint not null default 50 check (focus_x between 0 and 100 and focus_x % 5 = 0),
  add column focus_y      smallint not null default 50 check (focus_y between 0 and 100 and focus_y % 5 = 0),
  -- Another version of that file: one that takes its place once its sizes are made, or one that it had before (`replaced_at`). It counts as
  -- deleted from the beginning, so that it goes when deleted files do.
  add column version_of   uuid references media_files on delete set null,
  add column replaced_at  timestamptz,
  -- What is cut out of which stored picture to make this one: {"from": key, "left": …, "top": …, "width": …, "height": …} in shares of it.
  add column crop         jsonb,
  -- Files that were deleted at once can be restored at once.
  add column deleted_with uuid;

-- Where a file was before it got another key or focal point.
create table media_former_paths (
  path    text primary key check (path ~ '^/media/'),
  file_id uuid not null references media_files on delete cascade
);
create index media_former_paths_by_file on media_former_paths (file_id);
