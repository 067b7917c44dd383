-- Searches of one or two letters and the assistant need neither: the text itself is compared, and
-- the assistant asks the same index as the list.
alter table templates drop column search_grams, drop column words;
drop function template_grams(text);
drop function template_words(text, text, text, text[], text[], text[]);
