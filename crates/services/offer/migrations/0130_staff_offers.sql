-- What staff compare offers by.
-- The level of the price check when the offer was last submitted; empty before.
ALTER TABLE offer ADD COLUMN price_level TEXT NOT NULL DEFAULT '';
-- The average of the four scores of 初选, in hundredths.
ALTER TABLE offer ADD COLUMN score BIGINT;
UPDATE offer SET score = 25 * (
    CAST(substr(first_score, 12, 1) AS BIGINT) + CAST(substr(first_score, 22, 1) AS BIGINT)
    + CAST(substr(first_score, 32, 1) AS BIGINT) + CAST(substr(first_score, 42, 1) AS BIGINT))
WHERE first_score LIKE '{"product":_,"price":_,"brand":_,"match":_}';

-- Lists, the highest first. Rows without a value count as the lowest, so that both databases read the same index.
-- The last columns are those that every count asks for: it need not touch the rows, which carry their whole form.
CREATE INDEX offer_company_submitted
    ON offer (company_id, tab, (COALESCE(submit_date, 0)) DESC, id DESC, is_deleted, live_room);
CREATE INDEX offer_company_newest ON offer (company_id, (COALESCE(submit_date, 0)) DESC, id DESC, is_deleted, live_room);
-- A word is looked for in the index, not in the rows.
CREATE INDEX offer_company_words ON offer (company_id, search_text, is_deleted, live_room);
CREATE INDEX offer_submitted ON offer ((COALESCE(submit_date, 0)) DESC, id DESC, is_deleted, live_room);
CREATE INDEX offer_tab_submitted ON offer (tab, (COALESCE(submit_date, 0)) DESC, id DESC, is_deleted, live_room);
CREATE INDEX offer_tab_room
    ON offer (tab, category_code, live_room, (COALESCE(submit_date, 0)) DESC, id DESC, is_deleted, offer_step, risk_level);
CREATE INDEX offer_created ON offer (created_date DESC, id DESC, is_deleted, live_room);
CREATE INDEX offer_price ON offer ((COALESCE(min_final_price, -1)) DESC, id DESC);
CREATE INDEX offer_price_rising ON offer (min_final_price, id DESC);
CREATE INDEX offer_commission ON offer ((COALESCE(commission_rate, -1)) DESC, id DESC);
CREATE INDEX offer_expected ON offer ((COALESCE(expect_show_date_from, '')) DESC, id DESC);
CREATE INDEX offer_score ON offer ((COALESCE(score, -1)) DESC, id DESC);
