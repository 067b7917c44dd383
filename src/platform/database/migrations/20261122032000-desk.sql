-- Who works on a message, and when they look at it again.
alter table contact_messages
  add column assignee_id uuid references accounts.staff (user_id) on delete set null,
  add column tags text[] not null default '{}',
  add column follow_up_on date,
  -- The day whose reminder was mailed.
  add column reminded_on date,
  add column answered_at timestamptz,
  -- Raised by each change of staff: two at once are told of each other.
  add column version integer not null default 1;
create index contact_messages_due on contact_messages (follow_up_on) where follow_up_on is not null;
create index contact_messages_assignee on contact_messages (assignee_id, created_at desc) where assignee_id is not null;
create index contact_messages_tags on contact_messages using gin (tags);
create index contact_messages_status on contact_messages (status, created_at desc, id desc);

create table person_notes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  text text not null,
  -- Of staff; no reference: the note outlasts them.
  author_id uuid not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index person_notes_person on person_notes (person_id, created_at);
alter table person_notes enable row level security;

-- What staff did: names of fields, states and days, never what somebody wrote.
create table staff_audit (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  actor_id uuid not null,
  action text not null,
  -- The message or the person it happened to; null: a list.
  row_id uuid,
  person_id uuid,
  changes jsonb not null default '{}'
);
create index staff_audit_at on staff_audit (at desc, id desc);
create index staff_audit_person on staff_audit (person_id, at) where person_id is not null;
alter table staff_audit enable row level security;

create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '30 days' then return old; end if;
  raise exception 'What staff did is only ever added to.' using errcode = '42501';
end $$;
create trigger staff_audit_kept before update or delete on staff_audit
  for each row execute function keep_audit();
