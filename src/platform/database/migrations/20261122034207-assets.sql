-- The browser's files of this version and of those before it, by which pages that are still open
-- go on; every replica has them.
create table assets (
  path text primary key,
  body bytea not null,
  encoding text not null constraint assets_encoding check (encoding in ('identity', 'br')),
  seen_on date not null
);
alter table assets enable row level security;
