-- An editor may have several new posts that were begun and not saved: each is a row of its own, under an id that the editor's window has chosen. Those
-- that lie there already go on under the ids that they have. (Null posts are distinct from each other; of an existing post there is still one copy a person.)
alter table blog_working_copies drop constraint blog_working_copies_user_id_blog_post_id_key;
alter table blog_working_copies add unique (user_id, blog_post_id);

-- Which window wrote the copy last, and how often it was written: another window that does not know of that must not write over it.
alter table blog_working_copies add column writer uuid not null default gen_random_uuid();
alter table blog_working_copies add column revision integer not null default 1;
-- Thrown away; it can be brought back for a while.
alter table blog_working_copies add column discarded_at timestamptz;
