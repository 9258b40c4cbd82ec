-- What readers of the event stream are told; kept for two days for those who lost the connection.
create table stream_events (
  id bigserial not null constraint stream_events_pk primary key,
  at timestamptz not null,
  -- Null: told to one user, whatever company he looks at.
  company_id bigint,
  user_id bigint,
  kind text not null,
  entity text not null,
  entity_id bigint,
  origin text,
  -- Numbers are given out before a transaction commits, so a lower one may appear after a higher one was sent. A reader
  -- comes back with the oldest transaction that was open when his last event was written and asks from there.
  transaction xid8 not null default pg_current_xact_id(),
  constraint stream_events_addressed check (company_id is not null or user_id is not null)
);
create index stream_events_by_company on stream_events (company_id, transaction);
create index stream_events_by_user on stream_events (user_id, transaction) where user_id is not null;
create index stream_events_by_time on stream_events (at);
