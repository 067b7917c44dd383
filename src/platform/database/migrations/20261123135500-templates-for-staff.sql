-- The order of the list in the back office.
create index templates_for_staff on templates (is_featured desc, lower(title), id);
