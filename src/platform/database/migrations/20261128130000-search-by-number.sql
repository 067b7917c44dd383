-- Staff search a telephone number by its digits, however the sender wrote it.

create index contact_messages_digits on contact_messages
  using gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops);
