-- Papers registered by one archive request share its Idempotency-Key: a repeated request sends them again, with the same
-- numbers, instead of registering others.
alter table documents add column archive_key text;
create index documents_by_archive on documents (company_id, archive_key) where archive_key is not null;
