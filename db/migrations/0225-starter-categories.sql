-- The categories that one click has made in a shop without any, so that one click takes them away again.
create table starter_categories (
  category_id uuid primary key references categories on delete cascade,
  made_at     timestamptz not null default now()
);
