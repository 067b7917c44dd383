-- The campaign of the visit whose source counts; empty for a visit without one and for visits before this migration.
alter table visits add column campaign text not null default '';
