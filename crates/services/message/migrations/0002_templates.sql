-- Words that staff have changed; a template without a row here says what the program says.
CREATE TABLE message_template (
    code TEXT PRIMARY KEY NOT NULL,
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    row_version INTEGER NOT NULL,
    last_modified_by_name TEXT NOT NULL,
    last_modified_date BIGINT NOT NULL
);
