-- An agreement that somebody is asked to sign by a link.
CREATE TABLE company_sign (
    id BIGINT PRIMARY KEY,
    company_id BIGINT NOT NULL REFERENCES company (id),
    sign_type TEXT NOT NULL,
    template_id TEXT NOT NULL,
    template_version INTEGER NOT NULL,
    -- The words as they are signed: a later change of the company or of the template does not reach them.
    content TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    sign_token TEXT NOT NULL,
    signer_name TEXT NOT NULL,
    signer_phone TEXT NOT NULL,
    signer_email TEXT NOT NULL,
    status TEXT NOT NULL,
    expire_date BIGINT NOT NULL,
    viewed_date BIGINT,
    read_date BIGINT,
    signed_date BIGINT,
    reject_reason TEXT NOT NULL DEFAULT '',
    ip TEXT NOT NULL DEFAULT '',
    ua TEXT NOT NULL DEFAULT '',
    sign_image BIGINT,
    seal_image TEXT NOT NULL DEFAULT '',
    pdf_file BIGINT,
    pdf_sha256 TEXT NOT NULL DEFAULT '',
    signature TEXT NOT NULL DEFAULT '',
    public_key TEXT NOT NULL DEFAULT '',
    cert_serial TEXT NOT NULL DEFAULT '',
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX company_sign_token ON company_sign (sign_token);
CREATE INDEX company_sign_company ON company_sign (company_id, created_date, id);
CREATE INDEX company_sign_created ON company_sign (created_date, id);
CREATE INDEX company_sign_open ON company_sign (expire_date) WHERE status IN ('NOT_STARTED', 'VIEWED');
