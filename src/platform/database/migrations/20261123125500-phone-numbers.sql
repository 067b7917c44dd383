-- Finds messages with the same phone number, whatever its spelling (similar-store.ts).
create index contact_messages_phone on contact_messages (right(regexp_replace(phone, '\D', '', 'g'), 9));
