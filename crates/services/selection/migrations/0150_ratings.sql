-- The shop ratings as each merchant last told them in each month: what one has told is not read by another who sells
-- through the same store. Who had told the old ones was not kept; they stay with the store's owner, else with whoever has
-- had the store longest.
CREATE TABLE merchant_store_rating (
    merchant_id BIGINT NOT NULL,
    store_id BIGINT NOT NULL REFERENCES offer_store (id),
    month TEXT NOT NULL,
    dsr_desc BIGINT,
    dsr_service BIGINT,
    dsr_logistics BIGINT,
    PRIMARY KEY (merchant_id, store_id, month)
);
INSERT INTO merchant_store_rating (merchant_id, store_id, month, dsr_desc, dsr_service, dsr_logistics)
SELECT relation.merchant_id, rating.store_id, rating.month, rating.dsr_desc, rating.dsr_service, rating.dsr_logistics
FROM store_rating rating
JOIN merchant_store_relation relation ON relation.id = COALESCE(
    (SELECT MIN(owner.id) FROM merchant_store_relation owner
     WHERE owner.store_id = rating.store_id AND owner.relation_type = 'OWN' AND owner.status = 'enabled'),
    (SELECT MIN(first.id) FROM merchant_store_relation first WHERE first.store_id = rating.store_id)
);
DROP TABLE store_rating;
