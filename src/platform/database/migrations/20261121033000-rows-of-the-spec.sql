-- Rows that have the product spec's columns alone (section 3), whoever writes them: the others have
-- a default or are made from these. This takes away templates.is_public_by_staff: is_public belongs
-- to the table by itself (decision 4).
alter table templates drop column is_public_by_staff;
alter table templates
  alter column id set default gen_random_uuid(),
  alter column industries set default '{}',
  alter column version set default '1.0.0',
  alter column setup_minutes drop not null,
  alter column metadata set default '{}';
alter table chat_leads alter column session_id set default gen_random_uuid();

-- Templates without a known set-up time come last.
drop index templates_quickest;
create index templates_quickest
  on templates (coalesce(- setup_minutes, -2147483647) desc, created_at desc, id desc) where is_public;

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
    -- One at a time, together with the synchronization of the library, which takes the same lock.
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

-- What was made from the description follows it; what somebody wrote stays.
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
