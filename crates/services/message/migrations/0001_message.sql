CREATE TABLE message_location_log (
    id BIGINT PRIMARY KEY,
    user_id BIGINT NOT NULL,
    type TEXT NOT NULL,
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    level TEXT NOT NULL,
    biz_type TEXT NOT NULL DEFAULT '',
    biz_id BIGINT,
    link_route TEXT NOT NULL DEFAULT '',
    -- 0 unread, 1 read
    read_states INTEGER NOT NULL DEFAULT 0,
    read_date BIGINT,
    send_date BIGINT NOT NULL,
    template_code TEXT NOT NULL,
    is_deleted BOOLEAN NOT NULL DEFAULT FALSE
);
-- Ends with is_deleted, so that the counts on every page are read from the index alone.
CREATE INDEX message_location_log_unread ON message_location_log (user_id, read_states, type, is_deleted);
CREATE INDEX message_location_log_user ON message_location_log (user_id, id);
