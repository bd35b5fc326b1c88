-- What merchants may send to the warehouse.
DOCUMENT goods_sku (
    name_key TEXT NOT NULL DEFAULT '',
    barcode TEXT NOT NULL,
    no_barcode BOOLEAN,
    brand_id BIGINT,
    brand_name TEXT NOT NULL DEFAULT '',
    category_code TEXT NOT NULL,
    spec TEXT NOT NULL,
    length_cm BIGINT,
    width_cm BIGINT,
    height_cm BIGINT,
    weight_kg BIGINT,
    storage_type TEXT NOT NULL,
    image BIGINT,
    -- How its pending change stands, and which it is.
    change_status TEXT NOT NULL DEFAULT 'NONE',
    change_id BIGINT
);
CREATE UNIQUE INDEX goods_sku_barcode ON goods_sku (company_id, barcode) WHERE barcode <> '' AND NOT is_deleted;

DOCUMENT goods_change (
    change_of BIGINT NOT NULL
);
CREATE UNIQUE INDEX goods_change_open ON goods_change (change_of)
    WHERE status IN ('CREATED', 'APPROVING', 'REJECTED') AND NOT is_deleted;

-- A goods goes on being found by the barcodes that it had.
CREATE TABLE goods_barcode (
    goods_sku_id BIGINT NOT NULL,
    company_id BIGINT NOT NULL,
    barcode TEXT NOT NULL,
    PRIMARY KEY (goods_sku_id, barcode)
);
CREATE UNIQUE INDEX goods_barcode_former ON goods_barcode (company_id, barcode);

-- only on sqlite:
CREATE VIRTUAL TABLE goods_gram USING fts5(grams, content='', contentless_delete=1, detail=none, tokenize='ascii');
-- only on postgres:
CREATE TABLE goods_gram (id BIGINT PRIMARY KEY, grams INTEGER[] NOT NULL);
CREATE INDEX goods_gram_pieces ON goods_gram USING gin (grams) WITH (gin_pending_list_limit = 256);
-- on both:
INSERT INTO setting (name, value) VALUES ('goods_gram', '1');
