-- Somebody without an account who registers a company, found again by the phone.
CREATE TABLE registration (
    id BIGINT PRIMARY KEY,
    phone_hash TEXT NOT NULL,
    -- Sealed.
    phone TEXT NOT NULL,
    company_id BIGINT NOT NULL REFERENCES company (id),
    -- How far the four steps have been filled in.
    step INTEGER NOT NULL DEFAULT 1,
    created_date BIGINT NOT NULL
);
CREATE INDEX registration_phone ON registration (phone_hash, id);
CREATE UNIQUE INDEX registration_company ON registration (company_id);

-- Requests to join. The columns up to row_version are those of every approval document.
CREATE TABLE company_join (
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
    credit_code TEXT NOT NULL,
    subject_type TEXT NOT NULL,
    legal_person_name TEXT NOT NULL
);
CREATE UNIQUE INDEX company_join_code ON company_join (code);
CREATE INDEX company_join_company ON company_join (company_id, status, created_date);
CREATE INDEX company_join_created ON company_join (created_date, id);

-- Changes of what only an approval may change.
CREATE TABLE company_change (
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

    -- Which of the approvers it concerns, comma-separated, and what changes, for people.
    concerns TEXT NOT NULL DEFAULT '',
    changes TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX company_change_code ON company_change (code);
CREATE INDEX company_change_company ON company_change (company_id, status, created_date);
CREATE INDEX company_change_created ON company_change (created_date, id);
