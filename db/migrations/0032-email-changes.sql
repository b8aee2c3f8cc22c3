-- An email address on its way to becoming another: both mailboxes have to say yes, each by its own link.
create table email_changes (
  user_id      uuid primary key references users (id) on delete cascade,
  new_email    text not null check (new_email = lower(new_email) and char_length(new_email) <= 254),
  -- When the old mailbox said yes; at once where it was never confirmed itself.
  approved_at  timestamptz,
  -- When the new one did.
  confirmed_at timestamptz,
  expires_at   timestamptz not null
);
