CREATE TABLE address (
    id BIGINT PRIMARY KEY,
    company_id BIGINT NOT NULL,
    -- Whose it is, where it is a person's.
    user_id BIGINT,
    address_type TEXT NOT NULL,
    receiver TEXT NOT NULL,
    phone TEXT NOT NULL,
    -- Names for people, codes for the choice.
    region TEXT NOT NULL,
    region_codes TEXT NOT NULL,
    detail TEXT NOT NULL,
    is_default BOOLEAN NOT NULL,
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL
);
CREATE INDEX address_company ON address (company_id, address_type, id);
