-- What waits for whoever takes it is counted on the first page, from the index alone.
CREATE INDEX workflow_task_pool ON workflow_task (permission, status, assignee_id, workflow_type, overtime);
