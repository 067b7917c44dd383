-- Booked calls, as Cal.com and Calendly report them by webhook. A call that is moved stays one row.
create table bookings (
  id uuid primary key default gen_random_uuid(),
  provider text not null constraint bookings_provider check (provider in ('calcom', 'calendly')),
  -- The provider's name for the call. A call that is moved gets another.
  uid text not null,
  person_id uuid references people (id) on delete set null,
  email text not null,
  name text not null default '',
  title text not null default '',
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  state text not null constraint bookings_state check (state in ('booked', 'moved', 'canceled')),
  -- Why it was canceled or moved, in the words of who did it.
  reason text not null default '',
  -- The template and the language of the link that led to the calendar. Empty: unknown.
  template text not null default '',
  language text not null default '',
  -- When the provider wrote the report that the row was last changed by. Older reports change nothing.
  reported_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (provider, uid)
);
create index bookings_person on bookings (person_id, created_at);
create index bookings_ends on bookings (ends_at);
create index bookings_created on bookings (created_at);
create trigger bookings_person before insert on bookings
  for each row when (new.person_id is null) execute function point_to_person('created_at');
create trigger bookings_other_person before update of email on bookings
  for each row when (new.email is distinct from old.email) execute function point_to_person('created_at');
alter table bookings enable row level security;
