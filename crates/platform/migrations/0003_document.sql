-- The last number that each prefix has given out on a day.
CREATE TABLE document_number (
    prefix TEXT NOT NULL,
    day TEXT NOT NULL,
    last_no BIGINT NOT NULL,
    PRIMARY KEY (prefix, day)
);

CREATE TABLE workflow_task (
    id BIGINT PRIMARY KEY,
    workflow_type TEXT NOT NULL,
    biz_type TEXT NOT NULL,
    biz_id BIGINT NOT NULL,
    biz_code TEXT NOT NULL,
    biz_title TEXT NOT NULL,
    company_id BIGINT NOT NULL,
    company_name TEXT NOT NULL,
    live_room TEXT NOT NULL,
    step TEXT NOT NULL,
    step_name TEXT NOT NULL,
    round INTEGER NOT NULL,
    role_code TEXT NOT NULL,
    role_name TEXT NOT NULL,
    -- The code that opens the step: whoever holds it sees the task in the pool.
    permission TEXT NOT NULL,
    batchable BOOLEAN NOT NULL,
    assignee_id BIGINT,
    assignee_name TEXT,
    -- NOT_STARTED, APPROVING, APPROVED, REJECTED, CANCELLED
    status TEXT NOT NULL,
    opinion TEXT,
    reject_reason_codes TEXT NOT NULL DEFAULT '[]',
    reject_fields TEXT NOT NULL DEFAULT '[]',
    step_form TEXT,
    summary TEXT NOT NULL DEFAULT '[]',
    submitter_id BIGINT NOT NULL,
    submit_date BIGINT NOT NULL,
    arrive_date BIGINT NOT NULL,
    due_date BIGINT NOT NULL,
    overtime BOOLEAN NOT NULL DEFAULT FALSE,
    -- The version that a decision was made on.
    version_no INTEGER NOT NULL,
    finished_by BIGINT,
    finished_by_name TEXT,
    finished_date BIGINT
);
CREATE UNIQUE INDEX workflow_task_open ON workflow_task (biz_type, biz_id, round, step) WHERE status = 'APPROVING';
CREATE INDEX workflow_task_todo ON workflow_task (permission, status, due_date);
CREATE INDEX workflow_task_assignee ON workflow_task (assignee_id, status, due_date);
CREATE INDEX workflow_task_done ON workflow_task (finished_by, finished_date);
CREATE INDEX workflow_task_biz ON workflow_task (biz_type, biz_id, id);
CREATE INDEX workflow_task_submitter ON workflow_task (submitter_id, arrive_date);
CREATE INDEX workflow_task_late ON workflow_task (due_date) WHERE status = 'APPROVING' AND NOT overtime;

-- Whom an opinion was asked of.
CREATE TABLE workflow_comment (
    id BIGINT PRIMARY KEY,
    task_id BIGINT NOT NULL REFERENCES workflow_task (id),
    role_code TEXT NOT NULL,
    created_date BIGINT NOT NULL
);
CREATE INDEX workflow_comment_role ON workflow_comment (role_code, task_id);

CREATE TABLE process_log (
    id BIGINT PRIMARY KEY,
    biz_type TEXT NOT NULL,
    biz_id BIGINT NOT NULL,
    round INTEGER NOT NULL,
    step TEXT NOT NULL,
    step_name TEXT NOT NULL,
    action TEXT NOT NULL,
    operator_id BIGINT,
    operator_name TEXT NOT NULL,
    role_code TEXT,
    opinion TEXT,
    reject_reasons TEXT NOT NULL DEFAULT '[]',
    created_date BIGINT NOT NULL,
    cost_ms BIGINT
);
CREATE INDEX process_log_biz ON process_log (biz_type, biz_id, id);

-- Immutable: what was submitted, whole.
CREATE TABLE version_log (
    log_id BIGINT PRIMARY KEY,
    biz_type TEXT NOT NULL,
    biz_id BIGINT NOT NULL,
    version_no INTEGER NOT NULL,
    round INTEGER NOT NULL,
    change_type TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    changed_fields TEXT NOT NULL,
    key_changed BOOLEAN NOT NULL,
    operator_id BIGINT NOT NULL,
    operator_name TEXT NOT NULL,
    remark TEXT,
    created_date BIGINT NOT NULL
);
CREATE UNIQUE INDEX version_log_no ON version_log (biz_type, biz_id, version_no);

-- An uploaded sheet between its check and its import.
CREATE TABLE import_batch (
    id BIGINT PRIMARY KEY,
    kind TEXT NOT NULL,
    company_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- The rows as they came and as they were understood: JSON, sealed.
    content TEXT NOT NULL,
    -- What is wrong with which of them: JSON.
    faults TEXT NOT NULL,
    -- CHECKED, COMMITTED
    state TEXT NOT NULL,
    created_date BIGINT NOT NULL
);
CREATE INDEX import_batch_created ON import_batch (created_date);
CREATE INDEX import_batch_user ON import_batch (user_id, kind, id);
