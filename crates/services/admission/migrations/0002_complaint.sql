-- What consumers or others have complained of about a company, written down by the staff.
CREATE TABLE company_complaint (
    id BIGINT PRIMARY KEY,
    company_id BIGINT NOT NULL,
    happened_date TEXT NOT NULL,
    related_code TEXT NOT NULL,
    content TEXT NOT NULL,
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    -- Empty while it counts.
    withdraw_reason TEXT NOT NULL DEFAULT '',
    withdrawn_by_name TEXT NOT NULL DEFAULT '',
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX company_complaint_company ON company_complaint (company_id, happened_date, id);
