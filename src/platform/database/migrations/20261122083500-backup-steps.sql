-- What came of the last backup, its copy elsewhere and its try, for all replicas.
create table backup_steps (
  step text primary key constraint backup_steps_step check (step in ('made', 'copied', 'restored')),
  done_at timestamptz,
  -- Where the last good one lies.
  place text,
  failed_at timestamptz,
  why text
);
alter table backup_steps enable row level security;
