-- When it was too late, kept after it was filled in all the same: a company's credit score asks.
ALTER TABLE supply_info ADD COLUMN overdue_date BIGINT;
CREATE INDEX supply_info_late ON supply_info (company_id, overdue_date) WHERE overdue_date IS NOT NULL;
