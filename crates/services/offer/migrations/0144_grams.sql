-- What staff find offers of all companies by: the pieces of their search text. Each database has its own kind of index
-- for that.
-- only on sqlite:
CREATE VIRTUAL TABLE offer_gram USING fts5(grams, content='', contentless_delete=1, detail=none, tokenize='ascii');
-- only on postgres:
CREATE TABLE offer_gram (id BIGINT PRIMARY KEY, grams INTEGER[] NOT NULL);
CREATE INDEX offer_gram_pieces ON offer_gram USING gin (grams) WITH (gin_pending_list_limit = 256);
-- on both:
-- Offers that are there already come in by the job `offer.index` or by `portal reindex`; until then it is not asked.
INSERT INTO setting (name, value) SELECT 'offer_gram', '1' WHERE NOT EXISTS (SELECT 1 FROM offer);
