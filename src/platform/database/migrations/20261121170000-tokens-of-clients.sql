-- Takes something away from a former version: it cannot order account mails (docs/operating.md,
-- "A failed deploy") until the constraint is back.

-- A link that only the asking client can use does not replace one that its owner asked for.
alter table accounts.one_time_tokens drop constraint one_time_tokens_one_of_a_kind;
create unique index one_time_tokens_one_of_a_kind
  on accounts.one_time_tokens (user_id, kind, (code_challenge is null));
