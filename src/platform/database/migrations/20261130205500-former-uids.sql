-- A report about a moved call's former time may come again, or late. The row keeps the names that the call had before.
alter table bookings add column former_uids text[] not null default '{}';
