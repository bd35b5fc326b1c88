CREATE UNIQUE INDEX {table}_code ON {table} (code);
CREATE INDEX {table}_company ON {table} (company_id, status, created_date);
CREATE INDEX {table}_created ON {table} (created_date, id);
