-- The workflow as the cards of the library draw it: path data and the places of the steps.
alter table templates add column sketch jsonb;
