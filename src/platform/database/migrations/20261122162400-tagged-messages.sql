-- Which tags there are is asked of the messages that have any.
create index contact_messages_tagged on contact_messages (created_at) where tags <> '{}';
