-- The one key under which the site seals, signs and recognizes things again; sealed itself by the
-- app secret, so that a new secret changes this row and nothing else (src/platform/data-key.ts).
create table data_key (
  one boolean primary key default true constraint data_key_one check (one),
  -- JWE. Null: the key is the secret that the site was run with before there was this table.
  sealed_key text
);
alter table data_key enable row level security;

-- What was mailed, printed or sealed under that secret stays valid.
insert into data_key (sealed_key)
select null
where exists (select from accounts.signing_keys)
  or exists (select from accounts.users)
  or exists (select from newsletter_subscriptions);
