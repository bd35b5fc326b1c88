-- Merges of attribute names and values. The columns up to row_version are those of every approval document.
CREATE TABLE attr_merge (
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

    -- What the list shows of the form.
    merge_type TEXT NOT NULL DEFAULT '',
    category_code TEXT NOT NULL DEFAULT '',
    attr_code TEXT,
    source_text TEXT NOT NULL DEFAULT '',
    target_text TEXT NOT NULL DEFAULT '',

    -- COMPANY or GLOBAL: whose offers it is about.
    scope TEXT NOT NULL DEFAULT '',
    affected_count BIGINT NOT NULL DEFAULT 0,
    executed_date BIGINT,
    undone_date BIGINT,
    -- JSON: what stood where before it was carried out.
    undo_snapshot TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX attr_merge_code ON attr_merge (code);
CREATE INDEX attr_merge_company ON attr_merge (company_id, status, created_date);
CREATE INDEX attr_merge_status ON attr_merge (status, category_code);
CREATE INDEX attr_merge_created ON attr_merge (created_date, id);
