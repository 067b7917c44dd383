-- What the library is filtered by besides its own columns; null for rows that came without a folder.
alter table templates
  add column trigger_type text generated always as (metadata #>> '{trigger,type}') stored,
  add column complexity text generated always as (metadata #>> '{complexity,level}') stored;
