-- Many of one kind in a short time become one: `folded_into` names the digest that stands for a row,
-- `folded_count` how many a digest stands for, `digest_of` their template.
ALTER TABLE message_location_log ADD COLUMN folded_into BIGINT;
ALTER TABLE message_location_log ADD COLUMN folded_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE message_location_log ADD COLUMN digest_of TEXT NOT NULL DEFAULT '';
-- What became of mail, SMS and the rest; NULL until it is decided.
ALTER TABLE message_location_log ADD COLUMN channel_results TEXT;
UPDATE message_location_log SET channel_results = '[]';

DROP INDEX message_location_log_unread;
-- Holds all that the counts on every page ask for, so that they are read from the index alone.
CREATE INDEX message_location_log_unread
    ON message_location_log (user_id, read_states, type, is_deleted, folded_into, send_date);
CREATE INDEX message_location_log_sent ON message_location_log (user_id, send_date, id);
CREATE INDEX message_location_log_folded ON message_location_log (folded_into) WHERE folded_into IS NOT NULL;
CREATE INDEX message_location_log_undecided ON message_location_log (id) WHERE channel_results IS NULL;

-- What somebody does not want to get by a channel; no row means everything.
CREATE TABLE message_preference (
    user_id BIGINT NOT NULL,
    type TEXT NOT NULL,
    email BOOLEAN NOT NULL,
    sms BOOLEAN NOT NULL,
    gz BOOLEAN NOT NULL,
    PRIMARY KEY (user_id, type)
);
