-- When staff said that somebody who had left nothing but spam is none who sends it: programs that read
-- on from a cursor find them there. `last_at` is what a person did, and begins the time they are kept.
alter table people add column cleared_at timestamptz(3);
