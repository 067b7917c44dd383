-- What was erased because somebody asked: not who it was, but a keyed hash of the address, by which
-- it is done again when a backup is restored that was made before.
create table erasures (
  id uuid primary key,
  address_hash text not null,
  at timestamptz not null,
  made_by text not null constraint erasures_made_by check (made_by in ('staff', 'account', 'command')),
  -- Of an account, which may live elsewhere or be gone.
  made_by_user uuid,
  -- Rows by table, and files.
  counts jsonb not null
);
create index erasures_at on erasures (at desc);
alter table erasures enable row level security;
