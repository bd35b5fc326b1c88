-- Companies that sell what another keeps.
DOCUMENT spu_link (
    spu_id BIGINT NOT NULL,
    spu_code TEXT NOT NULL DEFAULT '',
    spu_name TEXT NOT NULL DEFAULT '',
    brand_id BIGINT,
    brand_name TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX spu_link_one ON spu_link (company_id, spu_id)
    WHERE status IN ('CREATED', 'APPROVING', 'REJECTED', 'APPROVED') AND NOT is_deleted;
