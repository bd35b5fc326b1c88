-- What a live room is, when it runs and when products may be offered for it.
ALTER TABLE live_room ADD COLUMN type TEXT NOT NULL DEFAULT 'DAILY';
ALTER TABLE live_room ADD COLUMN start_date TEXT;
ALTER TABLE live_room ADD COLUMN end_date TEXT;
ALTER TABLE live_room ADD COLUMN offer_open_from TEXT;
ALTER TABLE live_room ADD COLUMN offer_open_to TEXT;
ALTER TABLE live_room ADD COLUMN min_protect_days INTEGER NOT NULL DEFAULT 0;
ALTER TABLE live_room ADD COLUMN rules TEXT NOT NULL DEFAULT '';
ALTER TABLE live_room ADD COLUMN row_version INTEGER NOT NULL DEFAULT 0;
UPDATE live_room SET type = 'PROMOTION' WHERE code <> 'common';
