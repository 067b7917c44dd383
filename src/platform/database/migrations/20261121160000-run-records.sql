-- run.json of a template: what its workflow did in the real n8n; null where it never ran.
alter table template_files add column record text;
