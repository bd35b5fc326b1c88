-- The list of a company's accounts in its usual order, and the members of a group.
CREATE INDEX account_company ON account (company_id, created_date, id);
CREATE INDEX account_group ON account (user_group_id);
-- A subtree of groups is a range of paths.
CREATE INDEX user_group_path ON user_group (company_id, path);
