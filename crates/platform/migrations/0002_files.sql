-- A row stands for an object that is already kept; `size` and `sha256` are of the bytes as uploaded.
CREATE TABLE file (
    id BIGINT PRIMARY KEY,
    key TEXT NOT NULL,
    company_id BIGINT NOT NULL,
    uploaded_by BIGINT NOT NULL,
    file_name TEXT NOT NULL,
    content_type TEXT NOT NULL,
    size BIGINT NOT NULL,
    stored_size BIGINT NOT NULL,
    sha256 TEXT NOT NULL,
    stored_sha256 TEXT NOT NULL,
    width INTEGER,
    height INTEGER,
    has_alpha BOOLEAN NOT NULL,
    slot TEXT NOT NULL,
    biz_type TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    upload_key TEXT,
    created_date BIGINT NOT NULL
);
CREATE UNIQUE INDEX file_key ON file (key);
CREATE UNIQUE INDEX file_upload_key ON file (upload_key);
CREATE INDEX file_company ON file (company_id, id);
-- Answers how much a company keeps without reading a row.
CREATE INDEX file_quota ON file (company_id, stored_size);
CREATE INDEX file_sha256 ON file (sha256);

CREATE TABLE file_relation (
    id BIGINT PRIMARY KEY,
    biz_type TEXT NOT NULL,
    biz_id BIGINT NOT NULL,
    slot TEXT NOT NULL,
    file_id BIGINT NOT NULL REFERENCES file (id),
    sort INTEGER NOT NULL,
    is_primary BOOLEAN NOT NULL,
    expire_date TEXT,
    created_date BIGINT NOT NULL
);
CREATE INDEX file_relation_biz ON file_relation (biz_type, biz_id, slot, sort);
CREATE INDEX file_relation_file ON file_relation (file_id);
