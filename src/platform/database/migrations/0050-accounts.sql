-- Accounts. Not in a schema named "auth": hosted Supabase owns that name.
create schema accounts;

create table accounts.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  password_hash text,
  app_metadata jsonb not null default '{"provider": "email", "providers": ["email"]}',
  user_metadata jsonb not null default '{}',
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_half text constraint users_email_change_half check (email_change_half in ('current', 'new')),
  email_change_sent_at timestamptz,
  banned_until timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table accounts.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users (id) on delete cascade,
  counter integer not null default 0,
  amr jsonb not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  refreshed_at timestamptz not null
);
create index sessions_user on accounts.sessions (user_id);

create table accounts.one_time_tokens (
  user_id uuid not null references accounts.users (id) on delete cascade,
  kind text not null,
  link_hash text not null unique,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  primary key (user_id, kind)
);

create table accounts.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users (id) on delete cascade,
  factor_type text not null constraint factors_type check (factor_type in ('totp', 'recovery_code')),
  friendly_name text not null,
  status text not null constraint factors_status check (status in ('unverified', 'verified')),
  sealed_secret text,
  last_step integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_challenged_at timestamptz,
  unique (user_id, friendly_name)
);

create table accounts.challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references accounts.factors (id) on delete cascade,
  created_at timestamptz not null
);
create index challenges_factor on accounts.challenges (factor_id);

create table accounts.recovery_codes (
  factor_id uuid not null references accounts.factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);

create table accounts.signing_keys (
  kid uuid primary key default gen_random_uuid(),
  sealed_private_jwk text not null,
  public_jwk jsonb not null,
  status text not null constraint signing_keys_status check (status in ('standby', 'active', 'retired')),
  created_at timestamptz not null,
  -- When it became active, then when it was retired.
  changed_at timestamptz not null
);
-- Replicas that make the first keys at the same moment agree on one of each.
create unique index signing_keys_one_active on accounts.signing_keys (status) where status <> 'retired';

-- Without a reference to users: against a hosted service the users live elsewhere.
create table accounts.staff (
  user_id uuid primary key,
  email text,
  added_at timestamptz not null
);

create table accounts.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  user_id uuid,
  address text not null default '',
  detail jsonb not null default '{}'
);
create index audit_log_at on accounts.audit_log (at);
create index audit_log_user on accounts.audit_log (user_id, at desc);

alter table accounts.users enable row level security;
alter table accounts.sessions enable row level security;
alter table accounts.one_time_tokens enable row level security;
alter table accounts.factors enable row level security;
alter table accounts.challenges enable row level security;
alter table accounts.recovery_codes enable row level security;
alter table accounts.signing_keys enable row level security;
alter table accounts.staff enable row level security;
alter table accounts.audit_log enable row level security;
