-- Times are milliseconds since 1970 (UTC), booleans BOOLEAN, JSON is TEXT: one text that both databases read alike.

CREATE TABLE audit_log (
    id BIGINT PRIMARY KEY,
    event TEXT NOT NULL,
    user_id BIGINT,
    login TEXT NOT NULL,
    company_id BIGINT,
    biz_type TEXT NOT NULL,
    biz_id BIGINT,
    before_json TEXT,
    after_json TEXT,
    ip TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    request_id TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    seal_no BIGINT,
    row_hash TEXT,
    prev_hash TEXT
);
CREATE UNIQUE INDEX audit_log_seal_no ON audit_log (seal_no);
CREATE INDEX audit_log_unsealed ON audit_log (id) WHERE seal_no IS NULL;
CREATE INDEX audit_log_company ON audit_log (company_id, id);
CREATE INDEX audit_log_biz ON audit_log (biz_type, biz_id, id);

-- The end of the chain, kept apart so that cutting rows off the tail is noticed as well.
CREATE TABLE audit_seal (
    id BIGINT PRIMARY KEY,
    seal_no BIGINT NOT NULL,
    row_hash TEXT NOT NULL
);

CREATE TABLE idempotency (
    id BIGINT PRIMARY KEY,
    user_id BIGINT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    state TEXT NOT NULL,
    lease_until BIGINT NOT NULL,
    status INTEGER,
    answer TEXT,
    created_date BIGINT NOT NULL
);
CREATE UNIQUE INDEX idempotency_key ON idempotency (user_id, key);
CREATE INDEX idempotency_created ON idempotency (created_date);

CREATE TABLE outbox (
    id BIGINT PRIMARY KEY,
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    template TEXT NOT NULL,
    payload TEXT,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    next_try BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    sent_date BIGINT
);
CREATE INDEX outbox_waiting ON outbox (next_try) WHERE state = 'WAITING';

CREATE TABLE job_lease (
    name TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL,
    until BIGINT NOT NULL
);

CREATE TABLE job_run (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    started_date BIGINT NOT NULL,
    finished_date BIGINT,
    ok BOOLEAN,
    detail TEXT NOT NULL
);
CREATE INDEX job_run_name ON job_run (name, id);

CREATE TABLE setting (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);

CREATE TABLE session (
    id BIGINT PRIMARY KEY,
    user_id BIGINT NOT NULL,
    token_hash TEXT NOT NULL,
    remember_me BOOLEAN NOT NULL,
    created_date BIGINT NOT NULL,
    last_used_date BIGINT NOT NULL,
    idle_until BIGINT NOT NULL,
    expire_date BIGINT NOT NULL,
    ended_date BIGINT,
    end_reason TEXT,
    ip TEXT NOT NULL,
    user_agent TEXT NOT NULL
);
CREATE UNIQUE INDEX session_token ON session (token_hash);
CREATE INDEX session_by_user ON session (user_id, id);
CREATE INDEX session_expire ON session (expire_date);

-- Tokens that open one door once: account chooser, reset links, partner logins and their nonces.
CREATE TABLE one_use_token (
    id BIGINT PRIMARY KEY,
    token_hash TEXT NOT NULL,
    purpose TEXT NOT NULL,
    subject TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    expire_date BIGINT NOT NULL,
    used_date BIGINT
);
CREATE UNIQUE INDEX one_use_token_hash ON one_use_token (token_hash);
CREATE INDEX one_use_token_expire ON one_use_token (expire_date);

CREATE TABLE throttle_event (
    id BIGINT PRIMARY KEY,
    bucket TEXT NOT NULL,
    pending BOOLEAN NOT NULL,
    happened_date BIGINT NOT NULL
);
CREATE INDEX throttle_event_bucket ON throttle_event (bucket, happened_date);
CREATE INDEX throttle_event_happened ON throttle_event (happened_date);

CREATE TABLE throttle_lock (
    bucket TEXT PRIMARY KEY NOT NULL,
    until BIGINT NOT NULL
);

CREATE TABLE dict_type (
    code TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    sort INTEGER NOT NULL
);

CREATE TABLE dict_item (
    id BIGINT PRIMARY KEY,
    type TEXT NOT NULL,
    value TEXT NOT NULL,
    label TEXT NOT NULL,
    live_room TEXT NOT NULL,
    parent_id BIGINT NOT NULL,
    sort INTEGER NOT NULL,
    color TEXT NOT NULL,
    enabled BOOLEAN NOT NULL,
    is_system BOOLEAN NOT NULL,
    remark TEXT NOT NULL
);
CREATE UNIQUE INDEX dict_item_value ON dict_item (type, value, parent_id);
