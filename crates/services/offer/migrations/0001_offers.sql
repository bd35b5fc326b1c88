-- Offers. The columns up to row_version are those of every approval document.
CREATE TABLE offer (
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
    live_room TEXT NOT NULL DEFAULT '',
    category_code TEXT NOT NULL DEFAULT '',
    category2 TEXT NOT NULL DEFAULT '',
    category3 TEXT NOT NULL DEFAULT '',
    form_type TEXT NOT NULL DEFAULT '',
    offer_style TEXT NOT NULL DEFAULT '',
    brand_id BIGINT,
    brand_name TEXT NOT NULL DEFAULT '',
    store_id BIGINT,
    offer_category TEXT NOT NULL DEFAULT '',
    commission_rate BIGINT,
    expect_show_date_from TEXT,
    min_final_price BIGINT,
    max_final_price BIGINT,
    planned_stock BIGINT,
    main_image BIGINT,
    search_text TEXT NOT NULL DEFAULT '',
    -- A quick offer that was completed says what it began as.
    origin_form_type TEXT NOT NULL DEFAULT '',

    -- What the platform says of it.
    show_status TEXT NOT NULL DEFAULT 'NOT_SHOW',
    change_status TEXT NOT NULL DEFAULT 'NONE',
    show_schedule_scene TEXT NOT NULL DEFAULT '',
    prd_echelon_level TEXT NOT NULL DEFAULT '',
    risk_level TEXT NOT NULL DEFAULT '',
    first_score TEXT NOT NULL DEFAULT '',
    gift_flag BOOLEAN NOT NULL DEFAULT FALSE,
    super_eight_product BOOLEAN NOT NULL DEFAULT FALSE,
    sel_product_flag BOOLEAN NOT NULL DEFAULT FALSE,
    over_time_not_add_schedule BOOLEAN NOT NULL DEFAULT FALSE,
    broadcast_restricted BOOLEAN NOT NULL DEFAULT FALSE,
    -- Values of RestrictReason, by commas: those that are open.
    restrict_reasons TEXT NOT NULL DEFAULT '',
    stop_reason TEXT NOT NULL DEFAULT '',
    appr_end_date BIGINT,
    session_id BIGINT,
    session_title TEXT NOT NULL DEFAULT '',
    last_show_date TEXT,
    price_protect_days BIGINT,
    -- When its owner was told that it will be closed.
    expiry_told BIGINT,

    -- Where it comes from.
    offer_copy_type TEXT NOT NULL DEFAULT '',
    offer_copy_flag BOOLEAN NOT NULL DEFAULT FALSE,
    source_offer_id BIGINT,
    -- No dearer than what it was made from, so 初选 need not look again.
    skips_first BOOLEAN NOT NULL DEFAULT FALSE,
    source_offer_code TEXT NOT NULL DEFAULT '',
    link_offer_code TEXT NOT NULL DEFAULT '',
    link_submitter TEXT NOT NULL DEFAULT '',

    -- The step as people see it, and the tab that the offer stands under.
    offer_step TEXT GENERATED ALWAYS AS (
        CASE WHEN status = 'REJECTED' THEN 'RejectReEdit'
             WHEN status IN ('NOT_STARTED', 'CREATED', 'APPROVING') THEN appr_step
             ELSE 'End' END) STORED,
    tab TEXT GENERATED ALWAYS AS (
        CASE WHEN show_status = 'SHOWED' OR status = 'COMPLETED' THEN 'SHOWED'
             WHEN status IN ('NOT_STARTED', 'CREATED') THEN 'CREATED'
             WHEN status IN ('CANCELLED', 'CANCELLED_BY_ZHAOSHANG', 'STOPED') THEN 'CANCELLED'
             ELSE status END) STORED
);
CREATE UNIQUE INDEX offer_code ON offer (code);
CREATE INDEX offer_company ON offer (company_id, tab, id DESC);
CREATE INDEX offer_company_created ON offer (company_id, created_date DESC, id DESC);
CREATE INDEX offer_status ON offer (status, id DESC);
CREATE INDEX offer_room ON offer (live_room, status, offer_step);
CREATE INDEX offer_brand ON offer (brand_id);
CREATE INDEX offer_store_used ON offer (store_id);
CREATE INDEX offer_source ON offer (source_offer_id);
CREATE INDEX offer_idle ON offer (status, last_modified_date);

-- The SKUs of each offer as it now stands: what barcodes and prices are compared by.
CREATE TABLE offer_sku (
    id BIGINT PRIMARY KEY,
    offer_id BIGINT NOT NULL,
    place INTEGER NOT NULL,
    sku_name TEXT NOT NULL,
    barcode TEXT NOT NULL,
    spec_key TEXT NOT NULL,
    live_page_price BIGINT,
    final_price BIGINT,
    unit_price BIGINT,
    planned_stock BIGINT
);
CREATE INDEX offer_sku_offer ON offer_sku (offer_id, place);
CREATE INDEX offer_sku_barcode ON offer_sku (barcode, offer_id) WHERE barcode <> '';
CREATE UNIQUE INDEX offer_sku_own_barcode ON offer_sku (offer_id, barcode) WHERE barcode <> '';
CREATE UNIQUE INDEX offer_sku_own_spec ON offer_sku (offer_id, spec_key) WHERE spec_key <> '';

-- Why an offer may not go on air; closed when the reason is gone.
CREATE TABLE offer_restriction (
    id BIGINT PRIMARY KEY,
    offer_id BIGINT NOT NULL,
    reason TEXT NOT NULL,
    -- What it hangs on, where that is one thing among several (a certificate).
    ref_id BIGINT,
    remark TEXT NOT NULL,
    open BOOLEAN NOT NULL,
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    closed_date BIGINT
);
CREATE INDEX offer_restriction_offer ON offer_restriction (offer_id, open);
CREATE INDEX offer_restriction_ref ON offer_restriction (reason, ref_id) WHERE open;

-- Permission to submit in spite of one finding of the pre-check.
CREATE TABLE offer_waiver (
    id BIGINT PRIMARY KEY,
    offer_id BIGINT NOT NULL,
    sku_id BIGINT,
    rule TEXT NOT NULL,
    reason TEXT NOT NULL,
    -- PROPOSED, GRANTED or REFUSED
    status TEXT NOT NULL,
    expire_date TEXT,
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    decided_by BIGINT,
    decided_by_name TEXT,
    decided_date BIGINT,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX offer_waiver_offer ON offer_waiver (offer_id, status);

-- Changes of approved offers, each waiting for its own approval while the offer stays as it was.
CREATE TABLE offer_change (
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

    change_of BIGINT NOT NULL,
    live_room TEXT NOT NULL,
    -- Whether a key field differs from what was approved.
    key_changed BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE UNIQUE INDEX offer_change_code ON offer_change (code);
CREATE INDEX offer_change_company ON offer_change (company_id, status, created_date);
CREATE UNIQUE INDEX offer_change_open ON offer_change (change_of)
    WHERE NOT is_deleted AND status IN ('CREATED', 'APPROVING', 'REJECTED');
