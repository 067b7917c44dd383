-- What is passed on to the consultancy's own tools. An event is a row for each of those that asked
-- for its kind, inserted in the transaction of what it tells about.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  events text[] not null,
  -- The operator's own, beside the signature; its value, like the secret, is sealed.
  header_name text,
  sealed_header text,
  sealed_secret text not null,
  active boolean not null default true,
  -- Why it is not active; null: staff switched it off.
  stopped_by text constraint webhooks_stopped_by check (stopped_by in ('failing', 'gone')),
  -- Since when nothing has arrived; null: the last did.
  failing_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null
);
alter table webhooks enable row level security;

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  -- The same for every receiver and every try.
  event_id uuid not null,
  type text not null,
  -- Whom it tells of; null: nobody.
  email text,
  body jsonb not null,
  state text not null default 'waiting'
    constraint webhook_deliveries_state check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  -- Who is sending has it until then; a process that died no longer.
  leased_until timestamptz,
  created_at timestamptz not null
);
create index webhook_deliveries_queue on webhook_deliveries (next_at) where state in ('waiting', 'sending');
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id);
create index webhook_deliveries_email on webhook_deliveries (email) where email is not null;
alter table webhook_deliveries enable row level security;

create table webhook_tries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  at timestamptz not null,
  ms integer not null,
  -- As sent, but for what is secret.
  headers jsonb not null,
  -- Null: there was no answer.
  status integer,
  answer text not null,
  problem text
);
create index webhook_tries_newest on webhook_tries (webhook_id, at desc, id desc);
create index webhook_tries_delivery on webhook_tries (delivery_id);
alter table webhook_tries enable row level security;
