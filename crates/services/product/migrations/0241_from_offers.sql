-- Products that offers have made: one for each.
ALTER TABLE spu ADD COLUMN source_offer_id BIGINT;
CREATE UNIQUE INDEX spu_source ON spu (source_offer_id) WHERE source_offer_id IS NOT NULL AND NOT is_deleted;
