-- Files that staff sent with an answer. A file without a reply and an answer came with the message itself.
alter table message_files add column answer_id uuid references message_answers (id) on delete cascade;
create index message_files_answer on message_files (answer_id) where answer_id is not null;
