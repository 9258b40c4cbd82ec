-- Answers to what a template asks, remembered for the company.
create table template_answers (
  company_id bigint not null constraint template_answers_company references companies,
  template_id text not null,
  values jsonb not null,
  updated_at timestamptz not null,
  constraint template_answers_pk primary key (company_id, template_id)
);
call app_protect_company_table('template_answers');

-- A registered paper: the edition of its template, the answers and the facts of its day. It is made again when asked for.
create table documents (
  company_id bigint not null constraint documents_company references companies,
  id bigserial not null,
  template_id text not null,
  edition integer not null,
  name text not null,
  template_group text not null,
  register text not null,
  year integer not null,
  number text not null,
  date date not null,
  employee_id bigint,
  department_id bigint,
  position_id bigint,
  values jsonb not null,
  facts jsonb not null,
  void_reason text,
  voided_at timestamptz,
  created_at timestamptz not null,
  created_by bigint not null,
  constraint documents_pk primary key (company_id, id),
  -- A number is never used twice in its register within a year, not even after the paper was voided.
  constraint documents_number_unique unique (company_id, register, year, number)
);
create index documents_newest on documents (company_id, date desc, id desc);
call app_protect_company_table('documents');
