-- What a deletion or a change of many has taken away, for a day: so long it can be taken back to exactly what was.
create table undos (
  company_id bigint not null constraint undos_company references companies,
  id bigserial not null,
  at timestamptz not null,
  user_id bigint not null,
  -- What a role must be allowed to take it back: the same that the deed asked for.
  permission text not null,
  -- What it was about, for its reader; null: many.
  name text,
  -- Of every row the deed has touched: its table, its key, how it was (null: it was not there), which columns are others
  -- now (null: the row was made or has gone), the fingerprint of how the deed left it (null: it has gone).
  rows jsonb not null,
  -- What the log says of the deed.
  entries bigint[] not null,
  undone_at timestamptz,
  constraint undos_pk primary key (company_id, id)
);
create index undos_by_age on undos (at);
call app_protect_company_table('undos');
