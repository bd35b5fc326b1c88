CREATE TABLE account (
    id BIGINT PRIMARY KEY,
    company_id BIGINT NOT NULL,
    els_account TEXT NOT NULL,
    login TEXT NOT NULL,
    biz_account_login TEXT NOT NULL,
    name_cn TEXT NOT NULL,
    image_url TEXT NOT NULL,
    email TEXT NOT NULL,
    receive_email BOOLEAN NOT NULL,
    phone TEXT NOT NULL,
    changed_pwd BOOLEAN NOT NULL,
    vendor_position TEXT NOT NULL,
    vendor_vx TEXT NOT NULL,
    gz_subscribe BOOLEAN NOT NULL,
    user_type TEXT NOT NULL,
    status TEXT NOT NULL,
    live_rooms TEXT NOT NULL,
    user_group_id BIGINT NOT NULL,
    remark TEXT NOT NULL,
    expire_date BIGINT,
    password_hash TEXT NOT NULL,
    pwd_changed_date BIGINT,
    last_login_date BIGINT,
    last_login_ip TEXT NOT NULL,
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL,
    row_version INTEGER NOT NULL
);
CREATE UNIQUE INDEX account_login ON account (els_account, login) WHERE NOT is_deleted;
CREATE UNIQUE INDEX account_biz_login ON account (biz_account_login) WHERE NOT is_deleted;
CREATE UNIQUE INDEX account_company_phone ON account (company_id, phone) WHERE NOT is_deleted AND phone <> '';
CREATE INDEX account_phone ON account (phone);
CREATE INDEX account_email ON account (email);

CREATE TABLE password_history (
    id BIGINT PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES account (id),
    password_hash TEXT NOT NULL,
    created_date BIGINT NOT NULL
);
CREATE INDEX password_history_account ON password_history (account_id, id);

CREATE TABLE user_group (
    id BIGINT PRIMARY KEY,
    company_id BIGINT NOT NULL,
    parent_id BIGINT,
    name TEXT NOT NULL,
    code TEXT NOT NULL,
    leader_id BIGINT,
    sort INTEGER NOT NULL,
    status TEXT NOT NULL,
    path TEXT NOT NULL,
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL,
    row_version INTEGER NOT NULL
);
CREATE INDEX user_group_company ON user_group (company_id, parent_id);

-- Built-in roles belong to no company (0), so that one row serves all.
CREATE TABLE role (
    id BIGINT PRIMARY KEY,
    company_id BIGINT NOT NULL,
    role_code TEXT NOT NULL,
    role_name TEXT NOT NULL,
    role_type TEXT NOT NULL,
    user_type TEXT NOT NULL,
    status TEXT NOT NULL,
    data_scope TEXT NOT NULL,
    remark TEXT NOT NULL,
    created_by BIGINT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    is_deleted BOOLEAN NOT NULL,
    row_version INTEGER NOT NULL
);
CREATE UNIQUE INDEX role_name ON role (company_id, role_name) WHERE NOT is_deleted;
CREATE UNIQUE INDEX role_code ON role (company_id, role_code) WHERE NOT is_deleted;

CREATE TABLE role_permission (
    role_id BIGINT NOT NULL REFERENCES role (id),
    permission_code TEXT NOT NULL,
    PRIMARY KEY (role_id, permission_code)
);

CREATE TABLE account_role (
    account_id BIGINT NOT NULL REFERENCES account (id),
    role_id BIGINT NOT NULL REFERENCES role (id),
    PRIMARY KEY (account_id, role_id)
);
CREATE INDEX account_role_role ON account_role (role_id);

CREATE TABLE auth_code (
    id BIGINT PRIMARY KEY,
    scene TEXT NOT NULL,
    target_hash TEXT NOT NULL,
    subject TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    try_count INTEGER NOT NULL,
    created_date BIGINT NOT NULL,
    expire_date BIGINT NOT NULL,
    used_date BIGINT
);
CREATE INDEX auth_code_target ON auth_code (target_hash, id);
CREATE INDEX auth_code_expire ON auth_code (expire_date);

CREATE TABLE captcha_ticket (
    uuid TEXT PRIMARY KEY NOT NULL,
    answer TEXT NOT NULL,
    expire_date BIGINT NOT NULL
);
CREATE INDEX captcha_ticket_expire ON captcha_ticket (expire_date);

CREATE TABLE login_log (
    id BIGINT PRIMARY KEY,
    account_id BIGINT,
    login TEXT NOT NULL,
    entry TEXT NOT NULL,
    result TEXT NOT NULL,
    reason TEXT NOT NULL,
    ip TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    created_date BIGINT NOT NULL
);
CREATE INDEX login_log_account ON login_log (account_id, id);
CREATE INDEX login_log_created ON login_log (created_date);

CREATE TABLE live_room (
    code TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    vendor_type TEXT NOT NULL,
    sort INTEGER NOT NULL,
    enabled BOOLEAN NOT NULL
);
