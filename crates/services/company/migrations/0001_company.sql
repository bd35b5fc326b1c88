CREATE TABLE company (
    id BIGINT PRIMARY KEY,
    -- Both are given out when the registration is approved; until then there is none.
    code TEXT,
    els_account TEXT,
    name TEXT NOT NULL,
    credit_code TEXT NOT NULL DEFAULT '',
    short_name TEXT NOT NULL DEFAULT '',
    english_name TEXT NOT NULL DEFAULT '',
    history_names TEXT NOT NULL DEFAULT '',
    subject_type TEXT NOT NULL DEFAULT '',
    vendor_type TEXT NOT NULL DEFAULT 'zb',
    vendor_group TEXT NOT NULL DEFAULT '',
    type TEXT NOT NULL DEFAULT '',
    company_org_type TEXT NOT NULL DEFAULT '',

    country TEXT NOT NULL DEFAULT '',
    country_code TEXT NOT NULL DEFAULT '',
    base TEXT NOT NULL DEFAULT '',
    base_code TEXT NOT NULL DEFAULT '',
    city TEXT NOT NULL DEFAULT '',
    city_code TEXT NOT NULL DEFAULT '',
    district TEXT NOT NULL DEFAULT '',
    district_code TEXT NOT NULL DEFAULT '',
    address TEXT NOT NULL DEFAULT '',
    address_info TEXT NOT NULL DEFAULT '',
    registered_address TEXT NOT NULL DEFAULT '',

    -- In ten thousands with two decimals, times 100.
    registered_capital BIGINT,
    reg_capital_currency TEXT NOT NULL DEFAULT '',
    actual_capital BIGINT,
    register_date TEXT,
    establish_time TEXT,
    from_time TEXT,
    to_time TEXT,
    license_term TEXT NOT NULL DEFAULT '',
    business_license BIGINT,
    legal_person_name TEXT NOT NULL DEFAULT '',
    reg_number TEXT NOT NULL DEFAULT '',
    org_number TEXT NOT NULL DEFAULT '',
    tax_number TEXT NOT NULL DEFAULT '',
    reg_status TEXT NOT NULL DEFAULT '',
    revoke_date TEXT,
    revoke_reason TEXT NOT NULL DEFAULT '',
    cancel_date TEXT,
    cancel_reason TEXT NOT NULL DEFAULT '',

    industry TEXT NOT NULL DEFAULT '',
    category_level1 TEXT NOT NULL DEFAULT '',
    category_level2 TEXT NOT NULL DEFAULT '',
    category_level3 TEXT NOT NULL DEFAULT '',
    catalogs TEXT NOT NULL DEFAULT '',
    business_scope TEXT NOT NULL DEFAULT '',
    staff_num_range TEXT NOT NULL DEFAULT '',
    homepage_url TEXT NOT NULL DEFAULT '',
    bond_name TEXT NOT NULL DEFAULT '',
    is_micro_ent BOOLEAN NOT NULL DEFAULT FALSE,

    payment_company TEXT NOT NULL DEFAULT '',
    payment_type TEXT NOT NULL DEFAULT '',
    payment_period TEXT NOT NULL DEFAULT '',
    bank_name TEXT NOT NULL DEFAULT '',
    bank_account TEXT NOT NULL DEFAULT '',
    bank_branch TEXT NOT NULL DEFAULT '',
    bank_no TEXT NOT NULL DEFAULT '',
    taxpayer_type TEXT NOT NULL DEFAULT '',

    verify_status BOOLEAN NOT NULL DEFAULT FALSE,
    use_status BOOLEAN NOT NULL DEFAULT FALSE,
    use_status_reason TEXT NOT NULL DEFAULT '',
    use_status_remarks TEXT NOT NULL DEFAULT '',
    is_platform BOOLEAN NOT NULL DEFAULT FALSE,
    is_staging BOOLEAN NOT NULL DEFAULT FALSE,
    stage_reason TEXT NOT NULL DEFAULT '',
    appr_status TEXT NOT NULL DEFAULT 'CREATED',
    appr_step TEXT NOT NULL DEFAULT '',
    bd_user_id BIGINT,
    live_rooms TEXT NOT NULL DEFAULT '',
    company_groups TEXT NOT NULL DEFAULT '',
    credit_score INTEGER,
    vendor_certificate BIGINT,
    source_app_id TEXT NOT NULL DEFAULT '',
    remark TEXT NOT NULL DEFAULT '',

    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL DEFAULT FALSE,
    row_version INTEGER NOT NULL DEFAULT 0
);
-- Companies from abroad have no credit code.
CREATE UNIQUE INDEX company_credit_code ON company (credit_code) WHERE NOT is_deleted AND credit_code <> '';
-- Not limited to living rows: an account number that was once given out stays taken.
CREATE UNIQUE INDEX company_els_account ON company (els_account);
CREATE UNIQUE INDEX company_code ON company (code);
-- There is one platform company at most.
CREATE UNIQUE INDEX company_platform ON company (is_platform) WHERE is_platform AND NOT is_deleted;
CREATE INDEX company_bd_user ON company (bd_user_id);

CREATE TABLE company_brand (
    id BIGINT PRIMARY KEY,
    company_id BIGINT NOT NULL REFERENCES company (id),
    brand_name_cn TEXT NOT NULL,
    brand_name_en TEXT NOT NULL DEFAULT '',
    brand_logo BIGINT,
    trademark_no TEXT NOT NULL DEFAULT '',
    trademark_class INTEGER,
    trademark_status TEXT NOT NULL DEFAULT '',
    trademark_expire_date TEXT,
    brand_nature TEXT NOT NULL DEFAULT '',
    auth_chain TEXT NOT NULL DEFAULT '[]',
    story_text TEXT NOT NULL DEFAULT '',
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL DEFAULT FALSE,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX company_brand_company ON company_brand (company_id, id);
