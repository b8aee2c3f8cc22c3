-- Open challenges are found by their end, which takes the oldest away, and by their user.
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
create index passkey_challenges_by_user on passkey_challenges (user_id);
