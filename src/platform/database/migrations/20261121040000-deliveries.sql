-- Everything the site sends, a row each: the queue, and afterwards the log of it. A row is inserted
-- in the transaction of what it tells about.
create table deliveries (
  id uuid primary key,
  kind text not null,
  -- Forgotten after a while; null before, where the renderer names whom it is for.
  recipient text,
  subject_id uuid,
  -- What the renderer needs besides: nothing secret, nothing personal.
  about jsonb not null default '{}',
  -- The same for every try, so that a repeat can be told by whoever receives it.
  message_id text not null unique,
  state text not null default 'waiting'
    constraint deliveries_state check (state in ('waiting', 'sending', 'sent', 'failed', 'cancelled')),
  priority smallint not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  -- Who is sending has it until then; a process that died no longer.
  leased_until timestamptz,
  -- Of no use afterwards.
  expires_at timestamptz,
  waiting_since timestamptz not null,
  tried_at timestamptz,
  reason text,
  last_code integer,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index deliveries_queue on deliveries (priority, next_at) where state in ('waiting', 'sending');
create index deliveries_failed on deliveries (created_at desc) where state = 'failed';
alter table deliveries enable row level security;
