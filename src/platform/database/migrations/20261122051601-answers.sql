-- What staff answered: from the site, or, without a text, in a mail program of their own.
create table message_answers (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages (id) on delete cascade,
  -- Of staff; no reference: the answer outlasts them.
  author_id uuid not null,
  subject text not null default '',
  text text not null default '',
  delivery_id uuid,
  created_at timestamptz(3) not null
);
create index message_answers_message on message_answers (message_id, created_at);
alter table message_answers enable row level security;

-- What nobody has answered yet.
create index contact_messages_waiting on contact_messages (created_at)
  where answered_at is null and status in ('new', 'open');
