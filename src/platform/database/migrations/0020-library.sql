-- The two files that a template's page shows, as they were at the last synchronisation: every
-- replica shows the same, and a page reads no folder.
create table template_files (
  template_id uuid primary key references templates (id) on delete cascade,
  workflow text not null,
  guide text not null,
  fingerprint text not null
);
alter table template_files enable row level security;
create trigger template_files_changed after insert or update or delete or truncate
  on template_files for each statement execute function bump_library_version();

-- The other two orders of the list; the tie-break is the same everywhere.
create index templates_most_downloaded on templates (downloads desc, created_at desc, id desc) where is_public;
create index templates_quickest on templates ((- setup_minutes) desc, created_at desc, id desc) where is_public;
