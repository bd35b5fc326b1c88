-- What a merchant says before a show of each SKU: how many there are, from where and how fast they leave.
CREATE TABLE supply_info (
    id BIGINT PRIMARY KEY,
    item_id BIGINT NOT NULL,
    session_id BIGINT NOT NULL,
    offer_id BIGINT NOT NULL,
    sku_id BIGINT NOT NULL,
    company_id BIGINT NOT NULL,
    -- Whose offer it is.
    owner_id BIGINT NOT NULL,
    -- Copies for the list.
    offer_code TEXT NOT NULL,
    offer_name TEXT NOT NULL,
    sku_name TEXT NOT NULL,
    category_code TEXT NOT NULL,
    live_room TEXT NOT NULL,
    session_date TEXT NOT NULL,
    plan_stock BIGINT NOT NULL,
    deadline BIGINT NOT NULL,
    -- TO_UPDATE, UPDATED, CONFIRMED or OVERDUE
    status TEXT NOT NULL,
    -- What was entered.
    available_stock BIGINT,
    lock_stock BIGINT,
    daily_capacity BIGINT,
    ship_hours TEXT NOT NULL DEFAULT '',
    ship_warehouse BIGINT,
    presale BOOLEAN NOT NULL DEFAULT FALSE,
    presale_ship_date TEXT,
    batch_no TEXT NOT NULL DEFAULT '',
    production_date TEXT,
    shelf_life_days INTEGER,
    near_expiry BOOLEAN NOT NULL DEFAULT FALSE,
    price_confirmed BOOLEAN NOT NULL DEFAULT FALSE,
    remark TEXT NOT NULL DEFAULT '',
    reject_reason TEXT NOT NULL DEFAULT '',
    -- When its owner was asked for it.
    asked_date BIGINT,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX supply_info_sku ON supply_info (item_id, sku_id);
CREATE INDEX supply_info_company ON supply_info (company_id, status, session_date, id);
CREATE INDEX supply_info_status ON supply_info (status, session_date, id);
CREATE INDEX supply_info_session ON supply_info (session_id);
