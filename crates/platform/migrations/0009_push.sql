-- "Something of yours has changed", for the streams of all copies; gone again after minutes.
CREATE TABLE push_nudge (
    id BIGINT PRIMARY KEY,
    user_id BIGINT NOT NULL
);
