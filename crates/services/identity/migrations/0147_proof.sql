-- When a code (or a link) that was sent there proved a phone or a mailbox; nothing while nobody has. What stood there
-- before was written by anybody, so it counts as unproved until its owner comes.
ALTER TABLE account ADD COLUMN phone_verified_date BIGINT;
ALTER TABLE account ADD COLUMN email_verified_date BIGINT;
