-- Everybody who wrote, chatted, downloaded, subscribed or has an account, one row by address. The
-- rows that tell of it point here by triggers, whoever writes them.
create function person_address(address text)
returns text language sql immutable parallel safe as $$ select lower(btrim(address)) $$;

create function person_words(email text, name text, company text)
returns text language sql immutable parallel safe as $$
  select lower(email || chr(31) || name || chr(31) || company)
$$;

create table people (
  id uuid primary key default gen_random_uuid(),
  email text not null unique constraint people_email check (email = person_address(email)),
  name text not null default '',
  company text not null default '',
  version integer not null default 1,
  -- Somebody with another address, who is the same: whom the list shows.
  merged_into uuid references people (id) on delete set null,
  merged_at timestamptz,
  created_at timestamptz not null default now(),
  -- Of what they did last, in milliseconds: lists continue behind it.
  last_at timestamptz not null default date_trunc('milliseconds', now())
);
alter table people enable row level security;

alter table contact_messages add column person_id uuid;
alter table chat_leads add column person_id uuid;
alter table download_leads add column person_id uuid;
alter table newsletter_subscriptions add column person_id uuid;
alter table accounts.users add column person_id uuid;

-- An address that nobody confirmed proves nobody.
with traces as (
  select person_address(email) as email, name, company, created_at as at from contact_messages
  union all select person_address(email), coalesce(name, ''), '', "timestamp" from chat_leads
  union all select person_address(email), '', '', created_at from download_leads
  union all select person_address(email), '', '', confirmed_at from newsletter_subscriptions where confirmed_at is not null
  union all select person_address(email), coalesce(left(user_metadata ->> 'name', 200), ''), '', created_at
    from accounts.users where email_confirmed_at is not null
)
insert into people (email, name, company, created_at, last_at)
select email,
  coalesce((array_agg(name order by at) filter (where name <> ''))[1], ''),
  coalesce((array_agg(company order by at) filter (where company <> ''))[1], ''),
  min(at), date_trunc('milliseconds', max(at))
from traces where email like '_%@%' group by email;

update contact_messages set person_id = people.id from people where people.email = person_address(contact_messages.email);
update chat_leads set person_id = people.id from people where people.email = person_address(chat_leads.email);
update download_leads set person_id = people.id from people where people.email = person_address(download_leads.email);
update newsletter_subscriptions set person_id = people.id from people
  where people.email = person_address(newsletter_subscriptions.email) and confirmed_at is not null;
update accounts.users set person_id = people.id from people
  where people.email = person_address(users.email) and email_confirmed_at is not null;

create index people_newest on people (last_at desc, id desc) where merged_into is null;
create index people_merged on people (merged_into) where merged_into is not null;
create index people_words on people using gin (person_words(email, name, company) gin_trgm_ops);
create index contact_messages_person on contact_messages (person_id, created_at);
create index chat_leads_person on chat_leads (person_id, "timestamp");
create index download_leads_person on download_leads (person_id, created_at);
create index newsletter_subscriptions_person on newsletter_subscriptions (person_id);
create index users_person on accounts.users (person_id);
create index contact_messages_words on contact_messages using gin (lower(message) gin_trgm_ops);
create index deliveries_recipient on deliveries (recipient, created_at) where recipient is not null;

alter table contact_messages add foreign key (person_id) references people (id) on delete set null;
alter table chat_leads add foreign key (person_id) references people (id) on delete set null;
alter table download_leads add foreign key (person_id) references people (id) on delete set null;
alter table newsletter_subscriptions add foreign key (person_id) references people (id) on delete set null;
alter table accounts.users add foreign key (person_id) references people (id) on delete set null;

-- What somebody said of themselves first, or staff wrote, stays; what is missing is filled in.
create function person_of(address text, called text, firm text, at timestamptz)
returns uuid language sql as $$
  insert into people (email, name, company, created_at, last_at)
  values (person_address(address), called, firm, at, date_trunc('milliseconds', at))
  on conflict (email) do update set
    name = case when people.name = '' then excluded.name else people.name end,
    company = case when people.company = '' then excluded.company else people.company end,
    created_at = least(people.created_at, excluded.created_at),
    last_at = greatest(people.last_at, excluded.last_at)
  returning id
$$;

-- Its argument is the column that says when it was.
create function point_to_person() returns trigger language plpgsql as $$
declare
  written jsonb := to_jsonb(new);
begin
  new.person_id := case when new.email like '_%@%' then person_of(
    new.email,
    coalesce(written ->> 'name', left(written #>> '{user_metadata,name}', 200), ''),
    coalesce(written ->> 'company', ''),
    (written ->> tg_argv[0])::timestamptz
  ) end;
  return new;
end $$;

-- Rows that are copied with the person they point to keep it.
create trigger contact_messages_person before insert on contact_messages
  for each row when (new.person_id is null) execute function point_to_person('created_at');
create trigger contact_messages_other_person before update of email on contact_messages
  for each row when (new.email is distinct from old.email) execute function point_to_person('created_at');
create trigger chat_leads_person before insert on chat_leads
  for each row when (new.person_id is null) execute function point_to_person('timestamp');
create trigger chat_leads_other_person before update of email on chat_leads
  for each row when (new.email is distinct from old.email) execute function point_to_person('timestamp');
create trigger download_leads_person before insert on download_leads
  for each row when (new.person_id is null and new.email is not null) execute function point_to_person('created_at');
create trigger download_leads_other_person before update of email on download_leads
  for each row when (new.email is distinct from old.email) execute function point_to_person('created_at');
create trigger newsletter_subscriptions_person before insert on newsletter_subscriptions
  for each row when (new.person_id is null and new.confirmed_at is not null) execute function point_to_person('confirmed_at');
create trigger newsletter_subscriptions_other_person before update of email, confirmed_at on newsletter_subscriptions
  for each row when (new.confirmed_at is not null and (new.person_id is null or new.email is distinct from old.email))
  execute function point_to_person('confirmed_at');
create trigger users_person before insert on accounts.users
  for each row when (new.person_id is null and new.email_confirmed_at is not null) execute function point_to_person('email_confirmed_at');
create trigger users_other_person before update of email, email_confirmed_at on accounts.users
  for each row when (new.email_confirmed_at is not null and (new.person_id is null or new.email is distinct from old.email))
  execute function point_to_person('email_confirmed_at');
