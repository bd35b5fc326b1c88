-- Who answers for a role among the staff: what waits too long is told to them.
ALTER TABLE account_role ADD COLUMN is_leader BOOLEAN NOT NULL DEFAULT FALSE;
