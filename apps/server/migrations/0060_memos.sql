create table memos (
  company_id bigint not null constraint memos_company references companies,
  id bigserial not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Consecutive within the year; a deleted memo's number stays in the log and is not used again.
  number integer not null,
  year integer not null,
  name text not null,
  section text not null constraint memos_section
    check (section in ('briefing', 'training', 'medical', 'ppe', 'sout', 'risk')),
  status text not null constraint memos_status check (status in ('active', 'completed')),
  author text,
  full_name text,
  note text,
  saved_as_completed boolean not null default false,
  constraint memos_pk primary key (company_id, id),
  constraint memos_number_unique unique (company_id, year, number)
);
call app_protect_company_table('memos');

-- A line keeps what it asked for as it was asked, whatever happens to the event later.
create table memo_lines (
  company_id bigint not null constraint memo_lines_company references companies,
  id bigserial not null,
  memo_id bigint not null,
  -- The order in which the paper shows them.
  place integer not null,
  employee_id bigint not null,
  -- Null: added by hand and not done yet.
  event_id bigint,
  -- The completion that this line made; taking the date away takes back exactly it.
  completion_id bigint,
  -- The line's completion made the event itself, which goes with it.
  made_event boolean not null default false,
  -- The line took the employee out of the obligation.
  closed_event boolean not null default false,
  name text not null,
  employee_position text not null,
  department_id bigint not null,
  department text not null,
  periodicity text,
  date date,
  deadline date,
  factor_number text,
  event_type text constraint memo_lines_event_type check (event_type in ('issuance', 'return')),
  ppe text,
  quantity integer,
  unit text,
  working_conditions_class text,
  risk_level text,
  completion_date date,
  final_working_conditions_class text,
  final_risk_level text,
  constraint memo_lines_pk primary key (company_id, id),
  constraint memo_lines_memo foreign key (company_id, memo_id) references memos (company_id, id) on delete cascade,
  constraint memo_lines_employee foreign key (company_id, employee_id) references employees (company_id, id),
  constraint memo_lines_event foreign key (company_id, event_id) references events (company_id, id)
);
create index memo_lines_by_memo on memo_lines (company_id, memo_id, place);
create index memo_lines_by_event on memo_lines (company_id, event_id) where event_id is not null;
create index memo_lines_by_completion on memo_lines (company_id, completion_id) where completion_id is not null;
call app_protect_company_table('memo_lines');

-- The active memo that holds the event: one at most.
alter table events add column memo_id bigint;
alter table events add constraint events_memo foreign key (company_id, memo_id) references memos (company_id, id);
create index events_by_memo on events (company_id, memo_id) where memo_id is not null;
