-- What readers write through the contact form, until somebody has dealt with it and it is deleted.
create table contact_messages (
  id          uuid primary key default gen_random_uuid(),
  name        text not null check (char_length(name) <= 100),
  email       text not null check (char_length(email) <= 254),
  message     text not null check (char_length(message) <= 5000),
  received_at timestamptz not null default now(),
  -- False where the mail server did not take it: then it is only here.
  is_mailed   boolean not null default false,
  -- When somebody has dealt with it, and who.
  done_at     timestamptz,
  done_by     uuid references users on delete set null
);
create index contact_messages_open on contact_messages (received_at desc, id) where done_at is null;
create index contact_messages_by_time on contact_messages (received_at desc, id);
create index contact_messages_by_user on contact_messages (done_by);
