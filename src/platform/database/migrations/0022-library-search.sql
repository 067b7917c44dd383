-- Every character and pair of characters of a text: what searches of one or two characters look
-- for, which are too short for trigrams.
create or replace function template_grams(search_text text)
returns text[] language sql immutable parallel safe as $$
  with letters as (
    select letter, lead(letter) over (order by place) as following
    from unnest(string_to_array(search_text, null)) with ordinality as split (letter, place)
  )
  select array_agg(distinct gram) from (
    select letter as gram from letters union all select letter || following from letters
  ) grams where gram is not null
$$;
drop index if exists templates_search_grams;
-- Kept as a column: where many rows match, the newest are read and compared one by one.
alter table templates add column search_grams text[]
  generated always as (template_grams(template_search_text(title, description, tools, category))) stored;
create index templates_search_grams on templates using gin (search_grams);
create index if not exists templates_category on templates using gin (category);
create index if not exists templates_tools on templates using gin (tools);
