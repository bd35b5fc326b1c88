-- Which of the installation's keys sealed a row, and the row's hash under it; none on rows that were sealed before there
-- was a key, which the first keyed row after them holds fast.
ALTER TABLE audit_log ADD COLUMN seal_key TEXT;
ALTER TABLE audit_log ADD COLUMN row_mac TEXT;
ALTER TABLE audit_seal ADD COLUMN seal_key TEXT;
ALTER TABLE audit_seal ADD COLUMN row_mac TEXT;
