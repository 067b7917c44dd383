-- Emails that people sent in reply to our answers, as read from a mailbox (decision 47). An email that is
-- read twice has the same id, and is stored once.
create table message_replies (
  id uuid primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  -- An automatic email is an out-of-office notice, or another program's answer.
  kind text not null constraint message_replies_kind check (kind in ('reply', 'automatic', 'spam')),
  -- The header Message-ID, to which our next answer refers. Empty: the email had none.
  mail_id text not null default '',
  email text not null,
  name text not null default '',
  subject text not null default '',
  text text not null,
  -- The part of the email that repeats earlier ones.
  quoted text not null default '',
  -- The email was too large: its files, or some of them, were not stored.
  files_left_out boolean not null default false,
  spam_reasons jsonb not null default '[]',
  created_at timestamptz(3) not null
);
create index message_replies_message on message_replies (message_id, created_at);
create index message_replies_newest on message_replies (created_at);
alter table message_replies enable row level security;

-- Files that came with a message, or with a reply to one of our answers.
create table message_files (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages (id) on delete cascade,
  reply_id uuid references message_replies (id) on delete cascade,
  place smallint not null default 0,
  name text not null,
  -- The media type that the sender's program states. Nobody checked it.
  type text not null,
  size integer not null,
  body bytea not null,
  created_at timestamptz(3) not null
);
-- Photos and PDFs are compressed already.
alter table message_files alter column body set storage external;
create index message_files_message on message_files (message_id, created_at, place);
create index message_files_reply on message_files (reply_id) where reply_id is not null;
alter table message_files enable row level security;

-- How far a mailbox has been read. The number of an email (UID) only ever rises while `uid_validity` stays
-- the same (RFC 3501, section 2.3.1.1).
create table mailbox_cursors (
  mailbox text primary key,
  uid_validity text not null,
  last_uid bigint not null
);
alter table mailbox_cursors enable row level security;

-- When the person last replied. Without an answer since, the message waits from then on.
alter table contact_messages add column replied_at timestamptz(3);
create index contact_messages_replied on contact_messages (replied_at desc)
  where replied_at is not null and answered_at is null;
