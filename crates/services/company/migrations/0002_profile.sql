-- The first link of a chain of authorisations begins with the owner of the trademark.
ALTER TABLE company_brand ADD COLUMN trademark_owner TEXT NOT NULL DEFAULT '';

-- Shops that a company names in its profile; what it may sell through is decided elsewhere.
CREATE TABLE company_store (
    id BIGINT PRIMARY KEY,
    company_id BIGINT NOT NULL REFERENCES company (id),
    platform_type TEXT NOT NULL DEFAULT '',
    store_name TEXT NOT NULL,
    store_url TEXT NOT NULL DEFAULT '',
    seller_id TEXT NOT NULL DEFAULT '',
    store_type TEXT NOT NULL DEFAULT '',
    open_date TEXT,
    dsr_score BIGINT,
    store_status TEXT NOT NULL DEFAULT '',
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL DEFAULT FALSE,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX company_store_company ON company_store (company_id, id);

-- The staff's list: newest first, by state.
CREATE INDEX company_newest ON company (created_date, id) WHERE NOT is_deleted;
CREATE INDEX company_appr_status ON company (appr_status, created_date) WHERE NOT is_deleted;
