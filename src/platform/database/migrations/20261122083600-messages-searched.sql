-- A search looks for its words in all of a message at once, its sender included.
drop index contact_messages_words;
create index contact_messages_words on contact_messages
  using gin (person_words(email, name, company || chr(31) || message) gin_trgm_ops);
