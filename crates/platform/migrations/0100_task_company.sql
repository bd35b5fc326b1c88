-- What was decided about a company's documents, for its credit score.
CREATE INDEX workflow_task_company ON workflow_task (company_id, status, finished_date);
