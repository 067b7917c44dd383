-- Who asked for the weekly tips, and who confirmed it by the mailed link. Unsubscribing deletes the row.
create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  source text not null constraint newsletter_subscriptions_source check (source in ('chat', 'download')),
  requested_at timestamptz not null,
  mails integer not null default 1,
  confirmed_at timestamptz
);
alter table newsletter_subscriptions enable row level security;
