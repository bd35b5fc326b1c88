-- The companies that a session of staff looks at as their own people see them.
CREATE TABLE session_view (
    session_id BIGINT NOT NULL,
    company_id BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    PRIMARY KEY (session_id, company_id)
);
