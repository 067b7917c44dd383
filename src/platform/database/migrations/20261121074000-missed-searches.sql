-- What was searched for in the library and not found: words in small letters, how often, and the
-- last day; nothing about who it was.
create table missed_searches (
  words text primary key constraint missed_searches_words check (char_length(words) between 2 and 80),
  times integer not null default 1,
  last_day date not null
);
create index missed_searches_most on missed_searches (times desc, last_day desc);
alter table missed_searches enable row level security;
