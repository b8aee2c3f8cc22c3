-- The 30-second step (RFC 6238) of the last authenticator code that was accepted: a code counts once, on however many servers.
alter table two_factors add column last_used_step bigint not null default 0;
