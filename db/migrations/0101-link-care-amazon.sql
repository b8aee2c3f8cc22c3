-- What link care once read from Amazon's pages counts no more: only its API may say whether a product is still there.
update gifts set link_state = null, link_checked_at = null, link_failures = 0
where link_checked_at is not null
  and affiliate_url ~* '^\s*https?://([^/?#]*@)?([a-z0-9-]+\.)*(amazon\.[a-z.]{2,6}|amzn\.(to|eu|asia|com|in)|a\.co)(:[0-9]+)?([/?#]|\s*$)';
