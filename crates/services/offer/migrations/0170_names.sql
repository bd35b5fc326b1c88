-- What a company's offers are called, read without their rows: names are compared with all of them.
CREATE INDEX offer_company_names ON offer (company_id, is_deleted, title, id);
