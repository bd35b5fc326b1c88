-- What the platform asks merchants for: a product that it looks for, or what is missing about one that there is.
CREATE TABLE need_supply (
    id BIGINT PRIMARY KEY,
    code TEXT NOT NULL,
    -- A value of NeedType.
    need_type TEXT NOT NULL,
    spu_id BIGINT,
    title TEXT NOT NULL,
    category_code TEXT NOT NULL,
    brand_hint TEXT NOT NULL,
    target_price_from BIGINT,
    target_price_to BIGINT,
    qty BIGINT,
    -- Empty where it is for no room in particular.
    live_room TEXT NOT NULL,
    session_date TEXT,
    requirement TEXT NOT NULL,
    -- Places of the product's form, as JSON.
    missing_fields TEXT NOT NULL,
    missing_count INTEGER NOT NULL,
    -- What the merchant has filled in so far, as JSON.
    draft TEXT,
    -- Nobody where all who deal in the category are asked.
    company_id BIGINT,
    company_name TEXT NOT NULL,
    deadline BIGINT NOT NULL,
    accept_many BOOLEAN NOT NULL,
    -- A value of NeedStatus.
    status TEXT NOT NULL,
    last_reason TEXT NOT NULL,
    accepted_date BIGINT,
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX need_supply_code ON need_supply (code);
CREATE INDEX need_supply_list ON need_supply (deadline, id);
CREATE INDEX need_supply_state ON need_supply (status, deadline, id);
CREATE INDEX need_supply_category ON need_supply (category_code, deadline, id);
CREATE INDEX need_supply_company ON need_supply (company_id, deadline, id);
CREATE INDEX need_supply_spu ON need_supply (spu_id, status);

-- What a company answers; it has one answer to a need.
CREATE TABLE need_response (
    id BIGINT PRIMARY KEY,
    need_id BIGINT NOT NULL,
    company_id BIGINT NOT NULL,
    company_name TEXT NOT NULL,
    -- One of these three: a product, an offer, or a name with pictures.
    spu_id BIGINT,
    offer_id BIGINT,
    product_name TEXT NOT NULL,
    images TEXT NOT NULL,
    price BIGINT NOT NULL,
    remark TEXT NOT NULL,
    -- A value of NeedResponseResult.
    result TEXT NOT NULL,
    reason TEXT NOT NULL,
    date BIGINT NOT NULL,
    created_by BIGINT NOT NULL,
    decided_by_name TEXT NOT NULL,
    decided_date BIGINT,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX need_response_company ON need_response (need_id, company_id);
CREATE INDEX need_response_own ON need_response (company_id, need_id);
