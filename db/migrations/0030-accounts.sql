-- Who people are: accounts, sessions, second factors, roles and preferences. The first five tables are better-auth's, under names of our own.

create table users (
  id                 uuid primary key default gen_random_uuid(),
  name               text not null check (char_length(name) <= 200),
  first_name         text not null default '' check (char_length(first_name) <= 100),
  last_name          text not null default '' check (char_length(last_name) <= 100),
  email              text not null unique check (email = lower(email) and char_length(email) <= 254),
  email_verified     boolean not null default false,
  image              text,
  two_factor_enabled boolean not null default false,
  -- Goes up with every change of the person's roles, so that nothing remembered of them outlives it (A6).
  roles_version      integer not null default 1,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now()
);

create table sessions (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references users (id) on delete cascade,
  token      text not null unique,
  -- Slides with use, and never past 30 days from created_at (A4).
  expires_at timestamptz not null,
  -- Empty: whoever reads this table learns no addresses.
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  -- When it was last used, to the minute.
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- How somebody proves who he is: one row with the password's hash.
create table credentials (
  id                       uuid primary key default gen_random_uuid(),
  user_id                  uuid not null references users (id) on delete cascade,
  account_id               text not null,
  provider_id              text not null,
  password                 text,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_by_user on credentials (user_id);

-- Sign-ins that wait for their second step.
create table verifications (
  id         uuid primary key default gen_random_uuid(),
  identifier text not null,
  value      text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);
create index verifications_by_expiry on verifications (expires_at);

-- Secret and recovery codes are encrypted with the site's secret.
create table two_factors (
  id                        uuid primary key default gen_random_uuid(),
  user_id                   uuid not null unique references users (id) on delete cascade,
  secret                    text not null,
  backup_codes              text not null,
  verified                  boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until              timestamptz
);

create table passkeys (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references users (id) on delete cascade,
  -- base64url, as browsers say it.
  credential_id text not null unique,
  public_key    bytea not null,
  counter       bigint not null default 0,
  transports    text[] not null default '{}',
  name          text not null check (btrim(name) <> '' and char_length(name) <= 60),
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- What a browser has to sign next; taken out when it is answered, so that no answer counts twice.
create table passkey_challenges (
  id         uuid primary key default gen_random_uuid(),
  challenge  text not null,
  -- Whose new passkey it is for; null for a sign-in, where that is not known yet.
  user_id    uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);

-- The links of our mails: single use, 60 minutes (A7). Only the hash of a link's secret is kept.
create table account_links (
  token_hash text primary key,
  user_id    uuid not null references users (id) on delete cascade,
  purpose    text not null check (purpose in ('confirm-email', 'reset-password', 'approve-email-change', 'confirm-email-change')),
  -- The address that a changed email moves to.
  new_email  text check (new_email = lower(new_email) and char_length(new_email) <= 254),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((new_email is null) = (purpose in ('confirm-email', 'reset-password')))
);
create index account_links_by_user on account_links (user_id, purpose);

create table user_preferences (
  user_id     uuid primary key references users (id) on delete cascade,
  preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object'),
  updated_at  timestamptz not null default now()
);

create table user_roles (
  user_id    uuid not null references users (id) on delete cascade,
  role       text not null check (role in ('admin')),
  granted_by uuid references users (id) on delete set null,
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

create function has_role(_role text, _user_id uuid) returns boolean
  language sql stable
  as $$ select exists (select from user_roles where user_id = _user_id and role = _role) $$;

create function raise_roles_version() returns trigger language plpgsql as $$
begin
  update users set roles_version = roles_version + 1 where id in (new.user_id, old.user_id);
  return null;
end $$;
create trigger user_roles_changed after insert or update or delete on user_roles
  for each row execute function raise_roles_version();

-- Who asked to become an admin. One open request a person.
create table access_requests (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  outcome      text check (outcome in ('approved', 'refused')),
  decided_by   uuid references users (id) on delete set null,
  decided_at   timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create unique index access_requests_open on access_requests (user_id) where outcome is null;

-- The one-time code that makes the first admin: at most one row, and only its hash.
create table admin_setup (
  is_only   boolean primary key default true check (is_only),
  code_hash text not null,
  made_at   timestamptz not null default now()
);
