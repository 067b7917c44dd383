-- Why a message was kept aside, what staff said of that, and when they were told of the message.
-- `text_hash` tells the same text of several senders without keeping it twice; null: too short.
alter table contact_messages
  add column spam_reasons jsonb not null default '[]',
  add column spam_verdict text constraint contact_messages_spam_verdict check (spam_verdict in ('spam', 'not_spam')),
  add column text_hash text,
  add column announced_at timestamptz;
update contact_messages set announced_at = created_at where status <> 'spam';
create index contact_messages_text on contact_messages (text_hash, created_at) where text_hash is not null;
create index contact_messages_verdict on contact_messages (email) where spam_verdict is not null;
