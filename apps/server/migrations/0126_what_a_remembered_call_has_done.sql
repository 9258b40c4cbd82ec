-- What each transaction of a call with an Idempotency-Key answered (serialised by Node), and the process that runs it.
alter table idempotency_keys add column outcomes bytea, add column process text not null default '';
