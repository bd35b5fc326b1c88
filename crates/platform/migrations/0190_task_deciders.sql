-- Who has passed earlier steps of the round and may therefore not decide this one: ids, each between commas.
ALTER TABLE workflow_task ADD COLUMN deciders TEXT NOT NULL DEFAULT '';
-- only on sqlite:
UPDATE workflow_task SET deciders = COALESCE((
    SELECT ',' || group_concat(passed.finished_by, ',') || ','
    FROM workflow_task passed
    WHERE passed.biz_type = workflow_task.biz_type AND passed.biz_id = workflow_task.biz_id
      AND passed.round = workflow_task.round AND passed.status = 'APPROVED'
), '') WHERE status = 'APPROVING';
-- only on postgres:
UPDATE workflow_task SET deciders = COALESCE((
    SELECT ',' || string_agg(passed.finished_by::TEXT, ',') || ','
    FROM workflow_task passed
    WHERE passed.biz_type = workflow_task.biz_type AND passed.biz_id = workflow_task.biz_id
      AND passed.round = workflow_task.round AND passed.status = 'APPROVED'
), '') WHERE status = 'APPROVING';
-- on both:
