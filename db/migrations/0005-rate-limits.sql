-- How often somebody did what is limited. Kept here, so that a restart forgives nobody and several servers count together (R3).
-- The columns and their order are rate-limiter-flexible's. `expire` is in milliseconds since 1970.
create table rate_limits (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expire on rate_limits (expire);
