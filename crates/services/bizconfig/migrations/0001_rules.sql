-- What a category of ProductCategory says beside its name and its place in the tree.
CREATE TABLE category (
    code TEXT PRIMARY KEY NOT NULL,
    risk_level_default TEXT NOT NULL,
    attr_template_id BIGINT,
    -- Per cent, two places.
    commission_min BIGINT NOT NULL,
    sample_required BOOLEAN NOT NULL
);

CREATE TABLE attr_template (
    id BIGINT PRIMARY KEY,
    form TEXT NOT NULL,
    row_version INTEGER NOT NULL,
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_by_name TEXT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    sort BIGINT NOT NULL
);
CREATE INDEX attr_template_sort ON attr_template (sort, id);

CREATE TABLE qualification_rule (
    id BIGINT PRIMARY KEY,
    form TEXT NOT NULL,
    row_version INTEGER NOT NULL,
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_by_name TEXT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    category_code TEXT NOT NULL
);
CREATE INDEX qualification_rule_category ON qualification_rule (category_code, id);

CREATE TABLE compliance_word (
    id BIGINT PRIMARY KEY,
    form TEXT NOT NULL,
    row_version INTEGER NOT NULL,
    created_by BIGINT NOT NULL,
    created_by_name TEXT NOT NULL,
    created_date BIGINT NOT NULL,
    last_modified_by BIGINT NOT NULL,
    last_modified_by_name TEXT NOT NULL,
    last_modified_date BIGINT NOT NULL,
    word TEXT NOT NULL,
    match_type TEXT NOT NULL,
    level TEXT NOT NULL,
    categories TEXT NOT NULL,
    scenes TEXT NOT NULL,
    enabled BOOLEAN NOT NULL
);
CREATE UNIQUE INDEX compliance_word_word ON compliance_word (word, match_type, categories);
CREATE INDEX compliance_word_changed ON compliance_word (last_modified_date, id);

-- What is offered to whoever rejects for a reason of RejectReason. Lists are JSON.
CREATE TABLE reject_reason (
    code TEXT PRIMARY KEY NOT NULL,
    workflow_types TEXT NOT NULL,
    snippets TEXT NOT NULL
);
