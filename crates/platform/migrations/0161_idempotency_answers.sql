-- Answers are kept sealed from now on; those that were kept open go. A key still stands for what was done.
UPDATE idempotency SET answer = NULL;
