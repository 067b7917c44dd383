-- Staff search messages by what they themselves have added, too: the note, and the tags, each behind a "#".

create function staff_words(note text, tags text[])
returns text language sql immutable parallel safe as $$
  select lower(note || case when tags = '{}' then ''
    else chr(31) || '#' || array_to_string(tags, chr(31) || '#') end)
$$;

create index contact_messages_staff_words on contact_messages using gin (staff_words(note, tags) gin_trgm_ops)
  where note <> '' or tags <> '{}';
