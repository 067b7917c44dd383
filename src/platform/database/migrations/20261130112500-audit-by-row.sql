-- What staff did with a message is found by the message: since its address can be corrected, the message
-- may belong to another person than before.

create index staff_audit_row on staff_audit (row_id, at) where row_id is not null;
