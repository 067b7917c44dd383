-- What the visitor wrote beside the address: without it nobody can answer.
alter table chat_leads add column message text not null default '';
-- The lists of staff begin with the newest.
create index chat_leads_time on chat_leads ("timestamp");
