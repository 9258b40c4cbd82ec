-- What was decided about terms that the rules now count otherwise: which events, what stood and what came, so that it can be undone.
create table recounts (
  company_id bigint not null constraint recounts_company references companies,
  id bigserial not null,
  at timestamptz not null,
  user_id bigint not null,
  decision text not null constraint recounts_decision check (decision in ('apply', 'keep')),
  terms jsonb not null,
  undone_at timestamptz,
  constraint recounts_pk primary key (company_id, id)
);
call app_protect_company_table('recounts');
