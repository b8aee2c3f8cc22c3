-- Mails on their way. One is kept here until it is handed over, so that a mail server that is away loses none (G2).
create table mail_queue (
  id           bigint generated always as identity primary key,
  -- Address, subject and text, encrypted with the site's secret: links in them open accounts.
  sealed       bytea not null,
  attempts     integer not null default 0,
  next_attempt timestamptz not null default now(),
  -- After that nobody needs it any more: its link no longer works.
  useless_at   timestamptz not null,
  created_at   timestamptz not null default now()
);
create index mail_queue_by_next_attempt on mail_queue (next_attempt);
