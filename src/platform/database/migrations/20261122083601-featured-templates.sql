-- What staff put before the others.
alter table templates add column is_featured boolean not null default false;
create index templates_featured on templates ((is_featured::int) desc, created_at desc, id desc) where is_public;

drop trigger templates_changed on templates;
create trigger templates_changed after insert or delete or truncate
  or update of title, description, category, tools, features, is_public, is_featured, slug, summary, outcome, industries, version, setup_minutes, updated_at, metadata
  on templates for each statement execute function bump_library_version();
