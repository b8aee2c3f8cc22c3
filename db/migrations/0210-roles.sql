-- Five roles, one for each person. Of the admins until now the oldest becomes the owner, who alone makes and removes owners.
alter table user_roles drop constraint user_roles_role_check;
alter table user_roles add constraint user_roles_role_check check (role in ('owner', 'admin', 'editor', 'author', 'viewer'));
alter table user_roles drop constraint user_roles_pkey;
alter table user_roles add primary key (user_id);
update user_roles set role = 'owner' where user_id = (select user_id from user_roles order by granted_at, user_id limit 1);

-- An owner is an admin who may do more.
create or replace function has_role(_role text, _user_id uuid) returns boolean
  language sql stable
  as $$
    select exists (select from user_roles where user_id = _user_id and (role = _role or (role = 'owner' and _role = 'admin')))
  $$;

-- Z3: a site keeps its last owner, whatever program deletes the row or the account. The lock is that of lockRoles: of two removals at once
-- the second sees the first.
create function hold_last_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('presently admins'));
  if not exists (select from user_roles where role = 'owner') then
    raise exception 'The last owner stays' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger hold_last_owner after delete or update of role on user_roles
  for each row when (old.role = 'owner') execute function hold_last_owner();

-- The roles whose people need a second factor before they may do anything.
create table required_second_factors (
  role        text primary key check (role in ('owner', 'admin', 'editor', 'author', 'viewer')),
  required_at timestamptz not null default now()
);
create function raise_roles_versions() returns trigger language plpgsql as $$
begin
  update users set roles_version = roles_version + 1
  where id in (select user_id from user_roles where role in (new.role, old.role));
  return null;
end $$;
create trigger second_factor_rule_changed after insert or delete on required_second_factors
  for each row execute function raise_roles_versions();

-- What has been decided of people's roles in the last days, so that it can be undone. A decision about a request names it; a refusal changes
-- no role.
create table role_changes (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references users (id) on delete cascade,
  before     text,
  after      text,
  request_id uuid references access_requests (id) on delete cascade,
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null default now(),
  undone_at  timestamptz,
  check (before is distinct from after or request_id is not null)
);
create index role_changes_by_time on role_changes (changed_at desc);
create index role_changes_by_user on role_changes (user_id);
create index role_changes_by_request on role_changes (request_id);
create index role_changes_by_actor on role_changes (changed_by);

-- Invitations to a role. Only the hash of the link's secret is kept; an address is forgotten once it is of no use any more.
create table invitations (
  id          uuid primary key default gen_random_uuid(),
  token_hash  text not null unique,
  role        text not null check (role in ('owner', 'admin', 'editor', 'author', 'viewer')),
  -- Whose invitation it is alone; null where the link alone is enough.
  email       text check (email = lower(email) and char_length(email) <= 254),
  invited_by  uuid not null references users (id) on delete cascade,
  invited_at  timestamptz not null default now(),
  ends_at     timestamptz not null,
  accepted_at timestamptz,
  revoked_at  timestamptz,
  check (accepted_at is null or revoked_at is null)
);
create index invitations_by_inviter on invitations (invited_by);
create index invitations_by_end on invitations (ends_at);
