-- What shoppers looked for and the shop could not give is unmet demand.
alter table search_misses rename to unmet_searches;
alter table finder_misses rename to unmet_briefs;
