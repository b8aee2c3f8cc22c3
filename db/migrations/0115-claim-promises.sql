-- What a claimant was told about who sees the claim, so that a later change of the list can be told. Until now every page said "never".
alter table gift_list_claims add column promised_revealed_on date;
comment on column gift_list_claims.promised_revealed_on is
  'The day from which the owner was to see the claim, as its claimant was told; null: never.';
