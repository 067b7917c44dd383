-- What the business has set about itself (decision 52). Pages are made again when it changes, as when the
-- library does.
create table business (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null default '{}',
  version integer not null default 0,
  logo bytea,
  logo_type text,
  logo_hash text
);
alter table business enable row level security;
create trigger business_changed after insert or update or delete or truncate
  on business for each statement execute function bump_library_version();

-- Name and signature of staff below their answers.
alter table accounts.staff add column name text not null default '';
alter table accounts.staff add column signature text not null default '';
