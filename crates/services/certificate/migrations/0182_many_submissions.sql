-- Several submissions may be under way, each for other certificates: which those are is checked under a lock.
DROP INDEX vendor_certificate_open;
