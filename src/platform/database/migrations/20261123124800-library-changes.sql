-- Which templates each version of the library changed, so that only pages that show them are made again. A
-- version without a row here changed everything. `hidden`: the address must not be shown any longer.
create table library_changes (
  version bigint not null,
  slug text,
  hidden boolean not null default false
);
create index library_changes_version on library_changes (version);
alter table library_changes enable row level security;

-- Runs after the triggers that raise the version: triggers of one event run in the order of their names.
create function note_library_changes() returns trigger language plpgsql as $$
declare
  raised bigint := (select version from library_version);
begin
  -- A role that sees no row of the version changes no template either.
  if raised is null then return null; end if;
  insert into library_changes values (raised, null);
  if tg_table_name = 'template_files' then
    if tg_op = 'DELETE' then
      insert into library_changes select raised, slug from templates join former on template_id = id;
    else
      insert into library_changes select raised, slug from templates join present on template_id = id;
    end if;
  elsif tg_op = 'INSERT' then
    insert into library_changes select raised, slug from present;
  elsif tg_op = 'DELETE' then
    insert into library_changes select raised, slug, true from former;
  else
    -- Counting downloads raises no version.
    insert into library_changes
      select raised, former.slug, former.is_public and not present.is_public or former.slug <> present.slug
      from former join present using (id) where former.downloads = present.downloads
      union
      select raised, present.slug, false
      from former join present using (id) where former.slug <> present.slug;
  end if;
  delete from library_changes where version < raised - 1000;
  return null;
end $$;
create trigger templates_noted_insert after insert on templates
  referencing new table as present for each statement execute function note_library_changes();
create trigger templates_noted_update after update on templates
  referencing old table as former new table as present
  for each statement execute function note_library_changes();
create trigger templates_noted_delete after delete on templates
  referencing old table as former for each statement execute function note_library_changes();
create trigger template_files_noted_insert after insert on template_files
  referencing new table as present for each statement execute function note_library_changes();
create trigger template_files_noted_update after update on template_files
  referencing new table as present for each statement execute function note_library_changes();
create trigger template_files_noted_delete after delete on template_files
  referencing old table as former for each statement execute function note_library_changes();
