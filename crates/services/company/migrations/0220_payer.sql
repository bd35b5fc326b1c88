-- Why somebody else pays or is paid, as 财务 has approved it.
ALTER TABLE company ADD COLUMN payment_company_reason TEXT NOT NULL DEFAULT '';
