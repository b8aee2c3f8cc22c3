-- Whether the shop has the demo, as an admin has last decided. Without a row nobody has, and an empty shop is given it where the settings ask.
create table demo_catalogue (
  is_only      boolean primary key default true check (is_only),
  state        text not null check (state in ('going', 'away', 'coming', 'back')),
  actor_id     uuid references users (id) on delete set null,
  -- What goes, or has gone and can come back: [{"id": …, "slug": …}], slugs, ids. What somebody has changed is not among it.
  gifts        jsonb not null,
  posts        text[] not null,
  testimonials uuid[] not null,
  changed_at   timestamptz not null default now()
);
create index demo_catalogue_by_actor on demo_catalogue (actor_id);
