-- In a burst of messages several are announced in one mail: a row of deliveries.
alter table contact_messages add column digest_id uuid;
create index contact_messages_digest on contact_messages (digest_id) where digest_id is not null;

-- Where somebody asked for the weekly tips, and the words they read there and at the confirming link.
alter table newsletter_subscriptions
  add column page text not null default '',
  add column words text not null default '',
  add column confirmed_words text not null default '';
alter table newsletter_subscriptions drop constraint newsletter_subscriptions_source;
alter table newsletter_subscriptions add constraint newsletter_subscriptions_source
  check (source in ('chat', 'download', 'return'));

-- What is left of a subscription that ended: the proof that there had been a consent.
create table newsletter_consents (
  id uuid primary key,
  -- Keyed: nobody can read the address back, but whoever has it can be told whether it is theirs.
  email_hash text not null,
  source text not null,
  page text not null,
  words text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz not null,
  confirmed_words text not null,
  withdrawn_at timestamptz not null
);
create index newsletter_consents_withdrawn on newsletter_consents (withdrawn_at);
alter table newsletter_consents enable row level security;

-- Addresses that get nothing they have not asked for themselves.
create table suppressions (
  email_hash text primary key,
  reason text not null constraint suppressions_reason check (reason in ('unsubscribed', 'bounced')),
  -- Of the subscription that ended: its mailed link proves who may begin anew.
  subscription_id uuid,
  at timestamptz not null
);
create index suppressions_subscription on suppressions (subscription_id) where subscription_id is not null;
alter table suppressions enable row level security;

create index deliveries_by_time on deliveries (created_at desc, id desc);
