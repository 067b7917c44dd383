-- Lists continue behind a millisecond: rows that differ by less would be skipped.
alter table contact_messages alter column created_at type timestamptz(3);
alter table deliveries alter column created_at type timestamptz(3);
alter table people alter column last_at type timestamptz(3);

-- RFC 3492, section 6.3; `label` in lower case.
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

-- What is longer than a domain can be (RFC 1035, section 2.3.4) is none.
create function ascii_domain(domain text)
returns text language sql immutable parallel safe as $$
  select case when octet_length(domain) = length(domain) or length(domain) > 253 then domain else
    (select string_agg(punycode(label), '.' order by place)
      from unnest(string_to_array(normalize(lower(normalize(domain, NFKC)), NFKC), '.'))
        with ordinality as parts (label, place)) end
$$;

create or replace function person_address(address text)
returns text language sql immutable parallel safe as $$
  select case when octet_length(address) = length(address) then lower(btrim(address))
    else btrim(regexp_replace(lower(btrim(address)), '[^@]*$', '')
      || ascii_domain(substring(lower(btrim(address)) from '[^@]*$'))) end
$$;

-- Every update would ask it of rows whose turn has not come.
alter table people drop constraint people_email;

do $$
declare
  twin record;
  own uuid;
  -- Whom the list shows for it.
  kept uuid;
  pointing text;
begin
  for twin in select * from people where email <> person_address(email) loop
    select id, case when merged_into = twin.id then id else coalesce(merged_into, id) end
      into own, kept from people where email = person_address(twin.email);
    if own is null then
      update people set email = person_address(email) where id = twin.id;
      continue;
    end if;
    foreach pointing in array array['contact_messages', 'chat_leads', 'download_leads',
      'newsletter_subscriptions', 'accounts.users', 'person_notes'] loop
      execute format('update %s set person_id = $1 where person_id = $2', pointing) using own, twin.id;
    end loop;
    update people set
      merged_into = nullif(kept, id),
      merged_at = case when id <> kept then merged_at end
    where merged_into = twin.id;
    update people set
      name = case when name = '' then twin.name else name end,
      company = case when company = '' then twin.company else company end,
      created_at = least(created_at, twin.created_at),
      last_at = greatest(last_at, twin.last_at)
    where id = own;
    delete from people where id = twin.id;
  end loop;
end $$;

alter table people add constraint people_email check (email = person_address(email));

-- Of several addresses of one person one can be erased: the others stay together. By its name before
-- that of the foreign key, which forgets who they were.
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
