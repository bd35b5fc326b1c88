-- Products: one master for all offers of it.
DOCUMENT spu (
    name_key TEXT NOT NULL DEFAULT '',
    brand_id BIGINT,
    brand_name TEXT NOT NULL DEFAULT '',
    -- By what the brands of two companies are the same.
    brand_key TEXT NOT NULL DEFAULT '',
    category_code TEXT NOT NULL DEFAULT '',
    category2 TEXT NOT NULL DEFAULT '',
    category3 TEXT NOT NULL DEFAULT '',
    origin_place TEXT NOT NULL DEFAULT '',
    is_domestic BOOLEAN,
    barcodes TEXT NOT NULL DEFAULT '',
    sku_count BIGINT NOT NULL DEFAULT 0,
    completeness BIGINT NOT NULL DEFAULT 0,
    -- JSON: what a submission would miss.
    missing_fields TEXT NOT NULL DEFAULT '[]',
    supply_status TEXT NOT NULL DEFAULT 'SUPPLIED',
    risk_level TEXT NOT NULL DEFAULT '',
    -- What 初选 has made of it; never lower than the category's.
    raised_risk TEXT NOT NULL DEFAULT '',
    origin TEXT NOT NULL DEFAULT 'MANUAL',
    main_image BIGINT,
    -- Staff took it off the shelf: only they put it back.
    held_by_staff BOOLEAN NOT NULL DEFAULT FALSE,
    merged_into_id BIGINT,
    -- How its pending change stands, and which it is.
    change_status TEXT NOT NULL DEFAULT 'NONE',
    change_id BIGINT
);
CREATE INDEX spu_library ON spu (brand_key, status, created_date);

DOCUMENT spu_change (
    change_of BIGINT NOT NULL
);
CREATE UNIQUE INDEX spu_change_open ON spu_change (change_of)
    WHERE status IN ('CREATED', 'APPROVING', 'REJECTED') AND NOT is_deleted;

CREATE TABLE product_sku (
    id BIGINT PRIMARY KEY,
    spu_id BIGINT NOT NULL,
    company_id BIGINT NOT NULL,
    place INTEGER NOT NULL,
    code TEXT NOT NULL,
    sku_name TEXT NOT NULL,
    barcode TEXT NOT NULL,
    spec_key TEXT NOT NULL,
    status TEXT NOT NULL,
    live BOOLEAN NOT NULL
);
CREATE INDEX product_sku_spu ON product_sku (spu_id, place);
CREATE UNIQUE INDEX product_sku_barcode ON product_sku (barcode) WHERE live AND barcode <> '';

-- only on sqlite:
CREATE VIRTUAL TABLE spu_gram USING fts5(grams, content='', contentless_delete=1, detail=none, tokenize='ascii');
-- only on postgres:
CREATE TABLE spu_gram (id BIGINT PRIMARY KEY, grams INTEGER[] NOT NULL);
CREATE INDEX spu_gram_pieces ON spu_gram USING gin (grams) WITH (gin_pending_list_limit = 256);
-- on both:
INSERT INTO setting (name, value) VALUES ('spu_gram', '1');
