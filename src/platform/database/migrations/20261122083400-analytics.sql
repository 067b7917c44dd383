-- Visits, counted without knowing who: a visitor is a hash with a salt that goes with its day.
-- Unlogged, so that the salt is in no log and in no dump.
create unlogged table visit_salts (
  -- UTC, as all days here.
  day date primary key,
  salt bytea not null
);
alter table visit_salts enable row level security;
-- Statistics would keep salts that are deleted.
alter table visit_salts alter column salt set statistics 0;

-- One row for a visitor and a day: what led here. No more, which could be looked up in `touches`.
create table visits (
  day date not null,
  visitor text not null,
  source text not null,
  primary key (day, visitor)
);
alter table visits enable row level security;

create table visit_events (
  day date not null,
  -- '' of all but views: what somebody did is told of nobody.
  visitor text not null,
  kind text not null constraint visit_events_kind check (kind in ('view', 'gate', 'chat', 'booking')),
  page text not null,
  times integer not null,
  primary key (day, visitor, kind, page)
);
alter table visit_events enable row level security;

-- Where somebody came from who then left a message, a download or an address in the chat.
create table touches (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  kind text not null constraint touches_kind check (kind in ('message', 'download', 'chat')),
  -- Of a message, which may turn out to be spam.
  message_id uuid references contact_messages (id) on delete set null,
  at timestamptz not null,
  landing text not null,
  source text not null,
  medium text not null,
  campaign text not null
);
create index touches_person on touches (person_id, at);
create index touches_at on touches (at);
create index touches_message on touches (message_id);
alter table touches enable row level security;
