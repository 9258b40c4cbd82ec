create table workplaces (
  company_id bigint not null constraint workplaces_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  number text collate "ru-RU-x-icu" not null,
  name text collate "ru-RU-x-icu" not null,
  department_id bigint,
  working_conditions_class text
    constraint workplaces_class check (working_conditions_class in ('1', '2', '3.1', '3.2', '3.3', '3.4', '4')),
  report_on date,
  registered_on date,
  declared boolean not null default false,
  declaration_number text,
  constraint workplaces_pk primary key (company_id, id),
  constraint workplaces_department foreign key (company_id, department_id) references departments (company_id, id)
);
create unique index workplaces_number_unique on workplaces (company_id, lower(number));
call app_protect_company_table('workplaces');

-- One obligation of one employee.
create table events (
  company_id bigint not null constraint events_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  employee_id bigint not null,
  section text not null constraint events_section
    check (section in ('briefing', 'training', 'medical', 'ppe', 'sout', 'risk')),
  -- Which norm asks for it; null: only the company does.
  rule text,
  -- The norms do not take away what somebody entered himself.
  by_hand boolean not null default false,
  -- What the employee was when it was asked for: another position asks for another initial briefing.
  position_id bigint constraint events_position references positions,
  name text collate "ru-RU-x-icu" not null,
  periodicity text not null,
  period_reason text,
  date date,
  first_deadline date,
  -- Computed when the event is written, so that a later edition of a norm moves no deadline that runs.
  deadline date,
  facts jsonb not null,
  on_hand integer not null default 0 constraint events_on_hand check (on_hand >= 0),
  -- Of a return: the issue that is to be given back.
  return_of bigint,
  workplace_id bigint,
  closed_on date,
  closed_reason text,
  constraint events_pk primary key (company_id, id),
  constraint events_employee foreign key (company_id, employee_id) references employees (company_id, id),
  constraint events_workplace foreign key (company_id, workplace_id) references workplaces (company_id, id),
  constraint events_return_of foreign key (company_id, return_of) references events (company_id, id),
  constraint events_workplace_of_sout check (workplace_id is null or section = 'sout'),
  constraint events_return_of_ppe check (return_of is null or section = 'ppe')
);
create index events_by_section on events (company_id, section, deadline) where closed_on is null;
-- Coverage reads nothing but this index.
create index events_by_employee on events (company_id, employee_id, section)
  include (date, deadline, on_hand, return_of) where closed_on is null;
create index events_by_workplace on events (company_id, workplace_id) where workplace_id is not null;
create unique index events_one_return on events (company_id, return_of) where return_of is not null;
call app_protect_company_table('events');

-- What was done when. Rows are never changed, only marked as taken back.
create table event_completions (
  company_id bigint not null constraint event_completions_company references companies,
  id bigserial not null,
  event_id bigint not null,
  kind text not null constraint event_completions_kind check (kind in ('completion', 'correction')),
  date date not null,
  periodicity text not null,
  deadline date,
  facts jsonb not null,
  -- What stood on the event and on its workplace before: taking back restores exactly that.
  before jsonb not null,
  -- The completion that brought this one with it: a report assesses all employees of a workplace.
  cause_id bigint,
  -- The completion that a correction stands for.
  replaces_id bigint,
  at timestamptz not null,
  user_id bigint,
  undone_at timestamptz,
  undone_by bigint,
  constraint event_completions_pk primary key (company_id, id),
  constraint event_completions_event foreign key (company_id, event_id) references events (company_id, id)
);
create index event_completions_by_event on event_completions (company_id, event_id, id);
create index event_completions_by_cause on event_completions (company_id, cause_id) where cause_id is not null;
call app_protect_company_table('event_completions');

-- What the norms ask and the company struck out, with its reason.
create table event_declines (
  company_id bigint not null constraint event_declines_company references companies,
  employee_id bigint not null,
  rule text not null,
  note text not null,
  at timestamptz not null,
  user_id bigint,
  constraint event_declines_pk primary key (company_id, employee_id, rule),
  constraint event_declines_employee foreign key (company_id, employee_id) references employees (company_id, id)
);
call app_protect_company_table('event_declines');

create table employee_instructions (
  company_id bigint not null constraint employee_instructions_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  employee_id bigint not null,
  number text,
  name text collate "ru-RU-x-icu" not null,
  approved_on date,
  revision_due date,
  acknowledged_on date,
  constraint employee_instructions_pk primary key (company_id, id),
  constraint employee_instructions_employee foreign key (company_id, employee_id) references employees (company_id, id)
);
create index employee_instructions_by_employee on employee_instructions (company_id, employee_id)
  include (acknowledged_on, revision_due);
call app_protect_company_table('employee_instructions');
