-- What a company tells of itself beside its registration: one row for each, its content whole.
CREATE TABLE basic_info (
    company_id BIGINT PRIMARY KEY,
    content TEXT NOT NULL,
    -- Per cent of what could be told.
    completeness INTEGER NOT NULL,
    version_no INTEGER NOT NULL,
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL DEFAULT FALSE,
    row_version INTEGER NOT NULL DEFAULT 0
);
