-- The words that merchants type freely, as they stand in each offer: what merges look for, and suggestions are made of.
CREATE TABLE offer_word (
    offer_id BIGINT NOT NULL,
    -- NAME, VALUE or SKU_SPEC
    place TEXT NOT NULL,
    -- An attribute's code or a spec's name; empty for the names of specs themselves.
    attr TEXT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (offer_id, place, attr, word)
);
CREATE INDEX offer_word_place ON offer_word (place, attr, word, offer_id);

-- What somebody types from now on, and what it is called: kept by merges.
CREATE TABLE attr_alias (
    id BIGINT PRIMARY KEY,
    merge_id BIGINT NOT NULL,
    -- Whose words; 0 for everybody's.
    company_id BIGINT NOT NULL,
    category_code TEXT NOT NULL,
    merge_type TEXT NOT NULL,
    attr_code TEXT NOT NULL,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    created_date BIGINT NOT NULL
);
CREATE INDEX attr_alias_source ON attr_alias (source, company_id);
CREATE INDEX attr_alias_merge ON attr_alias (merge_id);
CREATE INDEX attr_alias_company ON attr_alias (company_id, id);
