-- Takes something away from a former version: it cannot read the secrets of apps and keys that this
-- one has sealed (docs/operating.md, "A failed deploy"). Make a copy first.

-- A mailed token belongs to the address it was mailed to. It is derived from its id under the site's
-- secret; what is stored only recognizes it.
alter table accounts.one_time_tokens add column id uuid not null default gen_random_uuid();
-- '' is nobody's.
alter table accounts.one_time_tokens add column email text not null default '';
-- Of clients that exchange a code for the session (PKCE).
alter table accounts.one_time_tokens add column code_challenge text;
alter table accounts.one_time_tokens add column code_challenge_method text
  constraint one_time_tokens_challenge check (code_challenge_method in ('s256', 'plain'));

-- Null: nobody has the address, and no token opens anything; the row is made all the same.
alter table accounts.one_time_tokens drop constraint one_time_tokens_pkey;
alter table accounts.one_time_tokens alter column user_id drop not null;
alter table accounts.one_time_tokens add primary key (id);
alter table accounts.one_time_tokens add constraint one_time_tokens_one_of_a_kind unique (user_id, kind);
create index one_time_tokens_email on accounts.one_time_tokens (email, kind);

-- Which address the tokens of a change were mailed to is not known any more: it can be asked for anew.
delete from accounts.one_time_tokens where kind in ('email_change_current', 'email_change_new');
-- Neither is it of those that were mailed before the address was changed.
delete from accounts.one_time_tokens as token using accounts.audit_log as change
where change.user_id = token.user_id and change.action = 'email_changed' and change.at >= token.sent_at;
update accounts.one_time_tokens as token set email = users.email
from accounts.users where users.id = token.user_id;

-- Staff rights begin when the mailed invitation is redeemed.
alter table accounts.staff add column joined_at timestamptz;
update accounts.staff set joined_at = added_at
where not exists (
  select 1 from accounts.users
  where users.id = staff.user_id and (users.email_confirmed_at is null or users.password_hash is null)
);
