-- pg_restore fills the tables without a search path. The check of people.email therefore did not find the
-- function that it needs, and no dump with a person could be restored. PostgreSQL reads a function that
-- begins with "return" when it is created, so that its names no longer depend on the search path.

create or replace function ascii_domain(domain text)
returns text language sql immutable parallel safe
return case when octet_length(domain) = length(domain) or length(domain) > 253 then domain else
  (select string_agg(punycode(label), '.' order by place)
    from unnest(string_to_array(normalize(lower(normalize(domain, NFKC)), NFKC), '.'))
      with ordinality as parts (label, place)) end;

create or replace function person_address(address text)
returns text language sql immutable parallel safe
return case when octet_length(address) = length(address) then lower(btrim(address))
  else btrim(regexp_replace(lower(btrim(address)), '[^@]*$', '')
    || ascii_domain(substring(lower(btrim(address)) from '[^@]*$'))) end;
