-- Rows that referred to a deleted gift and stay without it are detached from it.
alter table deleted_gifts rename column loosened to detached;
