-- Prices as they were seen elsewhere. Nothing is written over: what was seen before is the history.
CREATE TABLE channel_price (
    id BIGINT PRIMARY KEY,
    -- A value of PriceChannel.
    channel TEXT NOT NULL,
    barcode TEXT NOT NULL,
    price BIGINT NOT NULL,
    -- Empty where none was told.
    url TEXT NOT NULL,
    store_name TEXT NOT NULL,
    captured_date TEXT NOT NULL,
    -- IMPORT, API or MANUAL
    source TEXT NOT NULL,
    created_by BIGINT,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    -- The last one of its channel, barcode and address.
    latest BOOLEAN NOT NULL
);
CREATE UNIQUE INDEX channel_price_latest ON channel_price (barcode, channel, url) WHERE latest;
CREATE UNIQUE INDEX channel_price_seen ON channel_price (barcode, channel, url, captured_date, price);
CREATE INDEX channel_price_list ON channel_price (captured_date DESC, id DESC) WHERE latest;

-- What a merchant promised for a SKU: it will not be sold for less for some days after the show.
CREATE TABLE price_commitment (
    id BIGINT PRIMARY KEY,
    offer_id BIGINT NOT NULL,
    offer_code TEXT NOT NULL,
    offer_name TEXT NOT NULL,
    sku_id BIGINT NOT NULL,
    sku_name TEXT NOT NULL,
    barcode TEXT NOT NULL,
    company_id BIGINT NOT NULL,
    company_name TEXT NOT NULL,
    -- Whoever made the offer.
    owner_id BIGINT NOT NULL,
    live_room TEXT NOT NULL,
    -- What one costs.
    promised_price BIGINT NOT NULL,
    -- For 100 g or ml, or for one piece; nothing where the content is not known.
    promised_unit_price BIGINT,
    -- A value of ProtectScope.
    scope TEXT NOT NULL,
    days BIGINT NOT NULL,
    -- By what the same store is known.
    store_name TEXT NOT NULL,
    store_platform TEXT NOT NULL,
    item_url TEXT NOT NULL,
    -- Both come with the show.
    start_date TEXT,
    end_date TEXT,
    -- DRAFT before the show, then ACTIVE, BREACHED or CLOSED.
    status TEXT NOT NULL,
    -- What is owed to buyers because a later offer was cheaper, as JSON.
    compensations TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX price_commitment_sku ON price_commitment (offer_id, sku_id);
CREATE INDEX price_commitment_barcode ON price_commitment (barcode, status);
CREATE INDEX price_commitment_list ON price_commitment (status, end_date, id);
CREATE INDEX price_commitment_company ON price_commitment (company_id, status);

-- A price within the scope of a commitment that lies under it, and what became of it.
CREATE TABLE price_violation (
    id BIGINT PRIMARY KEY,
    commitment_id BIGINT NOT NULL,
    offer_id BIGINT NOT NULL,
    offer_code TEXT NOT NULL,
    offer_name TEXT NOT NULL,
    sku_id BIGINT NOT NULL,
    sku_name TEXT NOT NULL,
    barcode TEXT NOT NULL,
    company_id BIGINT NOT NULL,
    company_name TEXT NOT NULL,
    owner_id BIGINT NOT NULL,
    live_room TEXT NOT NULL,
    scope TEXT NOT NULL,
    -- The price that was seen.
    price_id BIGINT NOT NULL,
    channel TEXT NOT NULL,
    store_name TEXT NOT NULL,
    url TEXT NOT NULL,
    price BIGINT NOT NULL,
    promised BIGINT NOT NULL,
    found_date TEXT NOT NULL,
    -- JOB or MANUAL
    source TEXT NOT NULL,
    remark TEXT NOT NULL,
    files TEXT NOT NULL,
    -- OPEN, EXPLAINED, CONFIRMED or CLOSED
    status TEXT NOT NULL,
    asked_by_name TEXT,
    asked_date BIGINT,
    question TEXT,
    explained_by_name TEXT,
    explained_date BIGINT,
    explanation TEXT,
    explanation_files TEXT NOT NULL,
    -- Two people confirm: 招商, then 法务.
    first_by BIGINT,
    first_by_name TEXT,
    first_date BIGINT,
    first_opinion TEXT,
    second_by BIGINT,
    second_by_name TEXT,
    second_date BIGINT,
    second_opinion TEXT,
    closed_by_name TEXT,
    closed_date BIGINT,
    close_reason TEXT,
    created_date BIGINT NOT NULL,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX price_violation_price ON price_violation (commitment_id, price_id);
CREATE INDEX price_violation_list ON price_violation (status, found_date DESC, id DESC);
CREATE INDEX price_violation_offer ON price_violation (offer_id, id DESC);
CREATE INDEX price_violation_company ON price_violation (company_id, status, second_date);
