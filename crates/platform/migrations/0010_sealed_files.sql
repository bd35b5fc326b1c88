-- The object of such a file is encrypted with the installation's key.
ALTER TABLE file ADD COLUMN sealed BOOLEAN NOT NULL DEFAULT FALSE;
