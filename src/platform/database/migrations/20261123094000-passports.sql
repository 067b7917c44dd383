-- What was proved about a template (passport.json of its folder), and whether the site itself took it out of the
-- list because its passport did not hold: then it comes back by itself once the folder is mended.
alter table template_files add column passport text;
alter table templates add column withheld boolean not null default false;
