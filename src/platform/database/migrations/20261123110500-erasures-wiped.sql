-- When the erased rows left the files of the embedded database. Null: not yet, or never there.
alter table erasures add column wiped_at timestamptz;
