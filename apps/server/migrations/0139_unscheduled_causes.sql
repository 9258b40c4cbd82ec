-- What happened on a day and asked many for what is out of turn, and what it has brought, so that it can be taken back.
create table unscheduled_causes (
  company_id bigint not null constraint unscheduled_causes_company references companies,
  id bigserial not null,
  at timestamptz not null,
  user_id bigint not null,
  cause text not null,
  happened_on date not null,
  ground text not null,
  whom text not null,
  people integer not null,
  made_events bigint[] not null default '{}',
  rechecked jsonb not null default '[]',
  undone_at timestamptz,
  constraint unscheduled_causes_pk primary key (company_id, id)
);
call app_protect_company_table('unscheduled_causes');
