-- When the visitor of a chat replaced the address by another one, which has a row of its own. Null: the
-- address stands.
alter table chat_leads add column corrected_at timestamptz;
