-- Which product an offer is of, and which of its versions each of the offer's is.
ALTER TABLE offer ADD COLUMN spu_id BIGINT;
ALTER TABLE offer_sku ADD COLUMN product_sku_id BIGINT;
CREATE INDEX offer_spu ON offer (spu_id, status) WHERE spu_id IS NOT NULL;
CREATE INDEX offer_sku_product ON offer_sku (product_sku_id) WHERE product_sku_id IS NOT NULL;
