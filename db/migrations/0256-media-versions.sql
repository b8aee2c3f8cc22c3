-- no transaction
drop index concurrently if exists media_files_versions;
create index concurrently media_files_versions on media_files (version_of) where version_of is not null;
drop index concurrently if exists media_files_deleted_with;
create index concurrently media_files_deleted_with on media_files (deleted_with) where deleted_with is not null;
