-- What the assistant finds templates by: the title counts most, the description least.
create function template_words(title text, summary text, description text, tools text[], category text[], industries text[])
returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('pg_catalog.english', title), 'A')
    || setweight(to_tsvector('pg_catalog.english', summary || ' ' || array_to_string(tools || category || industries, ' ')), 'B')
    || setweight(to_tsvector('pg_catalog.english', description), 'C')
$$;
alter table templates add column words tsvector
  generated always as (template_words(title, summary, description, tools, category, industries)) stored;
create index templates_words on templates using gin (words);

-- A message left with the assistant, with the conversation only if the visitor wants it.
alter table contact_messages
  add column source text not null default 'form' constraint contact_messages_source check (source in ('form', 'chat')),
  add column transcript text not null default '';
