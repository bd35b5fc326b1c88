-- Live sessions, and which offers are shown in them.
CREATE TABLE live_session (
    id BIGINT PRIMARY KEY,
    session_code TEXT NOT NULL,
    live_room TEXT NOT NULL,
    title TEXT NOT NULL,
    show_date TEXT NOT NULL,
    start_time TEXT NOT NULL,
    end_time TEXT NOT NULL,
    -- The same as moments; a session may end after midnight.
    start_at BIGINT NOT NULL,
    end_at BIGINT NOT NULL,
    anchor TEXT NOT NULL,
    -- PLANNING, LOCKED, LIVE, CLOSED or CANCELLED
    status TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    -- Why it was locked though not everything was ready, or why it was cancelled.
    remark TEXT NOT NULL DEFAULT '',
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX live_session_code ON live_session (session_code);
CREATE INDEX live_session_date ON live_session (show_date, start_time, id);
CREATE INDEX live_session_room ON live_session (live_room, start_at);

CREATE TABLE schedule_item (
    id BIGINT PRIMARY KEY,
    session_id BIGINT NOT NULL,
    offer_id BIGINT NOT NULL,
    -- The offer's, so that its company finds its own.
    company_id BIGINT NOT NULL,
    -- The session's, so that a list needs no second table.
    live_room TEXT NOT NULL,
    show_date TEXT NOT NULL,
    schedule_type TEXT NOT NULL,
    scene TEXT NOT NULL,
    seq INTEGER NOT NULL,
    plan_stock BIGINT NOT NULL,
    talk_minutes INTEGER NOT NULL,
    -- PROPOSED, CONFIRMED, REMOVED or SHOWED
    status TEXT NOT NULL,
    actual_sales BIGINT,
    actual_refunds BIGINT,
    actual_gmv BIGINT,
    remove_reason TEXT NOT NULL DEFAULT '',
    -- The least number of days before the show that its owner was reminded at.
    reminded INTEGER,
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    row_version INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX schedule_item_session ON schedule_item (session_id, seq);
CREATE INDEX schedule_item_company ON schedule_item (company_id, show_date, id);
CREATE INDEX schedule_item_date ON schedule_item (show_date, id);
-- An offer waits for one show at a time.
CREATE UNIQUE INDEX schedule_item_offer ON schedule_item (offer_id) WHERE status IN ('PROPOSED', 'CONFIRMED');
CREATE INDEX schedule_item_history ON schedule_item (offer_id, id);

-- What was sold of each SKU in a show, as it was reported.
CREATE TABLE schedule_actual (
    id BIGINT PRIMARY KEY,
    item_id BIGINT NOT NULL,
    sku_id BIGINT NOT NULL,
    sku_code TEXT NOT NULL,
    sold_qty BIGINT NOT NULL,
    refund_qty BIGINT NOT NULL,
    gmv BIGINT NOT NULL,
    imported_date BIGINT NOT NULL
);
CREATE UNIQUE INDEX schedule_actual_sku ON schedule_actual (item_id, sku_id);
