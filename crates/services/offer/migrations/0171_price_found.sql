-- What the price check found when price_level was set, as JSON: whoever compares offers reads what the list has counted.
ALTER TABLE offer ADD COLUMN price_found TEXT NOT NULL DEFAULT '';
