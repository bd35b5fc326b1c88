-- What staff configure.
ALTER TABLE dict_item ADD COLUMN row_version INTEGER NOT NULL DEFAULT 0;

-- Which values of dictionaries the forms hold: written with the form, read by whoever wants to delete an item.
CREATE TABLE dict_use (
    biz_type TEXT NOT NULL,
    biz_id BIGINT NOT NULL,
    type TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (biz_type, biz_id, type, value)
);
CREATE INDEX dict_use_value ON dict_use (type, value);

-- Steps that do not keep to the common rule.
CREATE TABLE workflow_step (
    workflow_type TEXT NOT NULL,
    step TEXT NOT NULL,
    hours INTEGER NOT NULL,
    auto_assign BOOLEAN NOT NULL,
    row_version INTEGER NOT NULL,
    PRIMARY KEY (workflow_type, step)
);
