-- One statement per table, read alike by SQLite and PostgreSQL. `n` gives the row numbers
-- `i` from 0. {company} and {user} are those of row i: the rows of all people are mixed, as they are where
-- people work at the same time. {nth} counts the rows of one person. Later rows are later, as their ids are.

INSERT INTO company (id, code, els_account, name, credit_code, short_name, subject_type, base, base_code, city,
    city_code, address, business_scope, bank_name, verify_status, use_status, appr_status, appr_step, live_rooms,
    category_level1, catalogs, created_by, created_date, last_modified_by, last_modified_date)
WITH {n} SELECT {first} + i, 'V' || CAST(i AS TEXT), CAST(500000 + {first} + i AS TEXT),
    substr('上海杭州广州深圳北京成都苏州宁波', CAST(1 + 2 * (i % 8) AS INTEGER), 2)
        || substr('花植云朵青禾山海木棉白鹭', CAST(1 + 2 * (i % 6) AS INTEGER), 2) || CAST(i AS TEXT) || '贸易有限公司',
    'C' || CAST(100000 + i AS TEXT), '压测' || CAST(i AS TEXT), 'ENTERPRISE', '上海市', '310000', '上海市', '310100',
    '浦东新区世纪大道100号', '化妆品批发；化妆品零售；日用百货销售；食品销售；货物进出口；技术进出口。', '招商银行',
    TRUE, TRUE, 'APPROVED', 'End', 'common,promote11,promote12', 'Cosmetic', 'Cosmetic,Food',
    0, {time} + i * 60000, 0, {time} + i * 60000 FROM n;

INSERT INTO company_brand (id, company_id, brand_name_cn, brand_name_en, trademark_no, trademark_class, brand_nature,
    story_text, created_by, created_date, last_modified_by, last_modified_date)
WITH {n} SELECT i + 1, {first} + i / 2, '品牌' || CAST(i AS TEXT), 'Brand ' || CAST(i AS TEXT),
    CAST(10000000 + i AS TEXT), 3, 'OWN', '一个只为测量而生的品牌。', 0, {time} + i * 30000, 0, {time} + i * 30000 FROM n;

INSERT INTO user_group (id, company_id, name, code, sort, status, path, created_by, created_date, last_modified_by,
    last_modified_date, is_deleted, row_version)
WITH {n} SELECT {first} + i, {first} + i, '总部', CAST(i AS TEXT), 0, 'enabled',
    '/' || CAST({first} + i AS TEXT) || '/', 0, {time} + i * 60000, 0, {time} + i * 60000, FALSE, 0 FROM n;

INSERT INTO account (id, company_id, els_account, login, biz_account_login, name_cn, image_url, email, receive_email,
    phone, changed_pwd, vendor_position, vendor_vx, gz_subscribe, user_type, status, live_rooms, user_group_id, remark,
    password_hash, pwd_changed_date, last_login_ip, created_by, created_date, last_modified_by, last_modified_date,
    is_deleted, row_version)
WITH {n} SELECT {user}, {company}, CAST(500000 + {company} AS TEXT), 'user' || CAST(i % 5 AS TEXT),
    CAST(500000 + {company} AS TEXT) || '_user' || CAST(i % 5 AS TEXT),
    substr('王李张刘陈杨赵黄', CAST(1 + i % 8 AS INTEGER), 1)
        || substr('小明丽华建国秀英海燕', CAST(1 + 2 * (i % 5) AS INTEGER), 2),
    '', 'u' || CAST(i AS TEXT) || '@example.com', TRUE, '139' || CAST(10000000 + i AS TEXT), TRUE, 'OTHER', '', FALSE,
    'BIZ', 'enabled', '', {company}, '', '{password_hash}', {time} + i * 10000, '',
    0, {time} + i * 10000, 0, {time} + i * 10000, FALSE, 0 FROM n;

-- A company's administrator, and the four built-in roles after it.
INSERT INTO account_role (account_id, role_id)
WITH {n} SELECT {user}, 1 + i % 5 FROM n;

-- Offers of all states, their forms about as long as people's; every seventh was never submitted.
INSERT INTO offer (id, code, company_id, company_name, title, status, appr_step, round, submitted, submitter_id,
    submit_date, version_no, form, created_by, created_by_name, created_date, last_modified_by, last_modified_date,
    live_room, category_code, category2, category3, form_type, offer_style, brand_name, offer_category, commission_rate,
    expect_show_date_from, min_final_price, max_final_price, planned_stock, search_text, show_status, risk_level,
    price_level, score)
WITH {n} SELECT {offer} + i, 'BP' || CAST(100000000 + i AS TEXT), {company}, '压测企业', {name},
    CASE i / 5 % 7 WHEN 0 THEN 'CREATED' WHEN 1 THEN 'APPROVING' WHEN 2 THEN 'REJECTED' WHEN 3 THEN 'CANCELLED' ELSE 'APPROVED' END,
    CASE i / 5 % 7 WHEN 1 THEN CASE i % 3 WHEN 0 THEN 'SaleAppr' WHEN 1 THEN 'FirstAppr' ELSE 'FinalAppr' END ELSE '' END,
    CASE i / 5 % 7 WHEN 0 THEN 0 ELSE 1 END, i / 5 % 7 > 0, {user},
    CASE i / 5 % 7 WHEN 0 THEN NULL ELSE {time} + i * 20 END, CASE i / 5 % 7 WHEN 0 THEN 0 ELSE 1 END,
    '{"offerName":"' || {name} || '","liveRoom":"common","categoryCode":"Cosmetic","formType":"NORMAL","offerStyle":"SINGLE","sellingPoints":"'
        || {points} || '","notice":"' || {points} || '","usage":"' || {points} || '"}',
    {user}, '压测', {time} + i * 20, {user}, {time} + i * 20,
    CASE i % 6 WHEN 0 THEN 'promote618' WHEN 1 THEN 'promote11' WHEN 2 THEN 'promote12' ELSE 'common' END,
    CASE i % 5 WHEN 0 THEN 'Food' WHEN 1 THEN 'Fashion' WHEN 2 THEN 'Electronic' ELSE 'Cosmetic' END, '', '', 'NORMAL',
    'SINGLE', '品牌', CASE i % 4 WHEN 0 THEN 'Reshow' ELSE 'New' END, 1000 + i % 30 * 100,
    '2026-12-' || CAST(10 + i % 20 AS TEXT), 1900 + i * 37 % 50000, 1900 + i * 37 % 50000, 100 + i % 9000, {name} || ' {pinyin}',
    CASE i / 5 % 7 WHEN 4 THEN 'SHOWED' ELSE 'NOT_SHOW' END, CASE i / 49 % 3 WHEN 0 THEN 'HIGH' WHEN 1 THEN 'MIDDLE' ELSE 'LOW' END,
    CASE i / 5 % 7 WHEN 0 THEN '' ELSE 'PASS' END, CASE i / 5 % 7 WHEN 4 THEN 400 + i % 100 END FROM n;

INSERT INTO offer_sku (id, offer_id, place, sku_name, barcode, spec_key, live_page_price, final_price, unit_price,
    planned_stock)
WITH {n} SELECT i + 1, {offer} + i / 2, i % 2, '规格' || CAST(i % 2 AS TEXT), CAST(6900000000000 + i * 7919 % 3000017 AS TEXT),
    '规格' || CAST(i % 2 AS TEXT), 1900 + i * 37 % 50000, 1900 + i * 37 % 50000, 1000 + i % 9000, 100 FROM n;

-- What waits for 初选: five of each hundred and five offers, `k` counts them.
INSERT INTO workflow_task (id, workflow_type, biz_type, biz_id, biz_code, biz_title, company_id, company_name, live_room,
    step, step_name, round, role_code, role_name, permission, batchable, status, submitter_id, submit_date, arrive_date,
    due_date, version_no)
WITH {n}, w AS (SELECT i AS k, 105 * (i / 5) + CASE i % 5 WHEN 0 THEN 7 WHEN 1 THEN 40 WHEN 2 THEN 43 WHEN 3 THEN 76 ELSE 79 END AS i
    FROM n)
SELECT {task} + k, 'productOfferTask', 'offer', {offer} + i, 'BP' || CAST(100000000 + i AS TEXT), {name}, {company},
    '压测企业', 'common', 'FirstAppr', '初选', 1, 'SELECTION_FIRST', '初选', 'offer_firstApprove', TRUE, 'APPROVING', {user},
    {time} + i * 20, {time} + i * 20, {time} + i * 20 + 315360000000, 1 FROM w;

INSERT INTO message_location_log (id, user_id, type, title, content, level, link_route, read_states, send_date,
    template_code, channel_results)
WITH {n} SELECT i + 1, {user},
    CASE {nth} % 5 WHEN 0 THEN 'APPROVAL' WHEN 1 THEN 'TODO' WHEN 2 THEN 'CERT' WHEN 3 THEN 'SYSTEM' ELSE 'SECURITY' END,
    '报品审批通过', 'OF' || CAST(i AS TEXT) || '《秋季新品》已全部审批通过。', 'INFO', '/offer/index',
    CASE WHEN {nth} % 10 < 3 THEN 0 ELSE 1 END, {time} + i * 20, 'DOC_APPROVED', '[]' FROM n;

INSERT INTO login_log (id, account_id, login, entry, result, reason, ip, user_agent, created_date)
WITH {n} SELECT i + 1, {user}, 'user', 'PASSWORD', CASE {nth} % 10 WHEN 0 THEN 'FAIL' ELSE 'SUCCESS' END,
    CASE {nth} % 10 WHEN 0 THEN 'auth.bad' ELSE '' END, {ip}, {agent}, {time} + i * 40 FROM n;

INSERT INTO audit_log (id, event, user_id, login, company_id, biz_type, biz_id, before_json, after_json, ip, user_agent,
    request_id, created_date, seal_no, row_hash, prev_hash)
WITH {n} SELECT i + 1, CASE i % 3 WHEN 0 THEN 'auth.login' WHEN 1 THEN 'profile.save' ELSE 'offer.submit' END, {user},
    'user', {company}, CASE i % 3 WHEN 2 THEN 'offer' ELSE 'account' END, i * 7919 % 1000003,
    '{"nameCn":"王小明","vendorPosition":"BD"}', '{"nameCn":"王小明","vendorPosition":"OTHER"}', {ip}, {agent},
    '019a8a3e-7f3a-7c11-' || CAST(100000000000 + i AS TEXT), {time} + i * 10, {seal_no}, {seal}, {seal} FROM n;

-- Where the chain goes on.
INSERT INTO audit_seal (id, seal_no, row_hash)
WITH {n} SELECT 1, {audit_rows}, {seal} FROM n;
