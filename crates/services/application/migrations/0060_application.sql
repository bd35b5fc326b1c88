CREATE TABLE feedback (
    id BIGINT PRIMARY KEY,
    code TEXT NOT NULL,
    company_id BIGINT NOT NULL,
    company_name TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    user_name TEXT NOT NULL,
    type TEXT NOT NULL,
    module TEXT NOT NULL,
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    -- JSON, as forms name files
    files TEXT NOT NULL,
    contact TEXT NOT NULL,
    urgency TEXT NOT NULL,
    related_code TEXT NOT NULL,
    page_url TEXT NOT NULL,
    browser TEXT NOT NULL,
    status TEXT NOT NULL,
    score INTEGER,
    assignee_id BIGINT,
    assignee_name TEXT NOT NULL,
    last_reply_date BIGINT,
    closed_date BIGINT,
    created_date BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL,
    row_version INTEGER NOT NULL
);
CREATE UNIQUE INDEX feedback_code ON feedback (code);
CREATE INDEX feedback_user ON feedback (user_id, created_date, id);
CREATE INDEX feedback_created ON feedback (created_date, id);
CREATE INDEX feedback_replied ON feedback (last_reply_date) WHERE status = 'REPLIED';

CREATE TABLE feedback_reply (
    id BIGINT PRIMARY KEY,
    feedback_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    user_name TEXT NOT NULL,
    -- By the platform, not by whoever asked.
    staff BOOLEAN NOT NULL,
    content TEXT NOT NULL,
    files TEXT NOT NULL,
    created_date BIGINT NOT NULL
);
CREATE INDEX feedback_reply_feedback ON feedback_reply (feedback_id, id);

CREATE TABLE article (
    id BIGINT PRIMARY KEY,
    title TEXT NOT NULL,
    category TEXT NOT NULL,
    content TEXT NOT NULL,
    -- ',common,promote11,' or empty for all
    live_rooms TEXT NOT NULL,
    subject_types TEXT NOT NULL,
    top BOOLEAN NOT NULL,
    must_read BOOLEAN NOT NULL,
    -- Rises with every publication: a confirmation is of what was published then.
    edition INTEGER NOT NULL,
    publish_date BIGINT,
    status TEXT NOT NULL,
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    row_version INTEGER NOT NULL
);
CREATE INDEX article_published ON article (status, top, publish_date, id);
CREATE INDEX article_modified ON article (last_modified_date, id);

CREATE TABLE article_read (
    article_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    edition INTEGER NOT NULL,
    read_date BIGINT NOT NULL,
    PRIMARY KEY (article_id, user_id)
);

CREATE TABLE favourite (
    user_id BIGINT NOT NULL,
    type TEXT NOT NULL,
    ref_id BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    PRIMARY KEY (user_id, type, ref_id)
);
