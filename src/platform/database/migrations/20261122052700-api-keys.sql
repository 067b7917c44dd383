-- Programs that read, or add notes: what a key may do, and when it was last used.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Keyed; the key itself is shown once and stored nowhere.
  key_hash text not null unique,
  -- Its last characters, by which staff know it again.
  ending text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
alter table api_keys enable row level security;
