-- Which service a lead wrote about, by whole words, and the sentence that says so; null: unknown.
alter table chat_leads add column topic text, add column topic_sentence text;
