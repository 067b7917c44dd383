-- The tables of release 1.0.0. A row that has only the columns of docs/product.md, section 3, is valid,
-- whoever inserts it: the other columns have defaults, or triggers fill them in.
--
-- Every table enables row-level security. On a hosted Supabase an anonymous key therefore reads public
-- templates and nothing else, and writes nothing. The owner, as which the site connects, is not bound.

create extension if not exists pg_trgm;
-- Not named "auth": hosted Supabase owns that schema.
create schema accounts;

---------------------------------------------------------------------------------------------- people

-- RFC 3492, section 6.3. `label` is in lower case.
create function punycode(label text)
returns text language plpgsql immutable parallel safe strict as $$
declare
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points constant int[] := array(select ascii(c) from unnest(string_to_array(label, null)) as c);
  written text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
  basic constant int := length(written);
  handled int := basic;
  next int := 128;
  lowest int;
  point int;
  delta bigint := 0;
  bias bigint := 72;
  rest bigint;
  k int;
  threshold int;
begin
  if basic = cardinality(points) then return label; end if;
  if basic > 0 then written := written || '-'; end if;
  while handled < cardinality(points) loop
    select min(p) into lowest from unnest(points) as p where p >= next;
    delta := delta + (lowest - next)::bigint * (handled + 1);
    next := lowest;
    foreach point in array points loop
      if point < next then delta := delta + 1; end if;
      continue when point <> next;
      rest := delta;
      k := 36;
      loop
        threshold := greatest(1, least(26, k - bias));
        exit when rest < threshold;
        written := written || substr(digits, (threshold + (rest - threshold) % (36 - threshold) + 1)::int, 1);
        rest := (rest - threshold) / (36 - threshold);
        k := k + 36;
      end loop;
      written := written || substr(digits, (rest + 1)::int, 1);
      handled := handled + 1;
      delta := delta / case when handled = basic + 1 then 700 else 2 end;
      delta := delta + delta / handled;
      k := 0;
      while delta > 455 loop
        delta := delta / 35;
        k := k + 36;
      end loop;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
    end loop;
    delta := delta + 1;
    next := next + 1;
  end loop;
  return 'xn--' || written;
end $$;

-- A text that is longer than a domain can be (RFC 1035, section 2.3.4) is returned as it is.
create function ascii_domain(domain text)
returns text language sql immutable parallel safe as $$
  select case when octet_length(domain) = length(domain) or length(domain) > 253 then domain else
    (select string_agg(punycode(label), '.' order by place)
      from unnest(string_to_array(normalize(lower(normalize(domain, NFKC)), NFKC), '.'))
        with ordinality as parts (label, place)) end
$$;

-- Trims an email address, lowers its letters, and writes its domain in ASCII.
create function person_address(address text)
returns text language sql immutable parallel safe as $$
  select case when octet_length(address) = length(address) then lower(btrim(address))
    else btrim(regexp_replace(lower(btrim(address)), '[^@]*$', '')
      || ascii_domain(substring(lower(btrim(address)) from '[^@]*$'))) end
$$;

-- The text that staff search. The separator, which no search can contain, keeps a match inside one field.
create function person_words(email text, name text, company text)
returns text language sql immutable parallel safe as $$
  select lower(email || chr(31) || name || chr(31) || company)
$$;

-- Everybody who wrote, chatted, downloaded, subscribed or has an account: one row for each address. Rows
-- of other tables are pointed here by triggers, whoever writes them.
create table people (
  id uuid primary key default gen_random_uuid(),
  email text not null unique constraint people_email check (email = person_address(email)),
  name text not null default '',
  company text not null default '',
  version integer not null default 1,
  -- The same person with another address, whom the list shows in place of this row.
  merged_into uuid references people (id) on delete set null,
  merged_at timestamptz,
  created_at timestamptz not null default now(),
  -- When the person last did something. In milliseconds, since lists continue behind this time.
  last_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  -- When staff marked the person's only messages as no spam. Programs that read on from a cursor find the
  -- person there, while `last_at`, from which the retention period counts, stays.
  cleared_at timestamptz(3)
);
create index people_newest on people (last_at desc, id desc) where merged_into is null;
create index people_merged on people (merged_into) where merged_into is not null;
create index people_words on people using gin (person_words(email, name, company) gin_trgm_ops);
alter table people enable row level security;

-- One of several addresses of a person can be erased: the oldest of the others then stands for them. The
-- upper case puts this trigger before that of the foreign key, which would clear `merged_into`.
create function keep_merged() returns trigger language plpgsql as $$
declare
  heir uuid;
begin
  select id into heir from people where merged_into = old.id order by merged_at, id limit 1;
  if heir is null then return null; end if;
  update people set merged_into = heir where merged_into = old.id and id <> heir;
  update people set merged_into = null, merged_at = null, last_at = greatest(last_at, old.last_at)
    where id = heir;
  return null;
end $$;
create trigger "Merged_kept" after delete on people
  for each row execute function keep_merged();

-- Finds or adds a person. A name or company that is there already stays; an empty one is filled in.
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

-- The trigger's argument is the column that says when the row happened. The triggers leave a row alone
-- that comes with a person, as a copied row does.
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

-------------------------------------------------------------------------------------------- accounts

create table accounts.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  password_hash text,
  app_metadata jsonb not null default '{"provider": "email", "providers": ["email"]}',
  user_metadata jsonb not null default '{}',
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_half text constraint users_email_change_half check (email_change_half in ('current', 'new')),
  email_change_sent_at timestamptz,
  banned_until timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Null while the address is not confirmed: it proves nobody.
  person_id uuid references people (id) on delete set null
);
create index users_person on accounts.users (person_id);
create trigger users_person before insert on accounts.users
  for each row when (new.person_id is null and new.email_confirmed_at is not null) execute function point_to_person('email_confirmed_at');
create trigger users_other_person before update of email, email_confirmed_at on accounts.users
  for each row when (new.email_confirmed_at is not null and (new.person_id is null or new.email is distinct from old.email))
  execute function point_to_person('email_confirmed_at');
alter table accounts.users enable row level security;

create table accounts.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users (id) on delete cascade,
  counter integer not null default 0,
  amr jsonb not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  refreshed_at timestamptz not null
);
create index sessions_user on accounts.sessions (user_id);
alter table accounts.sessions enable row level security;

-- A mailed token belongs to the address to which it was mailed. It is derived from its id under the data
-- key; the hashes only recognize it.
create table accounts.one_time_tokens (
  id uuid primary key,
  -- Null: nobody has the address, and the token opens nothing. The row is made all the same.
  user_id uuid references accounts.users (id) on delete cascade,
  kind text not null,
  email text not null,
  link_hash text not null unique,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  -- Only of clients that exchange a code for the session (PKCE).
  code_challenge text,
  code_challenge_method text constraint one_time_tokens_challenge check (code_challenge_method in ('s256', 'plain'))
);
-- A link that only the client can use that asked for it does not replace one that the owner asked for.
create unique index one_time_tokens_one_of_a_kind
  on accounts.one_time_tokens (user_id, kind, (code_challenge is null));
create index one_time_tokens_email on accounts.one_time_tokens (email, kind);
alter table accounts.one_time_tokens enable row level security;

create table accounts.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users (id) on delete cascade,
  factor_type text not null constraint factors_type check (factor_type in ('totp', 'recovery_code')),
  friendly_name text not null,
  status text not null constraint factors_status check (status in ('unverified', 'verified')),
  sealed_secret text,
  last_step integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_challenged_at timestamptz,
  unique (user_id, friendly_name)
);
alter table accounts.factors enable row level security;

create table accounts.challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references accounts.factors (id) on delete cascade,
  created_at timestamptz not null
);
create index challenges_factor on accounts.challenges (factor_id);
alter table accounts.challenges enable row level security;

create table accounts.recovery_codes (
  factor_id uuid not null references accounts.factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);
alter table accounts.recovery_codes enable row level security;

create table accounts.signing_keys (
  kid uuid primary key default gen_random_uuid(),
  sealed_private_jwk text not null,
  public_jwk jsonb not null,
  status text not null constraint signing_keys_status check (status in ('standby', 'active', 'retired')),
  created_at timestamptz not null,
  -- When the key became active, then when it was retired.
  changed_at timestamptz not null
);
-- Replicas that make the first keys at the same moment agree on one of each status.
create unique index signing_keys_one_active on accounts.signing_keys (status) where status <> 'retired';
alter table accounts.signing_keys enable row level security;

-- Has no reference to users: with a hosted service the users live elsewhere.
create table accounts.staff (
  user_id uuid primary key,
  email text,
  added_at timestamptz not null,
  -- When the mailed invitation was redeemed. Staff rights begin then.
  joined_at timestamptz
);
alter table accounts.staff enable row level security;

create table accounts.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  user_id uuid,
  address text not null default '',
  detail jsonb not null default '{}'
);
create index audit_log_at on accounts.audit_log (at);
create index audit_log_user on accounts.audit_log (user_id, at desc);
alter table accounts.audit_log enable row level security;

-- The one key with which the site seals, signs and recognizes things (src/platform/secrets/data-key.ts).
-- The app secret seals this key: a new app secret changes this row and nothing else.
create table data_key (
  one boolean primary key default true constraint data_key_one check (one),
  -- JWE.
  sealed_key text not null
);
alter table data_key enable row level security;

--------------------------------------------------------------------------------------------- library

-- array_to_string is declared "stable", since it may be given any type; for text it is immutable.
create function template_search_text(title text, description text, tools text[], category text[])
returns text language sql immutable parallel safe as $$
  select lower(title || chr(31) || description || chr(31)
    || array_to_string(tools, chr(31)) || chr(31) || array_to_string(category, chr(31)))
$$;

create table templates (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text not null,
  category text[] not null,
  tools text[] not null,
  features text[],
  is_public boolean not null default true,
  -- Staff put featured templates before the others.
  is_featured boolean not null default false,
  created_at timestamptz not null default now(),
  slug text not null unique,
  summary text not null,
  outcome text not null,
  industries text[] not null default '{}',
  version text not null default '1.0.0',
  setup_minutes integer,
  updated_at timestamptz not null default now(),
  metadata jsonb not null default '{}',
  downloads integer not null default 0,
  -- The workflow as the library's cards draw it: path data and the places of the steps.
  sketch jsonb,
  search_text text generated always as (template_search_text(title, description, tools, category)) stored,
  -- What the library is filtered by. Null for rows that came without a folder.
  trigger_type text generated always as (metadata #>> '{trigger,type}') stored,
  complexity text generated always as (metadata #>> '{complexity,level}') stored
);
-- One index for each order of the list. The tie-break is the same everywhere. Templates without a known
-- set-up time come last.
create index templates_newest on templates (created_at desc, id desc) where is_public;
create index templates_most_downloaded on templates (downloads desc, created_at desc, id desc) where is_public;
create index templates_featured on templates ((is_featured::int) desc, created_at desc, id desc) where is_public;
create index templates_quickest
  on templates (coalesce(- setup_minutes, -2147483647) desc, created_at desc, id desc) where is_public;
create index templates_search_text on templates using gin (search_text gin_trgm_ops);
create index templates_category on templates using gin (category);
create index templates_tools on templates using gin (tools);
-- Searches compare this column row by row. In a row that is too long for its page, the longest columns are
-- moved out of line: this one stays.
alter table templates alter column search_text set storage main;
alter table templates enable row level security;
create policy templates_public_read on templates for select using (is_public);

create function template_slug(title text)
returns text language sql immutable parallel safe as $$
  select coalesce(nullif(trim(both '-' from left(trim(both '-' from regexp_replace(
    translate(
      replace(replace(replace(replace(lower(title), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
      'àáâãåçèéêëìíîïñòóôõøùúûýÿ', 'aaaaaceeeeiiiinooooouuuyy'
    ), '[^a-z0-9]+', '-', 'g')), 80)), ''), 'template')
$$;

-- At most 200 characters, ending between two words.
create function template_summary(description text)
returns text language sql immutable parallel safe as $$
  select case when char_length(description) <= 200 then description
    else regexp_replace(left(description, 199), '\s+\S*$', '') || '…' end
$$;

create function fill_in_template() returns trigger language plpgsql as $$
declare
  base text := template_slug(new.title);
  copies integer := 1;
begin
  if new.slug is null then
    -- The synchronization of the library takes the same lock: one row at a time looks for a free slug.
    perform pg_advisory_xact_lock(7340517);
    new.slug := base;
    while exists (select from templates where slug = new.slug) loop
      copies := copies + 1;
      new.slug := base || '-' || copies;
    end loop;
  end if;
  new.summary := coalesce(new.summary, template_summary(new.description));
  new.outcome := coalesce(new.outcome, new.summary);
  return new;
end $$;
create trigger templates_fill_in before insert on templates
  for each row execute function fill_in_template();

-- A summary or outcome that was made from the description follows it; one that somebody wrote stays.
create function follow_description() returns trigger language plpgsql as $$
declare
  before text := template_summary(old.description);
begin
  if new.summary = before then new.summary := template_summary(new.description); end if;
  if new.outcome = before then new.outcome := template_summary(new.description); end if;
  return new;
end $$;
create trigger templates_follow_description before update of description on templates
  for each row execute function follow_description();

-- The files of a template's folder as of the last synchronization: every replica shows the same, and a
-- page reads no folder. `fingerprint` stands for all of the folder.
create table template_files (
  template_id uuid primary key references templates (id) on delete cascade,
  workflow text not null,
  guide text not null,
  fingerprint text not null,
  -- run.json: what the workflow did in the real n8n. Null where it never ran.
  record text
);
alter table template_files enable row level security;

-- Raised whenever something changes that a page of the library shows. Cached pages are compared to it.
create table library_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into library_version default values;
alter table library_version enable row level security;
create function bump_library_version() returns trigger language plpgsql as $$
begin
  update library_version set version = version + 1;
  return null;
end $$;
create trigger templates_changed after insert or delete or truncate
  or update of title, description, category, tools, features, is_public, is_featured, slug, summary, outcome, industries, version, setup_minutes, updated_at, metadata
  on templates for each statement execute function bump_library_version();
create trigger template_files_changed after insert or update or delete or truncate
  on template_files for each statement execute function bump_library_version();

-- What people searched the library for and did not find: words in lower case, how often, and the last day
-- (UTC). Nothing tells who searched.
create table missed_searches (
  words text primary key constraint missed_searches_words check (char_length(words) between 2 and 80),
  times integer not null default 1,
  last_day date not null
);
create index missed_searches_most on missed_searches (times desc, last_day desc);
alter table missed_searches enable row level security;

create table download_leads (
  id uuid primary key default gen_random_uuid(),
  email text,
  template_id uuid not null references templates (id) on delete cascade,
  downloaded_at timestamptz,
  created_at timestamptz not null default now(),
  idempotency_key uuid unique,
  person_id uuid references people (id) on delete set null
);
create index download_leads_template on download_leads (template_id);
create index download_leads_newest on download_leads (created_at desc);
create index download_leads_person on download_leads (person_id, created_at);
create trigger download_leads_person before insert on download_leads
  for each row when (new.person_id is null and new.email is not null) execute function point_to_person('created_at');
create trigger download_leads_other_person before update of email on download_leads
  for each row when (new.email is distinct from old.email) execute function point_to_person('created_at');
alter table download_leads enable row level security;

-------------------------------------------------------------------------------------------- messages

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null,
  website text not null default '',
  company text not null default '',
  message text not null,
  service text not null,
  -- In milliseconds, since lists continue behind this time.
  created_at timestamptz(3) not null default now(),
  status text not null default 'new' constraint contact_messages_status check (status in ('new', 'open', 'done', 'spam')),
  note text not null default '',
  idempotency_key uuid unique,
  source text not null default 'form' constraint contact_messages_source check (source in ('form', 'chat')),
  -- The conversation with the assistant, if the visitor wanted it sent along.
  transcript text not null default '',
  spam_reasons jsonb not null default '[]',
  -- What staff decided. Null: nothing yet.
  spam_verdict text constraint contact_messages_spam_verdict check (spam_verdict in ('spam', 'not_spam')),
  -- Recognizes the same text from several senders without storing it twice. Null: the text is too short.
  text_hash text,
  -- When staff were mailed about the message. In a burst one mail, the delivery `digest_id`, announces
  -- several messages.
  announced_at timestamptz,
  digest_id uuid,
  person_id uuid references people (id) on delete set null,
  assignee_id uuid references accounts.staff (user_id) on delete set null,
  tags text[] not null default '{}',
  follow_up_on date,
  -- The day whose reminder was mailed.
  reminded_on date,
  answered_at timestamptz,
  -- Raised by every change of staff, so that two changes at once are noticed.
  version integer not null default 1
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_status on contact_messages (status, created_at desc, id desc);
-- Messages that nobody has answered yet.
create index contact_messages_waiting on contact_messages (created_at)
  where answered_at is null and status in ('new', 'open');
create index contact_messages_due on contact_messages (follow_up_on) where follow_up_on is not null;
create index contact_messages_assignee on contact_messages (assignee_id, created_at desc) where assignee_id is not null;
create index contact_messages_tags on contact_messages using gin (tags);
create index contact_messages_tagged on contact_messages (created_at) where tags <> '{}';
create index contact_messages_person on contact_messages (person_id, created_at);
create index contact_messages_text on contact_messages (text_hash, created_at) where text_hash is not null;
create index contact_messages_verdict on contact_messages (email) where spam_verdict is not null;
create index contact_messages_digest on contact_messages (digest_id) where digest_id is not null;
-- A search looks for its words in all that a sender typed: the fields of the contact form, in their order.
create index contact_messages_words on contact_messages using gin (lower(
  name || chr(31) || email || chr(31) || phone || chr(31) || company || chr(31) || website || chr(31) || message
) gin_trgm_ops);
create trigger contact_messages_person before insert on contact_messages
  for each row when (new.person_id is null) execute function point_to_person('created_at');
create trigger contact_messages_other_person before update of email on contact_messages
  for each row when (new.email is distinct from old.email) execute function point_to_person('created_at');
alter table contact_messages enable row level security;

-- Staff answer from the site, or, where `text` is empty, in a mail program of their own.
create table message_answers (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages (id) on delete cascade,
  -- One of staff. Not a reference: the answer outlasts the account.
  author_id uuid not null,
  subject text not null default '',
  text text not null default '',
  delivery_id uuid,
  created_at timestamptz(3) not null
);
create index message_answers_message on message_answers (message_id, created_at);
alter table message_answers enable row level security;

create table person_notes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  text text not null,
  -- One of staff. Not a reference: the note outlasts the account.
  author_id uuid not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index person_notes_person on person_notes (person_id, created_at);
alter table person_notes enable row level security;

-- What staff did: names of fields, states and days, never what somebody wrote.
create table staff_audit (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  actor_id uuid not null,
  action text not null,
  -- The message or the person that was changed. Null: a list.
  row_id uuid,
  person_id uuid,
  changes jsonb not null default '{}'
);
create index staff_audit_at on staff_audit (at desc, id desc);
create index staff_audit_person on staff_audit (person_id, at) where person_id is not null;
alter table staff_audit enable row level security;
create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '30 days' then return old; end if;
  raise exception 'What staff did is only ever added to.' using errcode = '42501';
end $$;
create trigger staff_audit_kept before update or delete on staff_audit
  for each row execute function keep_audit();

------------------------------------------------------------------------------------------- assistant

create table chat_leads (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text,
  interest text,
  "timestamp" timestamptz not null,
  wants_newsletter boolean not null,
  session_id uuid not null default gen_random_uuid(),
  -- The service that the visitor wrote about, by whole words, and the sentence that says so. Null: unknown.
  topic text,
  topic_sentence text,
  -- What the visitor wrote along with the address. Without it nobody could answer.
  message text not null default '',
  person_id uuid references people (id) on delete set null
);
create unique index chat_leads_once on chat_leads (session_id, email);
-- Staff's lists begin with the newest.
create index chat_leads_time on chat_leads ("timestamp");
create index chat_leads_person on chat_leads (person_id, "timestamp");
create trigger chat_leads_person before insert on chat_leads
  for each row when (new.person_id is null) execute function point_to_person('timestamp');
create trigger chat_leads_other_person before update of email on chat_leads
  for each row when (new.email is distinct from old.email) execute function point_to_person('timestamp');
alter table chat_leads enable row level security;

-- Answers of the assistant that did not help: the question, the answer, and a sentence if the visitor wrote
-- one. Nothing tells who asked.
create table answer_feedback (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  page text not null,
  question text not null,
  answer text not null,
  templates text[] not null,
  answered_by text not null constraint answer_feedback_answered_by check (answered_by in ('model', 'site', 'budget')),
  comment text not null default ''
);
create index answer_feedback_newest on answer_feedback (created_at desc);
alter table answer_feedback enable row level security;

-- Tokens that the model took, for each day (UTC).
create table model_usage (
  day text primary key,
  tokens bigint not null
);
alter table model_usage enable row level security;

-- Tokens that each conversation took, for each day (UTC). A random number identifies the conversation.
create table conversation_tokens (
  session_id uuid not null,
  day date not null,
  requests integer not null,
  tokens bigint not null,
  primary key (day, session_id)
);
alter table conversation_tokens enable row level security;

------------------------------------------------------------------------------------------ newsletter

-- Requests for the weekly tips, and which of them were confirmed by the mailed link. Unsubscribing deletes
-- the row.
create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  source text not null constraint newsletter_subscriptions_source check (source in ('chat', 'download', 'return')),
  requested_at timestamptz not null,
  mails integer not null default 1,
  confirmed_at timestamptz,
  -- The page where the person asked, and the words they read there and at the confirming link.
  page text not null default '',
  words text not null default '',
  confirmed_words text not null default '',
  -- Null while the address is not confirmed: it proves nobody.
  person_id uuid references people (id) on delete set null
);
create index newsletter_subscriptions_person on newsletter_subscriptions (person_id);
create trigger newsletter_subscriptions_person before insert on newsletter_subscriptions
  for each row when (new.person_id is null and new.confirmed_at is not null) execute function point_to_person('confirmed_at');
create trigger newsletter_subscriptions_other_person before update of email, confirmed_at on newsletter_subscriptions
  for each row when (new.confirmed_at is not null and (new.person_id is null or new.email is distinct from old.email))
  execute function point_to_person('confirmed_at');
alter table newsletter_subscriptions enable row level security;

-- What remains of a subscription that ended: the proof that there had been a consent.
create table newsletter_consents (
  id uuid primary key,
  -- Keyed: the address cannot be read back, but a given address can be compared.
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

-- Addresses that are mailed nothing but what they ask for themselves.
create table suppressions (
  email_hash text primary key,
  reason text not null constraint suppressions_reason check (reason in ('unsubscribed', 'bounced')),
  -- The subscription that ended. Its mailed link proves who may subscribe again.
  subscription_id uuid,
  at timestamptz not null
);
create index suppressions_subscription on suppressions (subscription_id) where subscription_id is not null;
alter table suppressions enable row level security;

----------------------------------------------------------------------------------------------- outbox

-- Where the consultancy's own tools are told what happens on the site.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  events text[] not null,
  -- An event is sent as it is, or as a card that Microsoft Teams shows.
  format text not null default 'event' constraint webhooks_format check (format in ('event', 'adaptive_card')),
  -- A header of the operator's own, sent beside the signature. Its value and the secret are sealed.
  header_name text,
  sealed_header text,
  sealed_secret text not null,
  active boolean not null default true,
  -- Why the webhook is not active. Null: staff switched it off.
  stopped_by text constraint webhooks_stopped_by check (stopped_by in ('failing', 'gone')),
  -- Since when nothing has arrived. Null: the last event did.
  failing_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null
);
alter table webhooks enable row level security;

-- Emails and events that the site sends: the queue, and afterwards its log. A row is inserted in the
-- transaction of the row that causes it.
create table deliveries (
  id uuid primary key,
  channel text not null constraint deliveries_channel check (channel in ('mail', 'webhook')),
  kind text not null,
  -- Address of an email; null while its renderer names the address, and once it is forgotten.
  recipient text,
  -- Address of the person that an event is about.
  email text,
  webhook_id uuid references webhooks (id) on delete cascade,
  subject_id uuid,
  -- Parameters of an email's renderer: nothing secret, nothing personal.
  about jsonb not null default '{}',
  -- What an event says.
  body jsonb,
  -- The same for every try: receivers recognize a repeat by it.
  message_id text not null,
  state text not null default 'waiting'
    constraint deliveries_state check (state in ('waiting', 'sending', 'sent', 'failed', 'cancelled')),
  priority smallint not null default 0,
  attempts integer not null default 0,
  next_at timestamptz not null,
  -- Until then only the process that is sending may try; afterwards that process counts as dead.
  leased_until timestamptz,
  expires_at timestamptz,
  waiting_since timestamptz not null,
  tried_at timestamptz,
  reason text,
  last_error text,
  created_at timestamptz(3) not null,
  sent_at timestamptz
);
create index deliveries_queue on deliveries (channel, priority, next_at) where state in ('waiting', 'sending');
create index deliveries_failed on deliveries (created_at desc) where state = 'failed';
create index deliveries_by_time on deliveries (created_at desc, id desc);
create index deliveries_recipient on deliveries (recipient, created_at) where recipient is not null;
create index deliveries_email on deliveries (email) where email is not null;
create index deliveries_webhook on deliveries (webhook_id) where webhook_id is not null;
alter table deliveries enable row level security;

create table delivery_tries (
  id uuid primary key default gen_random_uuid(),
  delivery_id uuid not null references deliveries (id) on delete cascade,
  at timestamptz not null,
  ms integer not null,
  -- How an event was written; null: an email.
  format text constraint delivery_tries_format check (format in ('event', 'adaptive_card')),
  -- Request headers of an event, without secret values.
  headers jsonb not null default '{}',
  -- Status code of HTTP or SMTP; null: there was no answer.
  status integer,
  answer text not null,
  -- Null: the delivery was taken.
  reason text
);
create index delivery_tries_newest on delivery_tries (delivery_id, at desc, id desc);
alter table delivery_tries enable row level security;

-- When each job of the clock last ran to its end.
create table schedules (
  name text primary key,
  ran_at timestamptz not null,
  -- Until then no process begins the job: one is at it, or it has just failed.
  blocked_until timestamptz,
  -- Failed runs since the last one that went well.
  failures integer not null default 0
);
alter table schedules enable row level security;

-- Programs that read, or add notes: what a key may do, and when it was last used.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Keyed. The key itself is shown once and stored nowhere.
  key_hash text not null unique,
  -- The key's last characters, by which staff recognize it.
  ending text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
alter table api_keys enable row level security;

------------------------------------------------------------------------------------------- analytics

-- A visitor is a hash that is salted anew each day (UTC), so that visits are counted without knowing whose
-- they are. An unlogged table keeps the salt out of the write-ahead log and out of dumps.
create unlogged table visit_salts (
  day date primary key,
  salt bytea not null
);
-- The planner's statistics would keep salts that were deleted.
alter table visit_salts alter column salt set statistics 0;
alter table visit_salts enable row level security;

-- What led a visitor here, once a day. Nothing more: further columns could be looked up in `touches`.
create table visits (
  day date not null,
  visitor text not null,
  source text not null,
  primary key (day, visitor)
);
alter table visits enable row level security;

create table visit_events (
  day date not null,
  -- Empty for every kind but views: nobody is connected with what they did.
  visitor text not null,
  kind text not null constraint visit_events_kind check (kind in ('view', 'gate', 'chat', 'booking')),
  page text not null,
  times integer not null,
  primary key (day, visitor, kind, page)
);
alter table visit_events enable row level security;

-- Where a person came from who then left a message, a download or an address in the chat.
create table touches (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  kind text not null constraint touches_kind check (kind in ('message', 'download', 'chat')),
  -- The message may turn out to be spam.
  message_id uuid references contact_messages (id) on delete set null,
  at timestamptz not null,
  landing text not null,
  source text not null,
  medium text not null,
  campaign text not null
);
create index touches_person on touches (person_id, at);
create index touches_at on touches (at);
create index touches_message on touches (message_id);
alter table touches enable row level security;

-- How fast pages were in visitors' browsers. Nothing tells whose browser (product decision 24).
create table web_vitals (
  id bigint generated always as identity primary key,
  day date not null,
  page text not null,
  metric text not null constraint web_vitals_metric check (metric in ('LCP', 'FCP', 'INP', 'CLS', 'TTFB')),
  value double precision not null constraint web_vitals_value check (value >= 0 and value <= 600000),
  rating text not null constraint web_vitals_rating check (rating in ('good', 'needs-improvement', 'poor'))
);
create index web_vitals_day on web_vitals (day);
alter table web_vitals enable row level security;

------------------------------------------------------------------------------------------- operation

-- The columns are those of rate-limiter-flexible.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
alter table rate_limits enable row level security;

-- The browser's files of this version and of those before it, which pages that are still open go on
-- loading. Every replica has all of them.
create table assets (
  path text primary key,
  body bytea not null,
  encoding text not null constraint assets_encoding check (encoding in ('identity', 'br')),
  -- UTC.
  seen_on date not null
);
alter table assets enable row level security;

-- Erasures that people asked for. A keyed hash stands for the address: after a restore of an earlier backup
-- the erasure is repeated.
create table erasures (
  id uuid primary key,
  address_hash text not null,
  at timestamptz not null,
  made_by text not null constraint erasures_made_by check (made_by in ('staff', 'account', 'command')),
  -- An account, which may live elsewhere or be gone.
  made_by_user uuid,
  -- Rows by table, and files.
  counts jsonb not null
);
create index erasures_at on erasures (at desc);
alter table erasures enable row level security;

-- The result of the last backup, of its copy elsewhere and of its trial restore, for all replicas.
create table backup_steps (
  step text primary key constraint backup_steps_step check (step in ('made', 'copied', 'restored')),
  done_at timestamptz,
  -- Where the last good backup lies.
  place text,
  failed_at timestamptz,
  why text
);
alter table backup_steps enable row level security;
