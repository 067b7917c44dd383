create extension if not exists pg_trgm;

-- A field separator that no search can contain keeps a match inside one field.
-- array_to_string is only "stable" for any element type; for text it depends on nothing.
create function template_search_text(title text, description text, tools text[], category text[])
returns text language sql immutable parallel safe as $$
  select lower(title || chr(31) || description || chr(31)
    || array_to_string(tools, chr(31)) || chr(31) || array_to_string(category, chr(31)))
$$;

create table templates (
  id uuid primary key,
  title text not null,
  description text not null,
  category text[] not null,
  tools text[] not null,
  features text[],
  is_public boolean not null default true,
  created_at timestamptz not null default now(),
  slug text not null unique,
  summary text not null,
  outcome text not null,
  industries text[] not null,
  version text not null,
  setup_minutes integer not null,
  updated_at timestamptz not null default now(),
  is_public_by_staff boolean not null default false,
  metadata jsonb not null,
  downloads integer not null default 0,
  search_text text generated always as (template_search_text(title, description, tools, category)) stored
);
create index templates_newest on templates (created_at desc, id desc) where is_public;
create index templates_search_text on templates using gin (search_text gin_trgm_ops);

create table download_leads (
  id uuid primary key default gen_random_uuid(),
  email text,
  template_id uuid not null references templates (id) on delete cascade,
  downloaded_at timestamptz,
  created_at timestamptz not null default now(),
  idempotency_key uuid unique
);
create index download_leads_template on download_leads (template_id);
create index download_leads_newest on download_leads (created_at desc);

create table chat_leads (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text,
  interest text,
  "timestamp" timestamptz not null,
  wants_newsletter boolean not null,
  session_id uuid not null
);
create unique index chat_leads_once on chat_leads (session_id, email);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null,
  website text not null default '',
  company text not null default '',
  message text not null,
  service text not null,
  created_at timestamptz not null default now(),
  status text not null default 'new' constraint contact_messages_status check (status in ('new', 'open', 'done', 'spam')),
  note text not null default '',
  idempotency_key uuid unique
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table model_usage (
  day text primary key,
  tokens bigint not null
);

-- The tables stay safe where somebody reaches them with an anonymous key (hosted Supabase):
-- public templates can be read, nothing else can be read or written. The owner is not bound by this.
alter table templates enable row level security;
alter table download_leads enable row level security;
alter table chat_leads enable row level security;
alter table contact_messages enable row level security;
alter table rate_limits enable row level security;
alter table model_usage enable row level security;
create policy templates_public_read on templates for select using (is_public);

-- Changes whenever something that a library page shows has changed; kept pages are compared to it.
create table library_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into library_version default values;
alter table library_version enable row level security;
create function bump_library_version() returns trigger language plpgsql as $$
begin
  update library_version set version = version + 1;
  return null;
end $$;
create trigger templates_changed after insert or delete or truncate
  or update of title, description, category, tools, features, is_public, slug, summary, outcome, industries, version, setup_minutes, updated_at, metadata
  on templates for each statement execute function bump_library_version();
