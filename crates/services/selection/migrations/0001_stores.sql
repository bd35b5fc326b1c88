-- Requests to sell through a store. The columns up to row_version are those of every approval document.
CREATE TABLE offer_store_appr (
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
    store_name TEXT NOT NULL,
    platform_type TEXT NOT NULL,
    seller_id TEXT NOT NULL,
    store_type TEXT NOT NULL,
    owner_name TEXT NOT NULL,
    is_own BOOLEAN,
    brand_names TEXT NOT NULL DEFAULT '',
    dsr_desc BIGINT,
    auth_expire_date TEXT,
    -- The store that it brought to life, while the two belong together.
    store_id BIGINT
);
CREATE UNIQUE INDEX offer_store_appr_code ON offer_store_appr (code);
CREATE INDEX offer_store_appr_company ON offer_store_appr (company_id, status, created_date);
CREATE INDEX offer_store_appr_created ON offer_store_appr (created_date, id);
CREATE INDEX offer_store_appr_store ON offer_store_appr (store_id);

CREATE TABLE offer_store (
    id BIGINT PRIMARY KEY,
    store_name TEXT NOT NULL,
    platform_type TEXT NOT NULL,
    seller_id TEXT NOT NULL,
    store_url TEXT NOT NULL,
    store_type TEXT NOT NULL,
    owner_name TEXT NOT NULL,
    -- A value of StoreStatus.
    store_status TEXT NOT NULL,
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL DEFAULT FALSE,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX offer_store_seller ON offer_store (platform_type, seller_id);

CREATE TABLE merchant_store_relation (
    id BIGINT PRIMARY KEY,
    merchant_id BIGINT NOT NULL,
    store_id BIGINT NOT NULL REFERENCES offer_store (id),
    -- OWN or AUTH
    relation_type TEXT NOT NULL,
    brand_names TEXT NOT NULL,
    start_date TEXT NOT NULL,
    end_date TEXT,
    -- enabled or disabled
    status TEXT NOT NULL,
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL DEFAULT FALSE,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX merchant_store_relation_one ON merchant_store_relation (merchant_id, store_id) WHERE status = 'enabled';
-- A store has one owner at a time.
CREATE UNIQUE INDEX merchant_store_relation_owner ON merchant_store_relation (store_id)
    WHERE status = 'enabled' AND relation_type = 'OWN';
CREATE INDEX merchant_store_relation_merchant ON merchant_store_relation (merchant_id, id);
CREATE INDEX merchant_store_relation_end ON merchant_store_relation (end_date) WHERE status = 'enabled';

-- What happened between a merchant and a store.
CREATE TABLE store_event (
    id BIGINT PRIMARY KEY,
    store_id BIGINT NOT NULL REFERENCES offer_store (id),
    merchant_id BIGINT NOT NULL,
    action TEXT NOT NULL,
    operator_name TEXT NOT NULL,
    remark TEXT NOT NULL,
    created_date BIGINT NOT NULL
);
CREATE INDEX store_event_store ON store_event (store_id, id);

-- The shop ratings as they were last told in each month.
CREATE TABLE store_rating (
    store_id BIGINT NOT NULL REFERENCES offer_store (id),
    month TEXT NOT NULL,
    dsr_desc BIGINT,
    dsr_service BIGINT,
    dsr_logistics BIGINT,
    PRIMARY KEY (store_id, month)
);
