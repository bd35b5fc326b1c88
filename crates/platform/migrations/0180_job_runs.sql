-- The run log is read from its newest line, of all jobs or of those that failed.
CREATE INDEX job_run_started ON job_run (started_date, id);
