-- Certificates on their way through approval. The columns up to row_version are those of every approval document.
CREATE TABLE vendor_certificate (
    id BIGINT PRIMARY KEY,
    code TEXT NOT NULL,
    company_id BIGINT NOT NULL,
    company_name TEXT NOT NULL,
    title TEXT NOT NULL,
    status TEXT NOT NULL,
    appr_step TEXT NOT NULL DEFAULT '',
    round INTEGER NOT NULL DEFAULT 0,
    submitted BOOLEAN NOT NULL DEFAULT FALSE,
    decided BOOLEAN NOT NULL DEFAULT FALSE,
    resume_step TEXT NOT NULL DEFAULT '',
    submitter_id BIGINT,
    submit_date BIGINT,
    version_no INTEGER NOT NULL DEFAULT 0,
    approved_version INTEGER NOT NULL DEFAULT 0,
    form TEXT NOT NULL,
    reject_info TEXT,
    urge_date BIGINT,
    close_reason TEXT,
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL DEFAULT FALSE,
    row_version INTEGER NOT NULL DEFAULT 0,

    item_count BIGINT NOT NULL DEFAULT 0,
    -- What the last refusal said of each item, by the item's token.
    refusals TEXT NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX vendor_certificate_code ON vendor_certificate (code);
CREATE INDEX vendor_certificate_company ON vendor_certificate (company_id, status, created_date);
CREATE INDEX vendor_certificate_created ON vendor_certificate (created_date, id);
-- A company has one submission under way at a time.
CREATE UNIQUE INDEX vendor_certificate_open ON vendor_certificate (company_id)
    WHERE is_deleted = FALSE AND status IN ('NOT_STARTED', 'CREATED', 'APPROVING', 'REJECTED');

-- The certificates in force: what has passed.
CREATE TABLE cert_item (
    id BIGINT PRIMARY KEY,
    code TEXT NOT NULL,
    company_id BIGINT NOT NULL,
    company_name TEXT NOT NULL,
    submission_id BIGINT NOT NULL REFERENCES vendor_certificate (id),
    token TEXT NOT NULL,
    cert_type TEXT NOT NULL,
    cert_no TEXT NOT NULL,
    cert_name TEXT NOT NULL,
    subject_name TEXT NOT NULL,
    brand_id BIGINT,
    -- The first level of the category that it belongs to.
    category_code TEXT NOT NULL,
    issue_date TEXT NOT NULL,
    -- None for one without an end.
    expire_date TEXT,
    -- A value of CertStatus.
    cert_status TEXT NOT NULL,
    appr_status TEXT NOT NULL,
    -- The certificate that took its place.
    replaced_by_id BIGINT,
    -- The last of the days before its end at which people were told.
    told_days INTEGER,
    remind_count INTEGER NOT NULL DEFAULT 0,
    remind_date BIGINT,
    -- The item as it was approved.
    content TEXT NOT NULL,
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL DEFAULT FALSE,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX cert_item_code ON cert_item (code);
CREATE UNIQUE INDEX cert_item_token ON cert_item (submission_id, token);
CREATE UNIQUE INDEX cert_item_number ON cert_item (company_id, cert_type, cert_no)
    WHERE replaced_by_id IS NULL AND cert_no <> '';
CREATE INDEX cert_item_company ON cert_item (company_id, expire_date, id);
CREATE INDEX cert_item_expire ON cert_item (expire_date, id);

-- Which end of a brand's authorisation people were told of, and how many days before it.
CREATE TABLE auth_notice (
    brand_id BIGINT PRIMARY KEY,
    expire_date TEXT NOT NULL,
    told_days INTEGER NOT NULL
);
