-- Tokens that conversations with the model took, per day (UTC); a conversation is known by a random
-- number alone.
create table conversation_tokens (
  session_id uuid not null,
  day date not null,
  requests integer not null,
  tokens bigint not null,
  primary key (day, session_id)
);
alter table conversation_tokens enable row level security;
